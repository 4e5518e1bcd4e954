/// The order in which people read what stands side by side: line by line from the top, each line from its leading edge.
enum ReadingOrder {
    static func sorted<Item>(_ items: [Item], isRightToLeft: Bool, _ frame: (Item) -> CGRect) -> [Item] {
        let placed = items.map { (item: $0, frame: frame($0)) }
        func isBefore(_ a: CGRect, _ b: CGRect) -> Bool {
            isRightToLeft ? (-a.maxX, a.minY) < (-b.maxX, b.minY) : (a.minX, a.minY) < (b.minX, b.minY)
        }
        var lines: [[(item: Item, frame: CGRect)]] = []
        for element in placed.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = lines.last?.first, isBeside(element.frame, first.frame) {
                lines[lines.count - 1].append(element)
            } else {
                lines.append([element])
            }
        }
        return lines.flatMap { $0.sorted { isBefore($0.frame, $1.frame) } }.map(\.item)
    }

    /// Whether half of the lower of the two stands beside the other.
    private static func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
        min(a.maxY, b.maxY) - max(a.minY, b.minY) > min(a.height, b.height) / 2
    }
}
