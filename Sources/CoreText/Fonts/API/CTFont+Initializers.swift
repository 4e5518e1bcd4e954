import CoreGraphics
import QuinceFoundation

// The initializers that fonts have in Swift. A font is of a subclass, which the initializer of a class cannot make; one of a protocol can.

/// A font that functions make.
public protocol _FontMadeByFunction {}

extension CTFont: _FontMadeByFunction {}

extension _FontMadeByFunction {
    /// Makes the system's font for a use, or the font of running text where the use has none.
    ///
    /// - Parameters:
    ///   - size: In points; 0 takes the use's own.
    ///   - language: Of no effect: the system font has the letters of all languages.
    public init(_ uiType: CTFontUIFontType, size: CGFloat, language: CFString? = nil) {
        self = (CTFontCreateUIFontForLanguage(uiType, size, language) ?? CTFontCreateUIFontForLanguage(.system, size, language)) as! Self
    }

    /// Makes the font of a name, or one that stands for it; a size of 0 points takes 12.
    public init(_ name: CFString, size: CGFloat, options: CTFontOptions = []) { self = CTFontCreateWithName(name, size, nil) as! Self }

    /// Makes the font of a name with a transform of its letters.
    public init(_ name: CFString, transform: CGAffineTransform, options: CTFontOptions = []) {
        self = withUnsafePointer(to: transform) { CTFontCreateWithName(name, 0, $0) } as! Self
    }

    /// Makes the font that a descriptor describes; a size of 0 points takes the descriptor's.
    public init(_ fontDescriptor: CTFontDescriptor, size: CGFloat, options: CTFontOptions = []) {
        self = CTFontCreateWithFontDescriptor(fontDescriptor, size, nil) as! Self
    }
}
