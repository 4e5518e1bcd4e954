import CoreGraphics
import QuinceFoundation

/// Options for the bounds of a line.
///
/// Source: Apple's documentation of `CTLineBoundsOptions`.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// The end of a line at which text is left out.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// A line of text. It never changes. Lengths in points, from the line's start on its baseline, y up.
///
/// Source: Apple's documentation of `CTLine`.
public final class CTLine: Hashable, @unchecked Sendable {
    /// In visual order.
    let runs: [CTRun]
    /// The UTF-16 units of the string that the line stands for.
    let range: Range<Int>
    let isRightToLeft: Bool
    /// Of the text and the space at its end.
    let width: CGFloat
    /// Above the baseline, below it and between lines, all positive.
    let ascent, descent, leading: CGFloat

    init(_ runs: [CTRun], range: Range<Int>, isRightToLeft: Bool, empty: LineSource?) {
        (self.runs, self.range, self.isRightToLeft) = (runs, range, isRightToLeft)
        width = runs.reduce(0) { $0 + $1.width }
        var metrics = LineMetrics()
        for run in runs { metrics.include(run.attributes, usesFontLeading: true) }
        if runs.isEmpty, let attributes = empty?.text.attributes.first { metrics.include(attributes, usesFontLeading: true) }
        (ascent, descent, leading) = (metrics.ascent, metrics.descent, metrics.leading)
    }

    /// All of a string on one line.
    convenience init(_ source: LineSource) {
        let (pieces, level) = source.singleLine()
        self.init(pieces, source, baseLevel: level, range: 0..<source.string.length)
    }

    /// - Parameters:
    ///   - pieces: In visual order and in their places, the first at any place.
    ///   - range: Units of the source's stretch.
    convenience init(_ pieces: [TextPiece], _ source: LineSource, baseLevel: Int8, range: Range<Int>) {
        let shift = -(pieces.first?.x ?? 0)
        var runs: [CTRun] = []
        var start = 0
        while start < pieces.count {
            var end = start + 1
            while end < pieces.count, Self.isOneRun(pieces[start], pieces[end]) { end += 1 }
            runs.append(CTRun(Array(pieces[start..<end]), source, shift: shift))
            start = end
        }
        let range = range.lowerBound + source.offset..<range.upperBound + source.offset
        self.init(runs, range: range, isRightToLeft: baseLevel != 0, empty: source)
    }

    private static func isOneRun(_ first: TextPiece, _ second: TextPiece) -> Bool {
        first.run == second.run && first.face === second.face && first.isRightToLeft == second.isRightToLeft
    }

    /// Of the space at the line's end.
    var trailingWhitespaceWidth: CGFloat {
        let pieces = runs.flatMap(\.pieces)
        let space = isRightToLeft ? Array(pieces.prefix { $0.isWhitespace }) : pieces.suffix(pieces.trailingSpaceCount)
        return space.width
    }

    /// The places of the caret by string index, each the first that its index has.
    var caretStops: [CaretStop] {
        var places: [Int: CGFloat] = [:]
        for run in runs {
            for piece in run.pieces where piece.kind != .lineEnd {
                for stop in piece.caretStops(in: run.source.text) {
                    let index = stop.index + run.source.offset
                    // Between two pieces, the start of the second counts.
                    if places[index] == nil || stop.index == piece.range.lowerBound { places[index] = stop.x + run.shift }
                }
            }
        }
        if places.isEmpty { return [CaretStop(index: range.lowerBound, x: 0)] }
        return places.map { CaretStop(index: $0.key, x: $0.value) }.sorted { $0.index < $1.index }
    }

    public static func == (lhs: CTLine, rhs: CTLine) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
