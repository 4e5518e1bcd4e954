import CoreGraphics
import QuinceFoundation
internal import CTextEngine

/// The status of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The run is written from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The string indices of the glyphs do not rise or fall throughout.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The font has a transform.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Neighbouring glyphs of a line with one font, one look and one direction. It never changes.
///
/// Source: Apple's documentation of `CTRun`.
public final class CTRun: Hashable, @unchecked Sendable {
    /// The pieces of the line that the run consists of, in visual order.
    let pieces: [TextPiece]
    let source: LineSource
    /// Added to the places of the pieces, so that the line begins at 0.
    let shift: CGFloat
    let font: CTFont
    let values: StringAttributes.Values

    /// One entry for each glyph, in visual order.
    let glyphs: [CGGlyph]
    let positions: [CGPoint]
    let advances: [CGSize]
    let indices: [CFIndex]

    init(_ pieces: [TextPiece], _ source: LineSource, shift: CGFloat) {
        (self.pieces, self.source, self.shift) = (pieces, source, shift)
        let values = source.values(at: pieces.first?.range.lowerBound ?? 0)
        let own = StringAttributes.font(values)
        if let face = pieces.first?.face, face !== own.setting.face {
            font = FontMakers.current.makeFont(for: .of(face, size: own.setting.pointSize))
        } else {
            font = own
        }
        self.values = values
        var list = GlyphList(offset: source.offset, rise: pieces.first.map { source.text.attributes[$0.run].baselineOffset } ?? 0)
        for piece in pieces { list.append(piece, x: piece.x + shift) }
        (glyphs, positions, advances, indices) = (list.glyphs, list.positions, list.advances, list.indices)
    }

    var isRightToLeft: Bool { pieces.first?.isRightToLeft ?? false }
    var width: CGFloat { pieces.width }
    var attributes: TextAttributes { source.text.attributes[pieces.first?.run ?? 0] }

    /// The UTF-16 units of the string.
    var range: Range<Int> {
        let start = pieces.map(\.range.lowerBound).min() ?? 0, end = pieces.map(\.range.upperBound).max() ?? 0
        return start + source.offset..<end + source.offset
    }

    /// Above the baseline, below it and between lines, all positive.
    var metrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        if let delegate = StringAttributes.delegate(values) { return (delegate.ascent, delegate.descent, 0) }
        let setting = font.setting
        return (setting.ascender, -setting.descender, setting.leading)
    }

    /// The same run elsewhere in its line.
    func moved(by distance: CGFloat) -> CTRun { CTRun(pieces, source, shift: shift + distance) }

    /// The indices of the glyphs of a range; a length of 0 reaches to the end.
    func glyphIndices(_ range: CFRange) -> Range<Int> {
        let start = min(max(0, range.location), glyphs.count)
        let end = range.length == 0 ? glyphs.count : min(max(start, start &+ range.length), glyphs.count)
        return start..<end
    }

    public static func == (lhs: CTRun, rhs: CTRun) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The glyphs of pieces with their places in a line.
private struct GlyphList {
    /// Added to the indices of units.
    let offset: Int
    /// How far the glyphs stand above the baseline.
    let rise: CGFloat
    var glyphs: [CGGlyph] = []
    var positions: [CGPoint] = []
    var advances: [CGSize] = []
    var indices: [CFIndex] = []

    mutating func append(_ piece: TextPiece, x: CGFloat) {
        var x = x
        let end = x + piece.width
        piece.withGlyphs { placed in
            for glyph in placed {
                let shift = piece.offset(of: glyph), advance = piece.advance(of: glyph)
                add(
                    CGGlyph(truncatingIfNeeded: glyph.glyph), x + shift.width, rise + shift.height, advance,
                    piece.origin + Int(glyph.cluster))
                x += advance
            }
        }
        if piece.glyphs.isEmpty {
            // One place for each unit of a tab, an end of a line or a room that is kept free.
            for index in piece.range {
                add(GlyphShape.noGlyph, x, rise, piece.width / CGFloat(piece.range.count), index)
                x += piece.width / CGFloat(piece.range.count)
            }
        } else if end > x, let last = advances.indices.last {
            // A space that was widened.
            advances[last].width += end - x
        }
    }

    private mutating func add(_ glyph: CGGlyph, _ x: CGFloat, _ y: CGFloat, _ advance: CGFloat, _ index: Int) {
        glyphs.append(glyph)
        positions.append(CGPoint(x: x, y: y))
        advances.append(CGSize(width: advance, height: 0))
        indices.append(index + offset)
    }
}
