import Foundation

/// A font of a framework above this one, as it stands in attributed strings: whoever has one can set text without knowing that framework.
package protocol TextStyling: AnyObject {
    var textFont: TextFont { get }
    /// Returns the runs of an attributed string with the framework's attributes.
    static func textRuns(of text: NSAttributedString) -> [TextRun]
}
