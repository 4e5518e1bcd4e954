/// Something about an element that is spoken on request, or with the rest where it is important. Source of the behaviour: Apple's
/// documentation of `AXCustomContent`.
open class AXCustomContent: NSObject {
    /// When the content is spoken.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default`
        /// With the element.
        case high
    }

    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    public var importance = Importance.default
    public var label: String { attributedLabel.string }
    public var value: String { attributedValue.string }

    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }
}

/// An element with more to say than its label and value.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
