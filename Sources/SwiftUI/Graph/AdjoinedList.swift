/// Several lists one after the other, without being told of changes.
final class AdjoinedList: ViewList {
    private let parts: [ViewList]
    init(_ parts: [ViewList]) { self.parts = parts }
    override var count: Int { parts.reduce(0) { $0 + $1.count } }
    override func element(at index: Int) -> ViewElement {
        var index = index
        for part in parts {
            if index < part.count { return part.element(at: index) }
            index -= part.count
        }
        fatalError("no element at \(index)")
    }
    override func index(of id: AnyHashable) -> Int? { parts.index(of: id) }
    override var snapshot: RowSnapshot { RowSnapshot(joining: parts.map(\.snapshot)) }
    override func editing(at index: Int) -> RowEditing? {
        var index = index
        for part in parts {
            if index < part.count { return part.editing(at: index) }
            index -= part.count
        }
        return nil
    }
}
