/// Finds the conformances that compare values of a type, with as few queries of the runtime as possible (`ConformanceIndex`).
enum ComparableTypes {
    nonisolated(unsafe) private static let modified = Metadata.description(of: ModifiedContent<EmptyView, _PaddingLayout>.self)

    /// The type as one whose values are compared by `==`; nil where it is none.
    static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
        guard ConformanceIndex.shared.mayConform(type, to: .equatable), areArgumentsEquatable(type) else { return nil }
        return type as? any Equatable.Type
    }

    /// False where a type would have to be specialised for others to be `Equatable`.
    private static func areArgumentsEquatable(_ type: Any.Type) -> Bool {
        if Metadata.isOptional(type) { return equatable(Metadata.arguments(of: type, count: 1)[0]) != nil }
        guard let description = Metadata.description(of: type), description == modified else { return true }
        return Metadata.arguments(of: type, count: 2).allSatisfy { equatable($0) != nil }
    }

    /// The type as one that knows which of its values are the same.
    static func selfComparing(_ type: Any.Type) -> (any SelfComparing.Type)? {
        ConformanceIndex.shared.mayConform(type, to: .selfComparing) ? type as? any SelfComparing.Type : nil
    }
}
