/// The elements of UIKit's menus that a closure lists.
@MainActor enum MenuElements {
    /// Makes the views and reads what they stand for.
    ///
    /// - Parameter changes: Changes their environment.
    static func collect<Content: View>(
        _ content: Content, _ inputs: _ViewInputs, changes: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) -> [UIMenuElement] {
        let adjust = { (values: inout EnvironmentValues) in
            changes(&values)
            values.labelStyling = LabelStyling(DefaultLabelStyle())
            values.collectsMenus = true
            values.pickerKind = .automatic
        }
        return CollectedButtons.read(content, inputs, adjust: adjust) { elements($0) }
    }

    /// Sections and what stands between dividers are groups of their own.
    static func elements(_ list: ViewList) -> [UIMenuElement] {
        var groups = [MenuGroup()]
        let sections = list.sections
        for section in sections {
            if sections.count > 1 { groups.append(MenuGroup()) }
            if let header = section.header { groups.append(MenuGroup(title: title(of: header))) }
            for element in section.content.elements {
                let node = element.node
                if node is DividerNode {
                    groups.append(MenuGroup())
                } else {
                    groups[groups.count - 1].elements += items(in: node)
                }
            }
        }
        groups.removeAll(where: \.elements.isEmpty)
        guard groups.count > 1 || groups.first?.title.isEmpty == false else { return groups.first?.elements ?? [] }
        return groups.map { UIMenu(title: $0.title, options: .displayInline, children: $0.elements) }
    }

    private static func title(of header: ViewList) -> String {
        header.elements.map { CollectedButtons.title(of: $0.node) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func items(in node: LayoutNode) -> [UIMenuElement] {
        if let menu = node as? CollectedMenuNode { return [menu.menu] }
        if let choices = node as? CollectedChoicesNode { return [choices.menu] }
        if let item = CollectedButtons.item(node) { return [action(item)] }
        return node.children.flatMap(items)
    }

    private static func action(_ item: CollectedButtons.Item) -> UIAction {
        var attributes: UIMenuElement.Attributes = []
        if item.role == .destructive { attributes.insert(.destructive) }
        if !item.isEnabled { attributes.insert(.disabled) }
        if item.keepsMenu { attributes.insert(.keepsMenuPresented) }
        return UIAction(title: item.title, image: item.image, attributes: attributes) { _ in item.action() }
    }
}

/// Elements that stand together, between lines.
private struct MenuGroup {
    var title = ""
    var elements: [UIMenuElement] = []
}

private struct CollectsMenusKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether views are made to be read for a menu.
    var collectsMenus: Bool {
        get { self[CollectsMenusKey.self] }
        set { self[CollectsMenusKey.self] = newValue }
    }
}

/// A menu within another.
@MainActor final class CollectedMenuNode: LayoutNode {
    let menu: UIMenu

    private init(_ menu: UIMenu, _ inputs: _ViewInputs) {
        self.menu = menu
        super.init(inputs)
    }

    static func make<Label: View, Content: View>(_ label: _GraphValue<Label>, _ content: _GraphValue<Content>, _ inputs: _ViewInputs)
        -> CollectedMenuNode
    {
        let node = Label._makeView(view: label, inputs: inputs).node
        let list = Content._makeViewList(view: content, inputs: _ViewListInputs(inputs)).list
        return CollectedMenuNode(
            UIMenu(title: CollectedButtons.title(of: node), image: node.firstImage, children: MenuElements.elements(list)), inputs)
    }
}

/// The options of a picker within a menu.
struct MenuChoices: PrimitiveView {
    typealias Body = Never
    let options: [PickerOption]
    let choice: PickerChoice

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let value = view.attribute.untrackedValue
        let chosen = value.choice.index(in: value.options)
        let environment = inputs.environment.untrackedValue
        let isPalette = environment.pickerKind == .palette
        let actions = value.options.enumerated().map { index, option in
            let isChosen = index == chosen
            let effect = isPalette && isChosen ? environment.paletteSelectionEffect : .automatic
            let image = effect.image(option.image), tint = isPalette ? option.tint : nil
            let shown = tint.map { image?.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image
            return UIAction(title: option.title, image: shown, state: isChosen && !effect.isCustom ? .on : .off) { _ in
                value.choice.set(option.tag)
            }
        }
        let options: UIMenu.Options = isPalette ? [.displayInline, .displayAsPalette] : .displayInline
        return _ViewOutputs(CollectedChoicesNode(UIMenu(options: options, children: actions), inputs))
    }
}

@MainActor final class CollectedChoicesNode: LayoutNode {
    let menu: UIMenu

    init(_ menu: UIMenu, _ inputs: _ViewInputs) {
        self.menu = menu
        super.init(inputs)
    }
}
