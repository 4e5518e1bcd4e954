/// A row or column of a lazy grid.
///
/// Source: Apple's documentation of `GridItem`.
public struct GridItem: Equatable, Sendable {
    /// How wide a column is, or how high a row.
    public enum Size: Equatable, Sendable {
        /// One item of a length.
        case fixed(CGFloat)
        /// One item between two lengths.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as find room.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next item.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// The tracks that the items of a grid come to in some room.
struct GridTracks: Equatable {
    struct Track: Equatable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []

    /// - Parameters:
    ///   - items: The items as the app said them.
    ///   - room: The length there is.
    init(_ items: [GridItem], room: CGFloat) {
        var spaces: [CGFloat] = []
        for (index, item) in items.enumerated() where index + 1 < items.count { spaces.append(item.spacing ?? ViewSpacing.standard) }
        var remaining = max(0, room - spaces.reduce(0, +))
        for item in items { if case .fixed(let length) = item.size { remaining -= length } }
        var open = items.filter { if case .fixed = $0.size { false } else { true } }.count
        var start: CGFloat = 0
        for (index, item) in items.enumerated() {
            let space = index < spaces.count ? spaces[index] : 0
            switch item.size {
            case .fixed(let length): append(&start, length, item)
            case .flexible(let minimum, let maximum):
                let length = max(minimum, min(maximum, max(0, remaining) / CGFloat(open)))
                append(&start, length, item)
                (remaining, open) = (remaining - length, open - 1)
            case .adaptive(let minimum, let maximum):
                let share = max(0, remaining) / CGFloat(open)
                appendAdaptive(&start, share, minimum, maximum, item)
                (remaining, open) = (remaining - share, open - 1)
            }
            start += space
        }
    }

    private mutating func append(_ start: inout CGFloat, _ length: CGFloat, _ item: GridItem) {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length
    }

    /// The most tracks that one adaptive item comes to.
    private static let longest = 1000

    private mutating func appendAdaptive(
        _ start: inout CGFloat, _ room: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ item: GridItem
    ) {
        let space = item.spacing ?? ViewSpacing.standard
        let fitting = ((room + space) / (max(minimum, 1) + space)).rounded(.down)
        let count = fitting.isFinite ? Int(min(max(fitting, 1), CGFloat(Self.longest))) : 1
        let length = max(minimum, min(maximum, (room - space * CGFloat(count - 1)) / CGFloat(count)))
        for index in 0..<count {
            append(&start, length, item)
            if index + 1 < count { start += space }
        }
    }

    /// The length from the first track's beginning to the last one's end.
    var length: CGFloat { (tracks.last.map { $0.start + $0.length } ?? 0) }
}
