/// A button that shows choices.
///
/// Source: Apple's documentation of `Menu`.
@MainActor @preconcurrency public struct Menu<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let primaryAction: (@MainActor () -> Void)?

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }
    /// - Parameter primaryAction: The action of a tap. The menu then opens with a long press.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    nonisolated init(content: () -> Content, label: () -> Label, action: (@MainActor () -> Void)?) {
        self.label = label()
        self.content = content()
        primaryAction = action
    }

    public var body: some View { StyledMenu(label: label, content: content, primaryAction: primaryAction) }
}

/// The menu in the style around it.
private struct StyledMenu<Label: View, Content: View>: View {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let primaryAction: (@MainActor () -> Void)?
    @Environment(\.menuStyling) private var styling
    @Environment(\.collectsMenus) private var collectsMenus
    @Environment(\.buttonStyling) private var buttonStyling

    var body: some View {
        if !collectsMenus, let styling = styling ?? (buttonStyling.isBordered ? MenuStyling(ButtonMenuStyle()) : nil) {
            styling.make(
                MenuStyleConfiguration(
                    label: MenuStyleConfiguration.Label(label), content: MenuStyleConfiguration.Content(content),
                    primaryAction: primaryAction))
        } else {
            MenuButton(label: label, content: content, primaryAction: primaryAction)
        }
    }
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// Shows the label of a menu over UIKit's button, which shows the menu.
struct MenuButton<Label: View, Content: View>: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let primaryAction: (@MainActor () -> Void)?

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if inputs.environment.untrackedValue.collectsMenus {
            return _ViewOutputs(CollectedMenuNode.make(view.map(inputs.scope) { $0.label }, view.map(inputs.scope) { $0.content }, inputs))
        }
        var inner = inputs
        inner.environment =
            inputs.changingEnvironment { values in
                values.isInListRow = false
                if values.foreground == nil { values.foreground = AnyShapeStyle(Color.accentColor) }
            }.environment
        let label = Label._makeView(view: view.map(inputs.scope) { $0.label }, inputs: inner).node
        let node = MenuNode(label, inputs)
        let content = view.map(inputs.scope) { $0.content }.attribute
        node.observe(inputs) { [unowned node] in
            let environment = inputs.environment.value
            node.set(isEnabled: environment.isEnabled, primaryAction: view.value.primaryAction, order: environment.menuOrder) {
                MenuElements.collect(content.untrackedValue, inputs)
            }
        }
        return _ViewOutputs(node)
    }
}

/// A label with UIKit's button over it.
@MainActor private final class MenuNode: WrapperNode {
    private let button = UIButton(frame: .zero)
    private let holder: MenuHolder
    private var action: (@MainActor () -> Void)?

    override init(_ content: LayoutNode, _ inputs: _ViewInputs) {
        holder = MenuHolder(button)
        super.init(content, inputs)
        holder.node = self
        displayView = holder
        button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
    }

    func set(
        isEnabled: Bool, primaryAction: (@MainActor () -> Void)?, order: MenuOrder, _ elements: @escaping @MainActor () -> [UIMenuElement]
    ) {
        action = primaryAction
        button.preferredMenuElementOrder = order.order
        button.isEnabled = isEnabled
        button.showsMenuAsPrimaryAction = primaryAction == nil
        // What a menu shows is found out when it opens.
        button.menu = UIMenu(children: [UIDeferredMenuElement.uncached { $0(elements()) }])
    }

    override var isContainer: Bool { true }
    override func didDisplayChildren() { holder.collectItems() }
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        var inner: [AccessibilityItem] = []
        for child in children { child.collectAccessibility(into: &inner) }
        let item = AccessibilityItem(self, view: button)
        item.content.label = inner.compactMap(\.spokenLabel).joined(separator: ", ")
        item.content.identifier = inner.lazy.compactMap(\.content.identifier).first
        elements.append(item)
    }
}

/// Holds the label's layers, and the button over them.
private final class MenuHolder: DisplayContainer {
    private let button: UIButton

    init(_ button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        addSubview(button)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        bringSubviewToFront(button)
    }
}
