/// Several views.
@MainActor @preconcurrency public struct TupleView<T> {
    nonisolated(unsafe) public var value: T

    nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: View, ListView {
    public typealias Body = Never

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        _ViewListOutputs(JoinedList(parts.map { $0.make(view.attribute, inputs) }))
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        var sum = 0
        for part in parts {
            guard let count = part.count() else { return nil }
            sum += count
        }
        return sum
    }

    /// How a part of the tuple is taken out and shown.
    private struct Part {
        let make: @MainActor (Attribute<TupleView<T>>, _ViewListInputs) -> ViewList
        let count: @MainActor () -> Int?
    }

    private static var parts: [Part] {
        if let known = TuplePlans.known[ObjectIdentifier(T.self)] as? [Part] { return known }
        let parts = Metadata.tupleElements(of: T.self).map { element in
            guard let type = element.type as? any View.Type else { fatalError("\(element.type) is no view") }
            return part(type, element.offset)
        }
        TuplePlans.known[ObjectIdentifier(T.self)] = parts
        return parts
    }

    private static func part<Content: View>(_ type: Content.Type, _ offset: Int) -> Part {
        Part(
            make: { tuple, inputs in
                let content = tuple.map(in: inputs.base.scope) { tuple in
                    withUnsafeBytes(of: tuple.value) { $0.load(fromByteOffset: offset, as: Content.self) }
                }
                return Content._makeViewList(view: _GraphValue(content), inputs: inputs).list
            },
            count: { Content._viewListCount(inputs: _ViewListCountInputs()) })
    }
}

/// The parts of tuple types, found once.
@MainActor private enum TuplePlans {
    static var known: [ObjectIdentifier: Any] = [:]
}
