/// Shows choices when a finger stays on a view.
@MainActor struct ContextMenuModifier<Items: View>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let items: Items
    /// Makes the controller that is shown beside the menu; nil for the view itself.
    nonisolated(unsafe) let preview: (@MainActor (EnvironmentValues) -> UIViewController)?
    nonisolated init(items: Items, preview: (@MainActor (EnvironmentValues) -> UIViewController)? = nil) {
        (self.items, self.preview) = (items, preview)
    }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GestureNode(node, inputs)
        let source = ContextMenuSource {
            MenuElements.collect(modifier.untrackedValue.items, inputs)
        } preview: {
            modifier.untrackedValue.preview?(inputs.environment.untrackedValue)
        } outline: { [unowned result] in
            result.contentOutline(for: .contextMenuPreview)
        }
        result.container.addInteraction(UIContextMenuInteraction(delegate: source))
        result.container.keep(source)
        result.traits[ObjectIdentifier(RowTraits.Menu.self)] = TraitBox(source)
        return result
    }
}

/// Tells UIKit what a context menu has.
@MainActor final class ContextMenuSource: NSObject, UIContextMenuInteractionDelegate {
    private let elements: @MainActor () -> [UIMenuElement]
    private let preview: @MainActor () -> UIViewController?
    private let outline: @MainActor () -> UIBezierPath?

    init(
        _ elements: @escaping @MainActor () -> [UIMenuElement], preview: @escaping @MainActor () -> UIViewController?,
        outline: @escaping @MainActor () -> UIBezierPath?
    ) {
        (self.elements, self.preview, self.outline) = (elements, preview, outline)
        super.init()
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        // The menu of a whole row is its list's, which lifts the row.
        isOfWholeRow(interaction.view) ? nil : configuration
    }

    private func isOfWholeRow(_ view: UIView?) -> Bool {
        var outer = view
        while let current = outer {
            if let cell = current as? RowCell {
                return cell.rowMenu === self && (cell.superview as? UICollectionView)?.indexPath(for: cell) != nil
            }
            outer = current.superview
        }
        return false
    }

    /// The menu with its preview; nil for no choices.
    var configuration: UIContextMenuConfiguration? {
        let elements = elements()
        guard !elements.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in UIMenu(children: elements) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view = interaction.view, view.window != nil, let outline = outline() else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = outline
        return UITargetedPreview(view: view, parameters: parameters)
    }
}

/// The choices that a finger staying on a view shows.
@available(iOS, deprecated: 100000.0, message: "Use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Shows choices when a finger stays on the view.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
    /// Shows choices when a finger stays on the view, and `preview` beside them instead of the view.
    nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        nonisolated(unsafe) let preview = preview()
        return modifier(
            ContextMenuModifier(items: menuItems()) { environment in
                let controller = UIHostingController(rootView: preview.environment(\.self, environment))
                controller.preferredContentSize = controller.sizeThatFits(in: CGSize(width: 320, height: CGFloat.infinity))
                return controller
            })
    }
    /// Shows the choices of a menu when a finger stays on the view; none for nil.
    @available(iOS, deprecated: 100000.0, renamed: "contextMenu(menuItems:)")
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}
