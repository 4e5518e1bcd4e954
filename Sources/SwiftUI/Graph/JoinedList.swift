/// Several lists one after the other.
final class JoinedList: ViewList {
    private let parts: [ViewList]
    private var ends: [Int]?

    init(_ parts: [ViewList]) {
        self.parts = parts
        super.init()
        for part in parts { part.parent = self }
    }

    override func countChanged() { ends = nil }

    private func knownEnds() -> [Int] {
        if let ends { return ends }
        var sum = 0
        let made = parts.map { part in
            sum += part.count
            return sum
        }
        ends = made
        return made
    }

    override var count: Int { knownEnds().last ?? 0 }

    override func element(at index: Int) -> ViewElement {
        let ends = knownEnds()
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > index { high = middle } else { low = middle + 1 }
        }
        return parts[low].element(at: index - (low == 0 ? 0 : ends[low - 1]))
    }

    override func index(of id: AnyHashable) -> Int? { parts.index(of: id) }
    override var snapshot: RowSnapshot { RowSnapshot(joining: parts.map(\.snapshot)) }

    override func editing(at index: Int) -> RowEditing? {
        let ends = knownEnds()
        guard let part = ends.firstIndex(where: { $0 > index }) else { return nil }
        return parts[part].editing(at: index - (part == 0 ? 0 : ends[part - 1]))
    }

    /// Neighbours outside of sections go together.
    override var sections: [ListSection] {
        var result: [ListSection] = []
        var loose: [ViewList] = []
        func close() {
            guard !loose.isEmpty else { return }
            result.append(ListSection(content: loose.count == 1 ? loose[0] : AdjoinedList(loose)))
            loose = []
        }
        for part in parts {
            let inner = part.sections
            if inner.count == 1, inner[0].header == nil, inner[0].footer == nil, inner[0].id == nil {
                loose.append(inner[0].content)
            } else if !inner.isEmpty {
                close()
                result += inner
            }
        }
        close()
        return result
    }
}
