internal import AutomationModel
import QuinceFoundation
import UIKit

/// Speeds of gestures, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(floatLiteral value: Double) { rawValue = value }
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    public static let `default` = XCUIGestureVelocity(1_000)
    public static let slow = XCUIGestureVelocity(400)
    public static let fast = XCUIGestureVelocity(2_500)
}

/// Touches.
extension XCUIElement {
    public func tap() { touch("Tap") { .tap($0, taps: 1, fingers: 1) } }
    public func doubleTap() { touch("Double tap") { .tap($0, taps: 2, fingers: 1) } }
    public func twoFingerTap() { touch("Two-finger tap") { .tap($0, taps: 1, fingers: 2) } }
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        touch("Tap \(numberOfTaps) times with \(numberOfTouches) fingers on") {
            .tap($0, taps: max(1, min(numberOfTaps, 20)), fingers: max(1, min(numberOfTouches, 10)))
        }
    }
    public func press(forDuration duration: TimeInterval) {
        touch("Press for \(duration)s") { .press($0, duration: Self.limited(duration)) }
    }
    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0)
    }
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        interact("Press \(path.name) for \(duration)s and drag to \(otherElement.path.name)", "press and drag") { element in
            let target = try Interruptions.resolve(otherElement)
            return .drag(
                from: try Self.point(of: element, path), to: try Self.point(of: target, otherElement.path), press: Self.limited(duration),
                velocity: velocity.rawValue, hold: Self.limited(holdDuration))
        }
    }

    public func swipeUp() { swipeUp(velocity: .default) }
    public func swipeDown() { swipeDown(velocity: .default) }
    public func swipeLeft() { swipeLeft(velocity: .default) }
    public func swipeRight() { swipeRight(velocity: .default) }
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", CGVector(dx: 0, dy: -1), velocity) }
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", CGVector(dx: 0, dy: 1), velocity) }
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", CGVector(dx: -1, dy: 0), velocity) }
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", CGVector(dx: 1, dy: 0), velocity) }

    /// Pinches with two fingers.
    ///
    /// - Parameters:
    ///   - scale: Above 1 to zoom in, below 1 to zoom out.
    ///   - velocity: The scale's change per second.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        interact("Pinch \(path.name) with scale \(scale)", "pinch") { element in
            let duration = velocity == 0 || !velocity.isFinite ? 0.5 : abs((scale - 1) / velocity)
            return .pinch(element.frame, scale: max(scale, 0.01), duration: min(max(duration, 0.1), 10))
        }
    }

    /// Turns two fingers.
    ///
    /// - Parameters:
    ///   - rotation: In radians; above 0 is clockwise.
    ///   - velocity: In radians per second.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        interact("Rotate \(path.name) by \(rotation)", "rotate") { element in
            let duration = velocity == 0 || !velocity.isFinite ? 0.5 : abs(rotation / velocity)
            return .rotate(element.frame, radians: rotation, duration: min(max(duration, 0.1), 10))
        }
    }

    private static func limited(_ seconds: Double) -> Double { seconds.isFinite ? min(max(seconds, 0), 3600) : 0 }

    private func touch(_ verb: String, _ gesture: (CGPoint) -> AutomationGesture) {
        interact("\(verb) \(path.name)", verb.lowercased()) { gesture(try Self.point(of: $0, path)) }
    }

    private func swipe(_ direction: String, _ vector: CGVector, _ velocity: XCUIGestureVelocity) {
        interact("Swipe \(direction) \(path.name)", "swipe \(direction)") { element in
            let root = ScreenTree.current(path.app)
            var area = element.frame.intersection(root?.frame ?? .zero)
            // Fingers that begin on the keyboard would type.
            if let keyboard = root?.descendants.first(where: { $0.elementType == .keyboard }), !element.isPart(of: keyboard),
                area.minY < keyboard.frame.minY
            {
                area.size.height = min(area.height, keyboard.frame.minY - area.minY)
            }
            guard !area.isNull, !area.isEmpty else { throw ElementFailure(text: "\(path.name) is not on the screen") }
            // Half of the element's side, about its middle: farther, a row's first action would be performed.
            let reach = CGVector(dx: vector.dx * area.width / 4, dy: vector.dy * area.height / 4)
            let (start, end) = (
                CGPoint(x: area.midX - reach.dx, y: area.midY - reach.dy), CGPoint(x: area.midX + reach.dx, y: area.midY + reach.dy)
            )
            return .drag(from: start, to: end, press: 0, velocity: max(velocity.rawValue, 10), hold: 0)
        }
    }

    static func point(of element: ElementSnapshot, _ path: ElementPath) throws -> CGPoint {
        guard let point = element.hitPoint else {
            throw ElementFailure(text: "\(path.name) is not hittable: nothing of it is on the screen")
        }
        return point
    }

    /// Does something with the element, which is looked for first.
    ///
    /// - Parameters:
    ///   - name: The activity: `Tap "Save" Button`.
    ///   - verb: What fails: `tap`.
    func interact(_ name: String, _ verb: String, _ gesture: (ElementSnapshot) throws -> AutomationGesture) {
        act(name, verb, isTouched: true) { element in .perform(try gesture(element)) }
    }

    /// Asks the phone for something to be done with the element, which is looked for first.
    ///
    /// - Parameter isTouched: Whether a finger has to reach the element.
    func act(_ name: String, _ verb: String, isTouched: Bool = false, _ request: (ElementSnapshot) throws -> AutomationRequest) {
        guard !TestInterruption.isOver else { return }
        TestRecords.runActivity(name, isTimed: true) {
            do {
                let element = try Interruptions.resolve(self, isTouched: isTouched)
                let reply = Phone.ask(try request(element))
                ScreenTree.forget()
                if case .failure(let text) = reply { throw ElementFailure(text: text) }
            } catch {
                report("Failed to \(verb) \(path.name): \(error)")
            }
        }
    }
}
