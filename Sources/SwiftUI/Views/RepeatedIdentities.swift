/// The identities of a collection's elements, and which of them are those of earlier elements, too; that is counted when it is first asked for.
final class RepeatedIdentities<ID: Hashable> {
    let ids: [ID]
    /// How many elements before it have an element's identity, for those that are not the first.
    private lazy var occurrences = count()

    init(_ ids: [ID]) { self.ids = ids }

    var isUnique: Bool { occurrences.isEmpty }

    /// How many elements before the one at `index` have its identity.
    func occurrence(at index: Int) -> Int { occurrences[index] ?? 0 }

    private func count() -> [Int: Int] {
        var (seen, result): ([ID: Int], [Int: Int]) = ([:], [:])
        seen.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() {
            let before = seen[id, default: 0]
            if before > 0 { result[index] = before }
            seen[id] = before + 1
        }
        return result
    }
}
