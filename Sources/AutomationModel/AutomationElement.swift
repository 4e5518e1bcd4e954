import Foundation

/// A snapshot of an element on the screen with the attributes that XCTest gives it: what UI tests and WebDriver clients query.
public struct AutomationElement: Codable, Equatable, Sendable {
    /// `ElementNode.id`: stable while the element lives. What automation adds, such as the window, has the numbers from `firstOwnNumber`.
    public var id: UInt64
    public var type: ElementType
    /// The view's class without its module.
    public var viewClass: String
    /// The accessibility identifier; empty without one.
    public var identifier = ""
    /// The accessibility label, or the visible text; empty without one.
    public var label = ""
    /// `1` and `0` of switches, `50%` of sliders, the text or else the placeholder of text fields.
    public var value: String?
    public var placeholder: String?
    /// In points of the upright interface.
    public var frame: CGRect
    /// The point to touch, in points of the upright interface; nil for the centre of the visible part.
    public var activationPoint: CGPoint?
    public var isEnabled = true
    public var isSelected = false
    public var isFocused = false
    /// Whether assistive technologies read it.
    public var isAccessible = false
    /// `UIAccessibilityTraits` by their names.
    public var traits: [String] = []
    public var customActions: [String] = []
    public var children: [AutomationElement] = []

    /// Where the numbers of elements begin that no view of the app stands for.
    public static let firstOwnNumber: UInt64 = 1 << 62

    public init(id: UInt64, type: ElementType, viewClass: String, frame: CGRect) {
        (self.id, self.type, self.viewClass, self.frame) = (id, type, viewClass, frame)
    }

    /// Visits the element and all below it, parents before children.
    public func forEach(_ body: (AutomationElement) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEach(body) }
    }
}
