// Text drawn glyph by glyph: declared, so that the compiler says what is missing. Strings are drawn by UIKit.

/// A glyph of a font.
public typealias CGGlyph = UInt16
/// A glyph's place in a font.
public typealias CGFontIndex = UInt16

/// The drawing of text.
@available(*, unavailable, message: "not yet in Quince: text drawn by a graphics context; NSAttributedString draws strings")
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    case invisible = 3
    case fillClip = 4
    case strokeClip = 5
    case fillStrokeClip = 6
    case clip = 7
}

extension CGContext {
    @available(*, unavailable, message: "not yet in Quince: text drawn by a graphics context; NSAttributedString draws strings")
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    @available(*, unavailable, message: "not yet in Quince: text drawn by a graphics context; NSAttributedString draws strings")
    public func setFont(_ font: CGFont) {}
    @available(*, unavailable, message: "not yet in Quince: text drawn by a graphics context; NSAttributedString draws strings")
    public func setFontSize(_ size: CGFloat) {}
    @available(*, unavailable, message: "not yet in Quince: text drawn by a graphics context; NSAttributedString draws strings")
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    @available(*, unavailable, message: "not yet in Quince: text drawn by a graphics context; NSAttributedString draws strings")
    public var textMatrix: CGAffineTransform {
        get { .identity }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: text drawn by a graphics context; NSAttributedString draws strings")
    public var textPosition: CGPoint {
        get { .zero }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: text drawn by a graphics context; NSAttributedString draws strings")
    public func showGlyphs(_ g: [CGGlyph], at positions: [CGPoint]) {}
}
