/// What this module's own types conform to, asked once for all specialisations of a generic one: where a type does not conform, the runtime walks
/// through all conformances of the process to find that out, and views are specialised for everything that is in them.
///
/// Asked by one thread at a time.
enum OwnTypes {
    private typealias Description = UnsafeRawPointer

    nonisolated(unsafe) private static let module = Metadata.description(of: EmptyView.self).map(Metadata.module)
    nonisolated(unsafe) private static let modified = Metadata.description(of: ModifiedContent<EmptyView, _PaddingLayout>.self)
    /// Those that conform for some arguments and not for others.
    nonisolated(unsafe) private static let conditional: Set<Description> = Set(
        [
            Anchor<Int>.self, ExclusiveGesture<TapGesture, TapGesture>.Value.self, SimultaneousGesture<TapGesture, TapGesture>.Value.self,
            SequenceGesture<TapGesture, TapGesture>.Value.self,
        ].compactMap(Metadata.description))
    nonisolated(unsafe) private static var notEquatable: Set<Description> = []
    nonisolated(unsafe) private static var notSelfComparing: Set<Description> = []

    /// nil for types of other modules.
    private static func description(of type: Any.Type) -> Description? {
        guard let description = Metadata.description(of: type), Metadata.module(of: description) == module else { return nil }
        return description
    }

    /// The type as one whose values are compared by `==`; nil where it is none.
    static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
        guard let description = description(of: type), !conditional.contains(description) else { return type as? any Equatable.Type }
        if description == modified {
            return Metadata.arguments(of: type, count: 2).allSatisfy { equatable($0) != nil } ? type as? any Equatable.Type : nil
        }
        guard !notEquatable.contains(description) else { return nil }
        if let type = type as? any Equatable.Type { return type }
        notEquatable.insert(description)
        return nil
    }

    /// The type as one that knows which of its values are the same, which only this module's do.
    static func selfComparing(_ type: Any.Type) -> (any SelfComparing.Type)? {
        guard let description = description(of: type), !notSelfComparing.contains(description) else { return nil }
        if let type = type as? any SelfComparing.Type { return type }
        notSelfComparing.insert(description)
        return nil
    }
}
