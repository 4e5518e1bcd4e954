import AutomationModel
import Foundation

/// An attribute of an element, by the names of WebDriverAgent. Raw values are those of its source.
enum ElementAttribute: String, CaseIterable, Sendable {
    case type, value, name, label, enabled, visible, accessible, accessibilityContainer, focused, selected, x, y, width, height, rect
    case index, hittable, bundleId, processId, placeholderValue, traits, minValue, maxValue, customActions, uid = "UID", frame
    case nativeFrame

    /// The type of an attribute's values in predicates.
    enum Kind: Sendable { case text, number, flag, rectangle }

    /// The attribute of a name, also one with WebDriverAgent's prefix (`wdLabel`, `isWDVisible`) or of older clients.
    init?(named name: String) {
        if let found = Self.byName[name.lowercased()] { self = found } else { return nil }
    }

    private static let byName: [String: ElementAttribute] = {
        var names: [String: ElementAttribute] = [:]
        for attribute in allCases {
            let name = attribute.rawValue.lowercased()
            for prefix in ["", "wd", "is", "iswd"] where prefix.isEmpty || prefix == "wd" || attribute.kind == .flag {
                names[prefix + name] = attribute
            }
        }
        (names["text"], names["classname"], names["class"], names["displayed"]) = (.value, .type, .type, .visible)
        (names["identifier"], names["elementtype"]) = (.name, .type)
        return names
    }()

    var kind: Kind {
        switch self {
        case .enabled, .visible, .accessible, .accessibilityContainer, .focused, .selected, .hittable: .flag
        case .x, .y, .width, .height, .index, .processId: .number
        case .rect, .frame, .nativeFrame: .rectangle
        case .type, .value, .name, .label, .bundleId, .placeholderValue, .traits, .minValue, .maxValue, .customActions, .uid: .text
        }
    }
}

extension ScreenSnapshot {
    /// A text attribute; nil where the element has none.
    func text(_ attribute: ElementAttribute, of number: Int) -> String? {
        text(attribute, of: entries[number].element, isRoot: number == 0)
    }

    /// - Parameter isRoot: Whether it is the application's element.
    func text(_ attribute: ElementAttribute, of element: AutomationElement, isRoot: Bool) -> String? {
        switch attribute {
        case .type: return element.type.className
        case .value: return Self.value(of: element)
        case .name: return Self.name(of: element)
        case .label: return element.label.isEmpty ? nil : element.label
        case .placeholderValue: return element.placeholder
        case .traits: return element.traits.isEmpty ? nil : element.traits.map(Self.traitName).joined(separator: ", ")
        case .customActions: return element.customActions.isEmpty ? nil : element.customActions.joined(separator: ",")
        case .minValue: return Self.range(of: element)?.lower
        case .maxValue: return Self.range(of: element)?.upper
        case .bundleId: return isRoot ? bundleIdentifier : nil
        case .uid: return String(element.id, radix: 16, uppercase: true)
        default: return nil
        }
    }

    /// Whether a flag is set.
    func flag(_ attribute: ElementAttribute, of number: Int) -> Bool {
        switch attribute {
        case .visible: isVisible(number)
        case .hittable: isHittable(number)
        default: Self.flag(attribute, of: entries[number].element)
        }
    }

    /// Whether a flag is set that does not depend on the screen.
    private static func flag(_ attribute: ElementAttribute, of element: AutomationElement) -> Bool {
        switch attribute {
        case .enabled: element.isEnabled
        case .accessible: element.isAccessible
        case .accessibilityContainer: !element.isAccessible && element.children.contains(where: holdsAccessible)
        case .focused: element.isFocused
        case .selected: element.isSelected
        default: false
        }
    }

    /// A number; 0 for what has none.
    func number(_ attribute: ElementAttribute, of number: Int) -> Int {
        let frame = rectangle(of: number)
        return switch attribute {
        case .x: frame.x
        case .y: frame.y
        case .width: frame.width
        case .height: frame.height
        case .index: entries[number].index
        case .processId: Int(process)
        default: 0
        }
    }

    /// The frame in whole points, as WebDriverAgent gives it.
    func rectangle(of number: Int) -> (x: Int, y: Int, width: Int, height: Int) {
        let frame = entries[number].element.frame
        return (Self.whole(frame.minX), Self.whole(frame.minY), Self.whole(frame.width), Self.whole(frame.height))
    }

    private static func whole(_ length: CGFloat) -> Int {
        length.isFinite ? Int(min(max(length.rounded(), -1e9), 1e9)) : 0
    }

    /// An attribute as the protocol's responses have it; null where the element has none.
    func json(_ attribute: ElementAttribute, of number: Int) -> JSONValue {
        switch attribute.kind {
        case .text: return text(attribute, of: number).map { .string($0) } ?? .null
        case .flag: return .bool(flag(attribute, of: number))
        case .number: return .integer(self.number(attribute, of: number))
        case .rectangle:
            let frame = rectangle(of: number)
            return [
                "x": .integer(frame.x), "y": .integer(frame.y), "width": .integer(frame.width), "height": .integer(frame.height),
            ]
        }
    }

    // MARK: Values

    private static func name(of element: AutomationElement) -> String? {
        if !element.identifier.isEmpty { return element.identifier }
        return element.label.isEmpty ? nil : element.label
    }

    /// The value as WebDriverAgent gives it: a text's own text, the placeholder of an empty field, `1` for a selected button.
    private static func value(of element: AutomationElement) -> String? {
        switch element.type {
        case .staticText: return element.value ?? (element.label.isEmpty ? nil : element.label)
        case .button: return element.value ?? (element.isSelected ? "1" : nil)
        default: return element.value
        }
    }

    private static func range(of element: AutomationElement) -> (lower: String, upper: String)? {
        switch element.type {
        case .slider, .progressIndicator: ("0", "1")
        default: nil
        }
    }

    private static func holdsAccessible(_ element: AutomationElement) -> Bool {
        element.isAccessible || element.children.contains(where: holdsAccessible)
    }

    /// `Button`, `StaticText`: the trait as WebDriverAgent writes it.
    private static func traitName(_ trait: String) -> String { trait.prefix(1).uppercased() + trait.dropFirst() }
}
