import AutomationModel
import Foundation

/// The gestures of UI tests.
extension ScreenGestures {
    func perform(_ gesture: AutomationGesture) throws {
        switch gesture {
        case .tap(let point, let taps, let fingers): try tap(point, times: taps, fingers: fingers)
        case .press(let point, let duration): try tap(point, duration: max(duration, Self.tapDuration))
        case .drag(let start, let end, let press, let velocity, let hold):
            let length = hypot(end.x - start.x, end.y - start.y)
            let duration = min(max(length / max(velocity, 1), Self.shortestDrag), Self.longestDrag)
            try swipe(from: start, to: end, press: press, duration: duration, hold: hold)
        case .pinch(let area, let scale, let duration): try pinch(in: area, scale: scale, duration: duration)
        case .rotate(let area, let radians, let duration): try rotate(in: area, by: radians, duration: duration)
        }
    }

    private static let (shortestDrag, longestDrag) = (0.05, 60.0)
}
