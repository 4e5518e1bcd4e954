import UIKit

/// The swipes from a web view's edges that go back and forward.
@MainActor final class EdgeSwipes {
    private weak var web: WKWebView?
    private var recognizers: [UIScreenEdgePanGestureRecognizer] = []

    init(_ web: WKWebView) { self.web = web }

    func update() {
        guard let web else { return }
        recognizers.forEach { web.removeGestureRecognizer($0) }
        recognizers = web.allowsBackForwardNavigationGestures ? [recognizer(.left), recognizer(.right)] : []
        recognizers.forEach { web.addGestureRecognizer($0) }
    }

    private func recognizer(_ edge: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.handlers.append { [weak self] recognizer in
            guard recognizer.state == .ended, let web = self?.web, let pan = recognizer as? UIPanGestureRecognizer else { return }
            let distance = pan.translation(in: web).x
            guard abs(distance) > web.bounds.width / 3 || abs(pan.velocity(in: web).x) > 500 else { return }
            if edge == .left { web.goBack() } else { web.goForward() }
        }
        recognizer.edges = edge
        return recognizer
    }
}
