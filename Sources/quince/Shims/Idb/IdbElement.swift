import AutomationModel
import Foundation
import Simulator

/// Elements as `idb ui describe-all` prints them: macOS's accessibility attributes.
enum IdbElement {
    /// The elements that assistive technologies and people tell apart, the application first.
    static func all(_ screen: ScreenSnapshot) -> [AutomationElement] {
        var elements = [screen.root]
        for child in screen.root.children { child.forEach { if isShown($0) { elements.append($0) } } }
        return elements
    }

    /// The elements as a tree: what only holds others is left out.
    static func tree(_ screen: ScreenSnapshot) -> [String: Any] { object(screen.root, screen, isNested: true) }

    /// The innermost element at a point.
    static func element(at x: Double, _ y: Double, _ screen: ScreenSnapshot) -> AutomationElement {
        all(screen).last { $0.frame.contains(CGPoint(x: x, y: y)) } ?? screen.root
    }

    static func object(_ element: AutomationElement, _ screen: ScreenSnapshot, isNested: Bool = false) -> [String: Any] {
        let (role, subrole, description) = role(of: element)
        func optional(_ text: String?) -> Any { text.flatMap { $0.isEmpty ? nil : $0 } ?? NSNull() }
        let frame = element.frame
        var object: [String: Any] = [
            "AXFrame": "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}",
            "AXLabel": optional(element.label), "AXUniqueId": optional(element.identifier), "AXValue": optional(element.value),
            "frame": ["x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height].mapValues(Self.rounded),
            "role": role, "type": String(role.dropFirst(2)), "subrole": subrole ?? NSNull() as Any, "role_description": description,
            "title": NSNull(), "help": NSNull(), "enabled": element.isEnabled, "content_required": false,
            "custom_actions": element.customActions, "pid": screen.processIdentifier,
        ]
        if element.type == .application { object["AXLabel"] = optional(element.label) }
        if isNested { object["children"] = shown(below: element).map { self.object($0, screen, isNested: true) } }
        return object
    }

    /// The nearest elements below that are shown.
    private static func shown(below element: AutomationElement) -> [AutomationElement] {
        element.children.flatMap { isShown($0) ? [$0] : shown(below: $0) }
    }

    private static func isShown(_ element: AutomationElement) -> Bool {
        switch element.type {
        case .window, .any: false
        case .other, .image, .scrollView, .table, .collectionView, .cell, .group:
            element.isAccessible || !element.identifier.isEmpty || !element.label.isEmpty
        case .staticText: !element.label.isEmpty || element.isAccessible
        default: true
        }
    }

    /// Whether an element has a size and something to be known by, or a role that is touched.
    static func isInteractable(_ element: AutomationElement) -> Bool {
        guard element.frame.width > 0, element.frame.height > 0 else { return false }
        let role = role(of: element).role
        return !element.label.isEmpty || !element.identifier.isEmpty
            || ["AXButton", "AXTextField", "AXTextArea", "AXCheckBox", "AXSlider", "AXLink"].contains(role)
    }

    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// Whole numbers without a fraction, as AppKit writes rectangles.
    private static func number(_ value: Double) -> String {
        let value = rounded(value)
        return Int(exactly: value).map(String.init) ?? "\(value)"
    }

    static func role(of element: AutomationElement) -> (role: String, subrole: String?, description: String) {
        switch element.type {
        case .application: ("AXApplication", nil, "application")
        case .button where element.traits.contains("toggleButton"): ("AXCheckBox", "AXSwitch", "switch")
        case .button: ("AXButton", nil, "button")
        case .staticText where element.traits.contains("header"): ("AXHeading", nil, "heading")
        case .staticText: ("AXStaticText", nil, "text")
        case .textField: ("AXTextField", nil, "text field")
        case .searchField: ("AXTextField", "AXSearchField", "search text field")
        case .secureTextField: ("AXTextField", "AXSecureTextField", "secure text field")
        case .textView: ("AXTextArea", nil, "text entry area")
        case .image, .icon: ("AXImage", nil, "image")
        case .switch, .toggle: ("AXCheckBox", "AXSwitch", "switch")
        case .slider: ("AXSlider", nil, "slider")
        case .link: ("AXLink", nil, "link")
        case .navigationBar: ("AXGroup", nil, "Nav bar")
        case .tabBar: ("AXGroup", nil, "Tab Bar")
        case .toolbar: ("AXToolbar", nil, "toolbar")
        case .table: ("AXTable", nil, "table")
        case .progressIndicator: ("AXProgressIndicator", nil, "progress indicator")
        case .activityIndicator: ("AXBusyIndicator", nil, "busy indicator")
        case .webView: ("AXWebArea", nil, "HTML content")
        default: ("AXGroup", nil, "group")
        }
    }
}
