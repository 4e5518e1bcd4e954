/// The elements that have left the screen: of many, those that left first are let go where nothing of theirs would be lost.
@MainActor final class DepartedElements {
    /// So many stay as they are, because people scroll back and forth.
    private static let limit = 64
    /// The first to leave comes first.
    private var elements: [ViewElement] = []

    func left(_ element: ViewElement) {
        guard element.keeper != nil, !element.scope.keepsState else { return }
        cameBack(element)
        elements.append(element)
    }

    func cameBack(_ element: ViewElement) { elements.removeAll { $0 === element } }

    /// - Parameter isShown: Whether an element is on the screen after all.
    func letGo(unless isShown: (ViewElement) -> Bool = { _ in false }) {
        while elements.count > Self.limit {
            let first = elements.removeFirst()
            if !isShown(first) { first.keeper?.letGo() }
        }
    }
}
