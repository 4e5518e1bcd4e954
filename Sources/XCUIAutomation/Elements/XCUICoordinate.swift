internal import AutomationModel
import QuinceFoundation
import UIKit

/// A point relative to an element, wherever that is when the point is used.
///
/// Source: Apple's documentation of `XCUICoordinate`.
@preconcurrency @MainActor open class XCUICoordinate: NSObject, NSCopying {
    /// The element that the point is relative to.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero) {
        (referencedElement, self.normalizedOffset, self.offset) = (element, normalizedOffset, offset)
    }

    /// The point on the screen now.
    open var screenPoint: CGPoint { point(in: referencedElement.frame) }

    private func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx, y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    /// The point moved by a vector, in points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            element: referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { withOffset(.zero) } }

    // MARK: Touches

    open func tap() { interact("Tap", "tap") { .tap($0, taps: 1, fingers: 1) } }
    open func doubleTap() { interact("Double tap", "double tap") { .tap($0, taps: 2, fingers: 1) } }
    open func press(forDuration duration: TimeInterval) {
        interact("Press for \(duration)s", "press") { .press($0, duration: min(max(duration, 0), 3600)) }
    }
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        interact("Press and drag", "press and drag") {
            .drag(
                from: $0, to: otherCoordinate.screenPoint, press: min(max(duration, 0), 3600), velocity: velocity.rawValue,
                hold: min(max(holdDuration, 0), 3600))
        }
    }

    open func swipeUp() { swipeUp(velocity: .default) }
    open func swipeDown() { swipeDown(velocity: .default) }
    open func swipeLeft() { swipeLeft(velocity: .default) }
    open func swipeRight() { swipeRight(velocity: .default) }
    open func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", CGVector(dx: 0, dy: -1), velocity) }
    open func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", CGVector(dx: 0, dy: 1), velocity) }
    open func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", CGVector(dx: -1, dy: 0), velocity) }
    open func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", CGVector(dx: 1, dy: 0), velocity) }

    /// The length of a swipe from a point, in points.
    private static let reach: CGFloat = 200

    private func swipe(_ direction: String, _ vector: CGVector, _ velocity: XCUIGestureVelocity) {
        interact("Swipe \(direction)", "swipe \(direction)") {
            .drag(
                from: $0, to: CGPoint(x: $0.x + vector.dx * Self.reach, y: $0.y + vector.dy * Self.reach), press: 0,
                velocity: max(velocity.rawValue, 10), hold: 0)
        }
    }

    private func interact(_ activity: String, _ verb: String, _ gesture: (CGPoint) -> AutomationGesture) {
        referencedElement.interact("\(activity) at \(description)", "\(verb) at a point of") { gesture(point(in: $0.frame)) }
    }

    open dynamic override var description: String {
        MainActor.assumeIsolated {
            "{\(normalizedOffset.dx), \(normalizedOffset.dy)} + {\(offset.dx), \(offset.dy)} of \(referencedElement.path.name)"
        }
    }
}
