import CoreGraphics
internal import CTextEngine

/// A part of a line that is drawn at once: one font file, one look, one direction, no break inside unless it is cut.
struct TextPiece {
    enum Kind { case text, space, tab, attachment, lineEnd }

    var kind: Kind
    /// UTF-16 units of the whole text.
    var range: Range<Int>
    var run: Int
    var face: FontFace
    var level: Int8
    /// The text it was shaped with, which may be more than the piece: letters are kerned and joined across pieces.
    var shaped: ShapedText
    /// Which of those glyphs are the piece's, and where in the whole text their clusters are counted from.
    var glyphs: Range<Int>
    var origin: Int
    /// Whether it looks different where its line ends after it.
    var joinsNext = false
    /// Points.
    var width: CGFloat
    /// Whether a line may end after it.
    var breaksAfter: Bool
    /// The scale of the glyphs: points per em, across and up.
    var size: CGSize
    /// Added to each advance, in points.
    var spacing: CGFloat
    var slant: CGFloat
    /// The left edge in its line.
    var x: CGFloat = 0

    var isRightToLeft: Bool { level % 2 != 0 }
    var isWhitespace: Bool { kind == .space || kind == .tab || kind == .lineEnd }

    /// Returns the advance of a glyph, in points.
    func advance(of glyph: QTGlyph) -> CGFloat {
        qt_width(glyph.advance, glyph.advance > 0 ? 1 : 0, shaped.unitsPerEm, size.width, spacing)
    }

    /// Returns the offset of a glyph from its position, in points, y up.
    func offset(of glyph: QTGlyph) -> CGSize {
        let em = CGFloat(shaped.unitsPerEm)
        return CGSize(width: CGFloat(glyph.x) / em * size.width, height: CGFloat(glyph.y) / em * size.height)
    }

    func withGlyphs<Result>(_ body: (UnsafeBufferPointer<QTGlyph>) -> Result) -> Result { shaped.withGlyphs(glyphs, body) }
}
