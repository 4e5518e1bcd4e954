/// Does something when a drag rests on a view, as opening a folder.
///
/// Source: Apple's “UISpringLoadedInteraction”.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private let behavior: (any UISpringLoadedInteractionBehavior)?
    private let effect: (any UISpringLoadedInteractionEffect)?

    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        (behavior, effect, self.handler) = (interactionBehavior, interactionEffect, handler)
        super.init()
    }

    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    func allows(_ context: any UISpringLoadedInteractionContext) -> Bool { behavior?.shouldAllow(self, with: context) ?? true }
    func changed(_ context: any UISpringLoadedInteractionContext) {
        if let effect { effect.interaction(self, didChangeWith: context) } else { highlight(context.state) }
    }
    func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
    func finished() { behavior?.interactionDidFinish(self) }

    /// The system's effect: the view dims while a drag is about to open it.
    private func highlight(_ state: UISpringLoadedInteractionEffectState) {
        guard let view else { return }
        UIView.animate(withDuration: 0.2) { view.alpha = state == .activating ? 0.5 : 1 }
    }
}

public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    /// A drag is over the view.
    case possible = 1
    /// It rests there.
    case activating = 2
    case activated = 3
}

/// The context of a drag over a view that it may open.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag may open a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a view is from being opened by a drag.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
