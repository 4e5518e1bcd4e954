/// What is kept for the elements of a list as long as these are there.
@MainActor final class ElementTable<Value> {
    /// Elements are held: another one in the same place in memory would be taken for the one that has gone.
    private var entries: [ObjectIdentifier: (element: ViewElement, value: Value)] = [:]
    private let ended: (Value) -> Void

    /// - Parameter ended: Called with what was kept for an element that has ended.
    init(ended: @escaping (Value) -> Void = { _ in }) { self.ended = ended }

    subscript(_ element: ViewElement) -> Value? { entries[ObjectIdentifier(element)]?.value }

    /// What is kept for an element, made when it is first asked for.
    func value(for element: ViewElement, _ make: () -> Value) -> Value {
        if let known = self[element] { return known }
        let value = make()
        let id = ObjectIdentifier(element)
        entries[id] = (element, value)
        element.scope.atEnd { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let entry = self.entries.removeValue(forKey: id) else { return }
                self.ended(entry.value)
            }
        }
        return value
    }
}
