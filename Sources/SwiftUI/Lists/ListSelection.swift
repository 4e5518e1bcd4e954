/// The rows of a list that are chosen, whatever the type of their tags is.
@MainActor struct ListSelection {
    let allowsSeveral: Bool
    nonisolated(unsafe) let get: @MainActor () -> Set<AnyHashable>
    nonisolated(unsafe) let set: @MainActor (Set<AnyHashable>) -> Void
    /// Whether a value is of the kind that is chosen.
    nonisolated(unsafe) let takes: (AnyHashable) -> Bool

    nonisolated static func one<Value: Hashable>(_ selection: Binding<Value?>) -> ListSelection {
        ListSelection(
            allowsSeveral: false, get: { Set([selection.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) },
            set: { selection.wrappedValue = $0.first?.base as? Value }, takes: { $0.base is Value })
    }

    nonisolated static func several<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListSelection {
        ListSelection(
            allowsSeveral: true, get: { Set(selection.wrappedValue.map { AnyHashable($0) }) },
            set: { selection.wrappedValue = Set($0.compactMap { $0.base as? Value }) }, takes: { $0.base is Value })
    }

    nonisolated private init(
        allowsSeveral: Bool, get: @escaping @MainActor () -> Set<AnyHashable>, set: @escaping @MainActor (Set<AnyHashable>) -> Void,
        takes: @escaping (AnyHashable) -> Bool
    ) {
        self.allowsSeveral = allowsSeveral
        self.get = get
        self.set = set
        self.takes = takes
    }
}
