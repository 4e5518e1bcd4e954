import Foundation

/// Places the screens of an app side by side: those that take one more action stand one column further to the right.
struct ScreenMap {
    struct Place: Equatable {
        var x, y: Int
    }

    /// In points of the page.
    static let cardWidth = 148
    static let cardHeight = 372
    private static let columnGap = 92
    private static let rowGap = 26
    private static let margin = 28
    /// More screens of one depth take another column.
    private static let mostRows = 3

    private(set) var places: [String: Place] = [:]
    private(set) var width = 0
    private(set) var height = 0

    init(_ screens: [ExplorationReport.Screen]) {
        let last = (screens.compactMap(\.depth).max() ?? 0) + 1
        var column = 0
        for depth in 0...last {
            let members = screens.filter { ($0.depth ?? last) == depth }
            for (index, screen) in members.enumerated() {
                if index > 0, index % Self.mostRows == 0 { column += 1 }
                let row = index % Self.mostRows
                places[screen.id] = Place(
                    x: Self.margin + column * (Self.cardWidth + Self.columnGap), y: Self.margin + row * (Self.cardHeight + Self.rowGap))
            }
            if !members.isEmpty { column += 1 }
        }
        width = Self.margin + column * (Self.cardWidth + Self.columnGap)
        height = (places.values.map(\.y).max() ?? 0) + Self.cardHeight + Self.margin
    }

    /// The path of an edge in an SVG: from the source's right side to the target's left one, or below both where it leads back.
    func path(from source: String, to target: String) -> String? {
        guard let from = places[source], let to = places[target] else { return nil }
        let (startY, endY) = (from.y + 120, to.y + 120)
        if to.x > from.x {
            let (start, end) = (from.x + Self.cardWidth, to.x)
            let bend = max((end - start) / 2, 30)
            return "M\(start) \(startY)C\(start + bend) \(startY) \(end - bend) \(endY) \(end - 7) \(endY)"
        }
        let (start, end) = (from.x, to.x + Self.cardWidth)
        let bend = to.x == from.x ? 44 : max((start - end) / 2, 40)
        let target = to.x == from.x ? to.x - 7 : end + 7
        let control = to.x == from.x ? to.x - bend : end + bend
        return "M\(start) \(startY + 60)C\(start - bend) \(startY + 60) \(control) \(endY + 60) \(target) \(endY + 60)"
    }
}
