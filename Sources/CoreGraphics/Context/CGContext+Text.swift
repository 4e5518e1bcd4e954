/// The parts of letters that are painted.
///
/// Source: Apple's documentation of `CGTextDrawingMode`.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    case invisible = 3
    @available(*, unavailable, message: "not yet in Quince: text as a clip; clip to the paths of the glyphs (CTFontCreatePathForGlyph)")
    case fillClip = 4
    @available(*, unavailable, message: "not yet in Quince: text as a clip; clip to the paths of the glyphs (CTFontCreatePathForGlyph)")
    case strokeClip = 5
    @available(*, unavailable, message: "not yet in Quince: text as a clip; clip to the paths of the glyphs (CTFontCreatePathForGlyph)")
    case fillStrokeClip = 6
    @available(*, unavailable, message: "not yet in Quince: text as a clip; clip to the paths of the glyphs (CTFontCreatePathForGlyph)")
    case clip = 7
}

extension CGContext {
    /// The point of user space at which text is drawn next: the translation of the text matrix.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Sets which parts of letters are painted: their insides, in the text's colour, or their outlines, in the stroke colour.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

    package var textDrawingMode: CGTextDrawingMode { state.textMode }
    /// In user space.
    package var lineWidth: CGFloat { state.lineWidth }
}
