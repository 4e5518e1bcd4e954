import CoreGraphics
import QuinceFoundation

/// A font at a size. `UIFont` inherits from it, so that casts between both yield the same object, as on iOS.
///
/// Source: Apple's documentation of `CTFont`.
open class CTFont: NSObject, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    /// The transform of the font's letters; set by whoever makes the font, before anybody else has it.
    package final var matrix = CGAffineTransform.identity

    package init(matrix: CGAffineTransform) {
        self.matrix = matrix
        super.init()
    }
}

extension CTFont {
    /// Every font is of a subclass that can be set: UIKit's, or `PlainFont`.
    var styling: any TextStyling {
        guard let styling = self as? any TextStyling else { fatalError("\(type(of: self)) is no font that text can be set in.") }
        return styling
    }

    /// The font that text is set in.
    var setting: TextFont { styling.textFont }
}
