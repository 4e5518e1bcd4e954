import DeviceProtocol
import UIKit

/// The swipe up from the lower edge: home, or the app switcher where the finger rests.
///
/// The device gives the home screen those touches alone that begin at the edge.
@MainActor final class HomeSwipe: NSObject, UIGestureRecognizerDelegate {
    private unowned let shell: HomeShell
    private let pan = UIPanGestureRecognizer()
    private var card: AppCard?
    private var orientation = DeviceOrientation.portrait
    private var start = CGPoint.zero
    /// The recent positions of the finger with their times, for `speed`.
    private var trail: [(time: TimeInterval, point: CGPoint)] = []

    /// A finger slower than this rests, in points a second.
    private static let resting: CGFloat = 90
    /// Going up at this speed or more goes home whatever the way, in points a second.
    private static let flick: CGFloat = 350
    private static let shortestWay: CGFloat = 60

    init(_ shell: HomeShell) { self.shell = shell }

    /// Fingers that come from above are the notification centre's.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = pan.view else { return false }
        let point = touch.location(in: view), size = view.bounds.size
        return switch shell.frontOrientation {
        case .portrait: point.y > size.height / 2
        case .portraitUpsideDown: point.y < size.height / 2
        case .landscapeLeft: point.x < size.width / 2
        case .landscapeRight: point.x > size.width / 2
        }
    }

    var isEnabled: Bool {
        get { pan.isEnabled }
        set { pan.isEnabled = newValue }
    }

    func install(on view: UIView) {
        pan.handlers.append { [unowned self] _ in handlePan() }
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    private func handlePan() {
        switch pan.state {
        case .began:
            orientation = shell.frontOrientation
            card = shell.beginSwipe()
            let point = pan.location(in: pan.view), way = pan.translation(in: pan.view)
            start = CGPoint(x: point.x - way.x, y: point.y - way.y)
            trail = [(CACurrentMediaTime(), .zero)]
            move()
        case .changed: move()
        case .ended: end()
        case .cancelled:
            if let card { shell.cancelSwipe(card) }
            card = nil
        default: break
        }
    }

    /// The finger's way as the app stands: up is away from its lower edge.
    private var way: CGPoint {
        // The recognizer's own translation leaves out where the finger was let go.
        let point = pan.location(in: pan.view), way = CGPoint(x: point.x - start.x, y: point.y - start.y)
        return switch orientation {
        case .portrait: way
        case .portraitUpsideDown: CGPoint(x: -way.x, y: -way.y)
        case .landscapeLeft: CGPoint(x: way.y, y: -way.x)
        case .landscapeRight: CGPoint(x: -way.y, y: way.x)
        }
    }

    /// Converts a rectangle of the app's screen to the home screen's coordinates.
    private func placed(_ frame: CGRect) -> CGRect {
        let screen = shell.screen
        return switch orientation {
        case .portrait: frame
        case .portraitUpsideDown:
            CGRect(x: screen.width - frame.maxX, y: screen.height - frame.maxY, width: frame.width, height: frame.height)
        case .landscapeLeft: CGRect(x: screen.width - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
        case .landscapeRight: CGRect(x: frame.minY, y: screen.height - frame.maxX, width: frame.height, height: frame.width)
        }
    }

    private func move() {
        guard let card else { return }
        let now = CACurrentMediaTime()
        trail = (trail + [(now, way)]).suffix(20)
        let isTurned = orientation == .landscapeLeft || orientation == .landscapeRight
        let screen = isTurned ? CGSize(width: shell.screen.height, height: shell.screen.width) : shell.screen
        let up = max(-way.y, 0)
        let scale = max(1 - up / (screen.height * 1.25), 0.4)
        let size = CGSize(width: screen.width * scale, height: screen.height * scale)
        let bottom = screen.height - up * 0.62
        card.lie(
            in: placed(
                CGRect(
                    x: (screen.width - size.width) / 2 + way.x * 0.7, y: bottom - size.height, width: size.width, height: size.height)),
            radius: shell.displayRadius * (0.6 + 0.4 * scale))
    }

    /// The velocity of the finger, in points per second; zero if it has not moved for 0.1 s.
    private var speed: CGPoint {
        let now = CACurrentMediaTime()
        guard let last = trail.last, now - last.time < 0.1, let before = trail.last(where: { last.time - $0.time > 0.02 }) ?? trail.first
        else {
            return .zero
        }
        // A whole swipe may come within one frame.
        let time = max(CGFloat(last.time - before.time), 1.0 / 120)
        return CGPoint(x: (last.point.x - before.point.x) / time, y: (last.point.y - before.point.y) / time)
    }

    private func end() {
        guard let card else { return }
        self.card = nil
        // The last movement may have come together with the end.
        if trail.last?.point != way { trail.append((CACurrentMediaTime(), way)) }
        let speed = speed, up = -way.y
        if speed.y > Self.resting || up < 20 {
            shell.cancelSwipe(card)
        } else if speed.y < -Self.flick {
            shell.finishSwipeHome(card)
        } else if abs(speed.y) < Self.resting, up > Self.shortestWay {
            shell.showSwitcher()
        } else if up > Self.shortestWay {
            shell.finishSwipeHome(card)
        } else {
            shell.cancelSwipe(card)
        }
    }
}
