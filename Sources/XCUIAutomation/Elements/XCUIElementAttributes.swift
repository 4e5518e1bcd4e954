import UIKit

/// The attributes of an element on the screen.
@preconcurrency @MainActor public protocol XCUIElementAttributes {
    /// The accessibility identifier; empty without one.
    var identifier: String { get }
    /// In points of the screen.
    var frame: CGRect { get }
    /// The raw value: a text for most controls.
    var value: Any? { get }
    var title: String { get }
    /// The accessibility label; empty without one.
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    var isEnabled: Bool { get }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
    var placeholderValue: String? { get }
    var isSelected: Bool { get }
    var hasFocus: Bool { get }
}
