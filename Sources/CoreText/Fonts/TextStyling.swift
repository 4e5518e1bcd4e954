import CoreGraphics

/// A font of a framework above this one, as it stands in attributed strings: whoever has one can set text without knowing that framework.
package protocol TextStyling: AnyObject {
    var textFont: TextFont { get }
    /// The PostScript name, and that of the family.
    var fontName: String { get }
    var familyName: String { get }
    /// Returns the runs of an attributed string with the framework's attributes.
    static func textRuns(of text: NSAttributedString) -> [TextRun]
}

/// A colour of a framework above this one.
package protocol TextColoring: AnyObject {
    var textColor: CGColor { get }
}

/// A paragraph style of this framework or of one above it.
package protocol ParagraphStyling: AnyObject {
    var textParagraphStyle: TextParagraphStyle { get }
}

/// A font descriptor of a framework above this one.
package protocol FontDescribing: AnyObject {
    /// The attributes by the names that this framework has for them.
    var describedAttributes: [String: Any] { get }
}
