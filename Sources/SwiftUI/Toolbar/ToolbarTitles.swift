/// The content of the menu at a bar's title. Source: Apple's documentation of `ToolbarTitleMenu`.
@MainActor @preconcurrency public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        let view = inputs.view, preferences = view.host.preferences
        let source = TitleMenuSource { suggested in
            MenuElements.collect(content.attribute.untrackedValue.content, view) { values in
                // What edits a bound title comes from the bar.
                if values.rename == nil, let action = suggested.first as? UIAction {
                    values.rename = RenameAction { action.performWithSender(nil, target: nil) }
                }
            }
        }
        preferences.setTitleMenu(source)
        view.scope.atEnd { MainActor.assumeIsolated { preferences.removeTitleMenu(source) } }
        return _ToolbarOutputs { [] }
    }
}

/// Stands in the place of a title that is not shown.
private final class RemovedTitleView: UIView {}

extension UINavigationItem {
    /// Whether the bar shows no title, which screens above still call the way back by.
    var removesTitle: Bool {
        get { titleView is RemovedTitleView }
        set {
            guard newValue != removesTitle else { return }
            titleView = newValue ? RemovedTitleView() : nil
            largeTitleDisplayMode = newValue ? .never : .automatic
        }
    }
}

/// Lists what a title menu shows, when it opens.
@MainActor final class TitleMenuSource {
    /// - Parameter suggested: The bar's own actions: the one that edits the title.
    let elements: @MainActor (_ suggested: [UIMenuElement]) -> [UIMenuElement]
    init(_ elements: @escaping @MainActor ([UIMenuElement]) -> [UIMenuElement]) { self.elements = elements }

    func menu(_ suggested: [UIMenuElement]) -> UIMenu {
        UIMenu(children: [UIDeferredMenuElement.uncached { [self] in $0(elements(suggested)) }])
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Without content of its own the system's actions for documents are listed; here there are none.
    @available(*, unavailable, message: "not yet in Quince: the system's actions for documents in title menus")
    nonisolated public init() { content = EmptyView() }
}

extension View {
    /// Gives the title of the bar around the view a menu. It stands in the line of the bar's items then. A `RenameButton` in it edits a title
    /// that is bound, where no `renameAction(_:)` says otherwise.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = content()
        return toolbar { ToolbarTitleMenu { menu } }.configuringController { controller, _ in
            if controller.navigationItem.largeTitleDisplayMode == .automatic { controller.navigationItem.largeTitleDisplayMode = .never }
        }
    }
    /// Says how the bar around the view shows its title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
    /// Says what the bar around the view is for.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        configuringController { controller, _ in
            switch role.kind {
            case .automatic, .stack: controller.navigationItem.style = .navigator
            case .browser: controller.navigationItem.style = .browser
            case .editor: controller.navigationItem.style = .editor
            }
        }
    }
}
