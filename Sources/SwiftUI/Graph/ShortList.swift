/// A list that mostly holds one element, for which nothing is allocated.
struct ShortList<Element> {
    private var first: Element?
    /// The elements after `first`; empty while there is at most one.
    private var rest: ContiguousArray<Element> = []

    var count: Int { first == nil ? 0 : rest.count + 1 }
    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Element {
        get { index == 0 ? first! : rest[index - 1] }
        set { if index == 0 { first = newValue } else { rest[index - 1] = newValue } }
    }

    mutating func append(_ element: Element) { if first == nil { first = element } else { rest.append(element) } }

    mutating func remove(at index: Int) {
        guard index == 0 else {
            rest.remove(at: index - 1)
            return
        }
        first = rest.isEmpty ? nil : rest.removeFirst()
    }

    /// Removes the elements from `index` on.
    mutating func removeSuffix(from index: Int) {
        if index > 0 { return rest.removeSubrange((index - 1)...) }
        self = ShortList()
    }

    mutating func removeAll(where isUnwanted: (Element) -> Bool) {
        rest.removeAll(where: isUnwanted)
        if let first, isUnwanted(first) { remove(at: 0) }
    }

    /// The last element that fits, from the end on.
    func lastIndex(where fits: (Element) -> Bool) -> Int? { indices.last { fits(self[$0]) } }

    /// The first element that fits among those before `end`.
    func firstIndex(before end: Int, where fits: (Element) -> Bool) -> Int? { (0..<min(end, count)).first { fits(self[$0]) } }

    func contains(where fits: (Element) -> Bool) -> Bool { indices.contains { fits(self[$0]) } }
}
