// Text drawn glyph by glyph: declared, so that the compiler says what is missing. Strings are drawn by UIKit.

/// A glyph of a font.
public typealias CGGlyph = UInt16
/// A glyph's place in a font.
public typealias CGFontIndex = UInt16

extension CGContext {
    @available(
        *, unavailable, message: "not yet in Quince: glyphs drawn by a graphics context; CTFontDrawGlyphs and NSAttributedString draw text"
    )
    public func setFont(_ font: CGFont) {}
    @available(
        *, unavailable, message: "not yet in Quince: glyphs drawn by a graphics context; CTFontDrawGlyphs and NSAttributedString draw text"
    )
    public func setFontSize(_ size: CGFloat) {}
    @available(
        *, unavailable, message: "not yet in Quince: glyphs drawn by a graphics context; CTFontDrawGlyphs and NSAttributedString draw text"
    )
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    @available(
        *, unavailable, message: "not yet in Quince: glyphs drawn by a graphics context; CTFontDrawGlyphs and NSAttributedString draw text"
    )
    public func showGlyphs(_ g: [CGGlyph], at positions: [CGPoint]) {}
}
