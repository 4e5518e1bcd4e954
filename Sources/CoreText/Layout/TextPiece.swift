import CoreGraphics

/// A part of a line that is drawn at once: one font file, one look, one direction, no break inside unless it is cut.
struct TextPiece {
    enum Kind { case text, space, tab, attachment, lineEnd }

    var kind: Kind
    /// UTF-16 units of the whole text.
    var range: Range<Int>
    var run: Int
    var face: FontFace
    var level: Int8
    var shaped: ShapedText
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

    func advance(of glyph: ShapedGlyph) -> CGFloat { glyph.advance * size.width + (glyph.advance > 0 ? spacing : 0) }
}
