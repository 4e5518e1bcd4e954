internal import AutomationModel
import QuinceFoundation
import UIKit

/// An element of a tree that the host has sent.
@preconcurrency @MainActor final class ElementSnapshot: NSObject, XCUIElementSnapshot {
    let element: AutomationElement
    let parts: [ElementSnapshot]
    /// The number of the element that the tree begins with is 0, and so on in the order of the tree.
    nonisolated let position: Int
    private let screen: CGSize

    /// - Parameter screen: The size of the whole screen, which decides on size classes.
    init(_ element: AutomationElement, screen: CGSize, position: inout Int) {
        self.position = position
        position += 1
        parts = element.children.map { ElementSnapshot($0, screen: screen, position: &position) }
        var own = element
        own.children = []
        (self.element, self.screen) = (own, screen)
    }

    convenience init(_ root: AutomationElement) {
        var position = 0
        self.init(root, screen: root.frame.size, position: &position)
    }

    // MARK: Attributes

    var identifier: String { element.identifier }
    var frame: CGRect { element.frame }
    var value: Any? { element.value }
    /// iOS's elements have none.
    var title: String { "" }
    var label: String { element.label }
    var elementType: XCUIElement.ElementType { XCUIElement.ElementType(rawValue: element.type.rawValue) ?? .other }
    var isEnabled: Bool { element.isEnabled }
    var placeholderValue: String? { element.placeholder }
    var isSelected: Bool { element.isSelected }
    var hasFocus: Bool { element.isFocused }
    var children: [any XCUIElementSnapshot] { parts }
    var horizontalSizeClass: UIUserInterfaceSizeClass { min(screen.width, screen.height) >= 600 ? .regular : .compact }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        min(screen.width, screen.height) >= 600 || screen.height > screen.width ? .regular : .compact
    }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var result: [XCUIElement.AttributeName: Any] = [
            .elementType: elementType.rawValue, .identifier: identifier, .label: label, .title: title, .frame: frame,
            .selected: isSelected, .enabled: isEnabled, .hasFocus: hasFocus, .horizontalSizeClass: horizontalSizeClass.rawValue,
            .verticalSizeClass: verticalSizeClass.rawValue, .children: parts.map(\.dictionaryRepresentation),
        ]
        result[.value] = value
        result[.placeholderValue] = placeholderValue
        return result
    }

    // MARK: Searching

    /// Whether the element's type is one that is asked for.
    func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || elementType == type }

    /// All elements below it, in the order of the tree.
    var descendants: [ElementSnapshot] { parts.flatMap { [$0] + $0.descendants } }

    /// Whether it is an element or below it in the same tree.
    func isPart(of other: ElementSnapshot) -> Bool { position == other.position || other.descendants.contains { $0.position == position } }

    /// Whether a text identifies the element.
    func isNamed(_ name: String) -> Bool { [identifier, label, title, element.value ?? "", placeholderValue ?? ""].contains(name) }

    /// The point to touch; nil where nothing of the element is on the screen.
    var hitPoint: CGPoint? {
        let whole = CGRect(origin: .zero, size: screen)
        if let point = element.activationPoint, whole.contains(point) { return point }
        let area = frame.intersection(whole)
        return area.isNull || area.width < 1 || area.height < 1 ? nil : CGPoint(x: area.midX, y: area.midY)
    }

    // MARK: For people

    override var description: String { MainActor.assumeIsolated { line } }

    /// `Button, {{16.0, 60.0}, {80.0, 44.0}}, identifier: 'save', label: 'Save'`
    var line: String {
        var parts = [element.type.title, Self.text(frame)]
        if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
        if !label.isEmpty { parts.append("label: '\(label)'") }
        if let placeholder = placeholderValue, !placeholder.isEmpty { parts.append("placeholderValue: '\(placeholder)'") }
        if let value = element.value, !value.isEmpty { parts.append("value: \(value)") }
        if isSelected { parts.append("Selected") }
        if !isEnabled { parts.append("Disabled") }
        if hasFocus { parts.append("Keyboard Focused") }
        return parts.joined(separator: ", ")
    }

    /// The element and all below it, one a line.
    func tree(depth: Int = 0) -> String {
        ([String(repeating: "  ", count: depth) + line] + parts.map { $0.tree(depth: depth + 1) }).joined(separator: "\n")
    }

    private static func text(_ frame: CGRect) -> String {
        func number(_ value: CGFloat) -> String { "\((Double(value) * 10).rounded() / 10)" }
        return "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}"
    }
}

/// Attributes as predicates name them.
extension ElementSnapshot: KeyValueCoding {
    nonisolated func codedValue(forKey key: String) -> Any? { MainActor.assumeIsolated { ElementKeys.value(key, of: self) } }
    nonisolated func setCodedValue(_ value: Any?, forKey key: String) {}
}
