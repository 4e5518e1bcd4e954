/// The size of an item on a page, in cells of the icon grid.
public enum ItemSize: String, Codable, Sendable, CaseIterable {
    case icon, small, medium, large
    /// On iPads only.
    case extraLarge = "extra-large"

    public var columns: Int {
        switch self {
        case .icon: 1
        case .small: 2
        case .medium, .large: 4
        case .extraLarge: 8
        }
    }

    public var rows: Int {
        switch self {
        case .icon: 1
        case .small, .medium: 2
        case .large, .extraLarge: 4
        }
    }
}

/// A rectangle of a page's places.
public struct GridPlace: Equatable, Sendable {
    public var column, row: Int
    public var size: ItemSize

    public init(column: Int, row: Int, size: ItemSize = .icon) { (self.column, self.row, self.size) = (column, row, size) }
}

/// The places of a page.
public struct HomeGrid: Equatable, Sendable {
    public var columns, rows: Int
    /// Places of the dock.
    public var dock: Int

    public init(columns: Int, rows: Int, dock: Int) { (self.columns, self.rows, self.dock) = (columns, rows, dock) }

    public static let phone = HomeGrid(columns: 4, rows: 6, dock: 4)
    public static let pad = HomeGrid(columns: 8, rows: 6, dock: 8)
    /// The Today view, which scrolls.
    public static let today = HomeGrid(columns: 4, rows: 400, dock: 0)

    /// Returns the places of items of the given sizes: each in the first free place, row by row; nil for the first that does not fit and all after
    /// it.
    public func places(of sizes: [ItemSize]) -> [GridPlace?] {
        var taken = Set<Int>()
        var isFull = false
        return sizes.map { size in
            guard !isFull, let place = firstPlace(for: size, besides: taken) else {
                isFull = true
                return nil
            }
            taken.formUnion(cells(of: place))
            return place
        }
    }

    /// Whether all items of these sizes find a place.
    public func holds(_ sizes: [ItemSize]) -> Bool { !places(of: sizes).contains(nil) }

    private func firstPlace(for size: ItemSize, besides taken: Set<Int>) -> GridPlace? {
        guard size.columns <= columns, size.rows <= rows else { return nil }
        // Widgets begin at even columns: two of them stand side by side.
        let step = size == .icon ? 1 : 2
        for row in 0...(rows - size.rows) {
            for column in stride(from: 0, through: columns - size.columns, by: step) {
                let place = GridPlace(column: column, row: row, size: size)
                if taken.isDisjoint(with: cells(of: place)) { return place }
            }
        }
        return nil
    }

    private func cells(of place: GridPlace) -> [Int] {
        (place.row..<place.row + place.size.rows).flatMap { row in
            (place.column..<place.column + place.size.columns).map { row * columns + $0 }
        }
    }
}
