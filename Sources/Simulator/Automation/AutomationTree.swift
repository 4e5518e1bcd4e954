import AutomationModel
import DeviceProtocol
import Foundation

/// Translates the element tree of a process into XCTest's elements.
struct AutomationTree {
    private let turn: DisplayTurn
    /// The frame of the on-screen keyboard; null without one.
    private let keyboard: CGRect

    /// Deeper trees are read to this depth, as flows do.
    private static let deepest = 500

    /// - Parameters:
    ///   - root: The application's node.
    ///   - turn: The rotation of the interface on the display.
    static func application(_ root: ElementNode, turn: DisplayTurn) -> AutomationElement {
        let tree = AutomationTree(root, turn: turn)
        var application = tree.element(root, depth: 0, withChildren: false)
        var window = AutomationElement(
            id: AutomationElement.firstOwnNumber, type: .window, viewClass: "UIWindow", frame: CGRect(origin: .zero, size: turn.size))
        window.children = root.children.map { tree.element($0, depth: 2) }
        application.children = [window]
        return application
    }

    private init(_ root: ElementNode, turn: DisplayTurn) {
        self.turn = turn
        keyboard = root.children.first { $0.role == "keyboard" && $0.frame.count == 4 }.map { turn.frame(of: $0) } ?? .null
    }

    private func element(_ node: ElementNode, depth: Int, withChildren: Bool = true) -> AutomationElement {
        var element = AutomationElement(id: node.id, type: Self.type(of: node), viewClass: node.className, frame: turn.frame(of: node))
        element.identifier = node.identifier ?? ""
        element.label = node.label ?? (Self.fields.contains(element.type) ? "" : node.text ?? "")
        element.value = Self.value(of: node, element.type)
        element.placeholder = node.placeholder
        element.activationPoint = turn.activationPoint(of: node) ?? pointBesideKeyboard(element.frame)
        (element.isEnabled, element.isSelected, element.isFocused) = (node.isEnabled, node.isSelected, node.isFocused)
        element.isAccessible = node.isAccessibilityElement
        (element.traits, element.customActions) = (node.traits.filter { $0 != ElementNode.imageName }, node.customActions)
        if withChildren, depth < Self.deepest { element.children = node.children.map { self.element($0, depth: depth + 1) } }
        addTitle(to: &element)
        // A web view that is named itself contains the view of its page, which else stands for it.
        for index in element.children.indices where element.type == .webView && element.children[index].type == .webView {
            element.children[index].type = .other
        }
        return element
    }

    /// As on iOS, an alert is called what its title says, and a navigation bar's identifier is its title.
    private func addTitle(to element: inout AutomationElement) {
        guard let title = element.children.first(where: { $0.type == .staticText })?.label else { return }
        switch element.type {
        case .alert, .sheet: if element.label.isEmpty { element.label = title }
        case .navigationBar: if element.identifier.isEmpty { element.identifier = title }
        default: break
        }
    }

    private static let fields: Set<ElementType> = [.textField, .secureTextField, .textView, .searchField]

    private static func type(of node: ElementNode) -> ElementType {
        if node.traits.contains("searchField") { return .searchField }
        if node.traits.contains("toggleButton") { return .switch }
        return classes[node.className] ?? types[node.role] ?? .other
    }

    /// Types of views whose roles say less than their classes.
    private static let classes: [String: ElementType] = [
        "MKMapView": .map, "WKWebView": .webView, "PageView": .webView, "PickerWheel": .pickerWheel, "UIPickerView": .picker,
        "UIDatePicker": .datePicker, "UIPageControl": .pageIndicator, "UISegmentedControl": .segmentedControl, "UIStepper": .stepper,
        "UIScrollView": .scrollView, "UIColorWell": .colorWell,
    ]

    private static let types: [String: ElementType] = [
        "application": .application, "button": .button, "text": .staticText, "image": .image, "textField": .textField,
        "secureTextField": .secureTextField, "textView": .textView, "slider": .slider, "switch": .switch, "alert": .alert,
        "navigationBar": .navigationBar, "tabBar": .tabBar, "toolbar": .toolbar, "table": .table, "collection": .collectionView,
        "keyboard": .keyboard, "key": .key, "scrollView": .scrollView, "datePicker": .datePicker, "days": .collectionView,
        "picker": .picker, "stepper": .stepper, "cell": .cell, "progress": .progressIndicator, "activityIndicator": .activityIndicator,
        "link": .link,
    ]

    private static func value(of node: ElementNode, _ type: ElementType) -> String? {
        guard fields.contains(type) else { return node.value }
        if let text = node.text, !text.isEmpty { return text }
        return node.placeholder ?? ""
    }

    /// The point to touch of an element whose middle is behind the keyboard; nil for others, and where nothing of it is above.
    private func pointBesideKeyboard(_ frame: CGRect) -> CGPoint? {
        let visible = frame.intersection(CGRect(origin: .zero, size: turn.size))
        guard !keyboard.isNull, !visible.isNull, visible.midY >= keyboard.minY, visible.minY < keyboard.minY - 1 else { return nil }
        return CGPoint(x: visible.midX, y: (visible.minY + keyboard.minY) / 2)
    }
}

extension PhoneDriver {
    /// The elements of the foreground process as XCTest sees them: an application with its window.
    ///
    /// - Throws: `AppFailure` when the process does not run or does not answer.
    public func automationTree() throws -> AutomationElement {
        try findHome()
        return AutomationTree.application(try session.elementsForAutomation(), turn: turn)
    }
}
