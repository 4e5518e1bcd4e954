/// Presents controllers of UIKit's from where a view stands.
@MainActor final class ControllerPresenter {
    fileprivate var node: LayoutNode?
    fileprivate var environment: Attribute<EnvironmentValues>?
    nonisolated init() {}

    /// Presents what `make` makes, in a popover at the view where that is how it is presented.
    func present(_ make: (EnvironmentValues) -> UIViewController) {
        guard let node, let environment, let from = node.host.presentingController else { return }
        let controller = make(environment.untrackedValue)
        if let popover = controller.popoverPresentationController, let view = node.containingView {
            popover.sourceView = view
            popover.sourceRect = node.frameInContainer
        }
        from.present(controller, animated: true)
    }
}

/// Tells a presenter where a view stands.
@MainActor struct PresenterModifier: NodeModifier {
    typealias Body = Never
    let presenter: ControllerPresenter
    nonisolated init(presenter: ControllerPresenter) { self.presenter = presenter }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let presenter = modifier.untrackedValue.presenter
        presenter.node = node
        presenter.environment = inputs.environment
        inputs.scope.atEnd { MainActor.assumeIsolated { presenter.node = nil } }
        return node
    }
}
