import QuinceFoundation

// Attributes of strings that lines and frames are made of. Source: Apple's documentation of Core Text's string attributes.

/// A font; without one text is set in 12 points.
public let kCTFontAttributeName: CFString = "NSFont"
/// Whether text is drawn in the context's fill colour instead of its own.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A number of points that is added to each advance; it turns ligatures off.
public let kCTKernAttributeName: CFString = "NSKern"
/// A number of points that is added to each advance.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// A number; 0 for no ligatures.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// A colour; without one text is black.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A colour behind the text.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// A *CTParagraphStyle*, or UIKit's.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// A number, in percent of the font's size: the width of outlines. Negative values fill letters, too.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The colour of outlines; without one they have the text's.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// A number: *CTUnderlineStyle* with *CTUnderlineStyleModifiers*.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The colour of underlines; without one they have the text's.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// A number of points by which text is moved up.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// A *CTRunDelegate* that says how much room the text takes, which is not drawn.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

@available(*, unavailable, message: "not yet in Quince: superscripts; a smaller font and kCTBaselineOffsetAttributeName")
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
@available(*, unavailable, message: "not yet in Quince: text that runs down")
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
@available(*, unavailable, message: "not yet in Quince: text that runs down")
public let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
@available(*, unavailable, message: "not yet in Quince: glyphs chosen by number; CTFontDrawGlyphs draws them")
public let kCTGlyphInfoAttributeName: CFString = "CTGlyphInfo"
@available(*, unavailable, message: "not yet in Quince: a language for a part of a text; the user's languages count")
public let kCTLanguageAttributeName: CFString = "NSLanguage"
@available(*, unavailable, message: "not yet in Quince: directions of parts of a text; a paragraph style has one")
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"

/// The line under text.
public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let single = CTUnderlineStyle(rawValue: 0x01)
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// The pattern of a line under text.
public enum CTUnderlineStyleModifiers: Int32, Sendable {
    case patternSolid = 0x0000
    case patternDot = 0x0100
    case patternDash = 0x0200
    case patternDashDot = 0x0300
    case patternDashDotDot = 0x0400
}
