@_spi(Quince) import QuinceFoundation
import UIKit

/// The attributes of elements by the keys that predicates use; `isEnabled` is `enabled`, too.
@MainActor enum ElementKeys {
    /// The value of a key; a key that no element has ends the tests with iOS's message.
    static func value(_ key: String, of attributes: any XCUIElementAttributes) -> Any? {
        switch key {
        case "identifier": attributes.identifier
        case "label": attributes.label
        case "title": attributes.title
        case "value": attributes.value
        case "placeholderValue": attributes.placeholderValue
        case "elementType": NSNumber(value: attributes.elementType.rawValue)
        case "enabled", "isEnabled": NSNumber(value: attributes.isEnabled)
        case "selected", "isSelected": NSNumber(value: attributes.isSelected)
        case "hasFocus", "focused", "hasKeyboardFocus": NSNumber(value: attributes.hasFocus)
        case "frame": NSValue(cgRect: attributes.frame)
        case "horizontalSizeClass": NSNumber(value: attributes.horizontalSizeClass.rawValue)
        case "verticalSizeClass": NSNumber(value: attributes.verticalSizeClass.rawValue)
        default: undefined(key)
        }
    }

    static func undefined(_ key: String) -> Any? {
        raise(.undefinedKeyException, "elements have no attribute “\(key)” that a predicate could compare")
    }
}
