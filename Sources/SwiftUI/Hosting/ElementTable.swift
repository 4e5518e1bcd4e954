/// A table of values by element, each dropped when its element ends.
@MainActor final class ElementTable<Value> {
    /// Elements are held: another one in the same place in memory would be taken for the one that has gone.
    private var entries: [ObjectIdentifier: (element: ViewElement, value: Value)] = [:]
    private let ended: (Value) -> Void

    /// - Parameter ended: Called with what was kept for an element that has ended.
    init(ended: @escaping (Value) -> Void = { _ in }) { self.ended = ended }

    subscript(_ element: ViewElement) -> Value? { entries[ObjectIdentifier(element)]?.value }

    /// Returns the value of an element, made on first access.
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
