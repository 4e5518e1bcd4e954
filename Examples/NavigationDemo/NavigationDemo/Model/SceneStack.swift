/// What is changed in a stack of scenes by looking into it, rather than by pushing and popping.
struct SceneStack<Element> {
    /// From the root to the top.
    private(set) var elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
    }

    /// The lowest element of a kind.
    func first(where isWanted: (Element) -> Bool) -> Element? {
        elements.first(where: isWanted)
    }

    /// Exchanges the root; an empty stack gets one.
    mutating func replaceRoot(with element: Element) {
        elements.replaceSubrange(elements.indices.prefix(1), with: [element])
    }

    /// Takes the top away; the root always stays.
    mutating func removeTop() {
        if elements.count > 1 { elements.removeLast() }
    }
}
