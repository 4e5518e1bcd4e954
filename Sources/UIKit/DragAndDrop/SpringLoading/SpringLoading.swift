/// Watches where the drag rests, and opens what is spring-loaded there.
@MainActor final class SpringLoading {
    static let shared = SpringLoading()

    private final class Context: NSObject, UISpringLoadedInteractionContext {
        var state = UISpringLoadedInteractionEffectState.inactive
        weak var targetView: UIView?
        var targetItem: Any?
        var session: LocalSession?

        func location(in view: UIView?) -> CGPoint { view.flatMap { session?.location(in: $0) } ?? session?.place.point ?? .zero }
    }

    private var interaction: UISpringLoadedInteraction?
    private var context = Context()
    private let timer = GestureTimer()
    private var place = CGPoint.zero

    /// Seconds a drag rests before the view begins to open, and until it does.
    private static let (restDuration, blinkDuration): (TimeInterval, TimeInterval) = (0.5, 0.5)
    /// How far a resting finger may move, in points.
    private static let slack: CGFloat = 10

    func update(_ session: LocalSession) {
        let found = interactionUnder(session)
        let isFar = hypot(session.place.point.x - place.x, session.place.point.y - place.y) > Self.slack
        if found !== interaction {
            end()
            guard let found else { return }
            let context = Context()
            (context.targetView, context.session) = (found.view, session)
            guard found.allows(context) else { return }
            (interaction, self.context) = (found, context)
            change(.possible)
            rest(at: session.place.point)
        } else if interaction != nil, isFar, context.state == .possible {
            rest(at: session.place.point)
        }
    }

    private func rest(at point: CGPoint) {
        place = point
        timer.start(Self.restDuration) { [weak self] in
            self?.change(.activating)
            self?.timer.start(Self.blinkDuration) { self?.activate() }
        }
    }

    private func activate() {
        guard let interaction else { return }
        change(.activated)
        interaction.activate(context)
    }

    func end() {
        timer.cancel()
        guard let interaction else { return }
        change(.inactive)
        interaction.finished()
        self.interaction = nil
    }

    private func change(_ state: UISpringLoadedInteractionEffectState) {
        context.state = state
        interaction?.changed(context)
    }

    private func interactionUnder(_ session: LocalSession) -> UISpringLoadedInteraction? {
        guard let origin = session.place.window else { return nil }
        for window in UIApplication.shared.windowsForTouches {
            guard var view = window.hitTest(origin.convert(session.place.point, to: window), with: nil) else { continue }
            while true {
                for case let found as UISpringLoadedInteraction in view.interaction.interactions { return found }
                guard let parent = view.superview else { return nil }
                view = parent
            }
        }
        return nil
    }
}
