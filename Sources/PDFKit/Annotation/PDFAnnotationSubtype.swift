/// The kind of an annotation.
///
/// Source: Apple's documentation of `PDFAnnotationSubtype`.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    @available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
    @available(*, unavailable, message: "not yet in Quince: windows of notes in PDF documents")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
}

/// A key of an annotation's values.
///
/// Source: Apple's documentation of `PDFAnnotationKey`.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let action = PDFAnnotationKey(rawValue: "/A")
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let date = PDFAnnotationKey(rawValue: "/M")
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
}

/// The line around an annotation.
///
/// Source: Apple's documentation of `PDFBorder`.
open class PDFBorder: NSObject {
    /// In points.
    open var lineWidth: CGFloat = 1
    open var style = PDFBorderStyle.solid
    /// Lengths of dashes and gaps, in points.
    open var dashPattern: [Any]?

    public override init() { super.init() }

    /// Lengths for a context's line.
    var dashes: [CGFloat] {
        guard style == .dashed else { return [] }
        return dashPattern?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? ($0 as? CGFloat) } ?? [3]
    }
}

/// The look of an annotation's line.
public enum PDFBorderStyle: Int, Sendable {
    case solid = 0
    case dashed
    case beveled
    case inset
    case underline
}

/// The kind of an annotation of text.
public enum PDFMarkupType: Int, Sendable {
    case highlight = 0
    case strikeOut
    case underline
    case redact
}
