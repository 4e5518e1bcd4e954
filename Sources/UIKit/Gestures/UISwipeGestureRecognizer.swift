/// Recognizes a quick stroke in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    /// UIKit's limits: at least so far in the direction, at most so far across (points), within so long (seconds).
    private static let minimumMovement: CGFloat = 50
    private static let maximumDeviation: CGFloat = 50
    private static let maximumDuration: TimeInterval = 0.5

    private var startTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trackedTouches.count == touches.count { startTime = event.timestamp }
        if trackedTouches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard event.timestamp - startTime <= Self.maximumDuration else { return state = .failed }
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        let moves = trackedTouches.map { CGPoint(x: $0.windowLocation.x - $0.startLocation.x, y: $0.windowLocation.y - $0.startLocation.y) }
        if moves.allSatisfy(isFarEnough) {
            state = .recognized
        } else if moves.contains(where: deviates) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func isFarEnough(_ move: CGPoint) -> Bool {
        let isHorizontal = abs(move.x) >= abs(move.y)
        if isHorizontal { return direction.contains(move.x > 0 ? .right : .left) && abs(move.x) >= Self.minimumMovement }
        return direction.contains(move.y > 0 ? .down : .up) && abs(move.y) >= Self.minimumMovement
    }

    private func deviates(_ move: CGPoint) -> Bool {
        let isHorizontal = !direction.isDisjoint(with: [.left, .right])
        let isVertical = !direction.isDisjoint(with: [.up, .down])
        if isHorizontal, !isVertical { return abs(move.y) > Self.maximumDeviation }
        if isVertical, !isHorizontal { return abs(move.x) > Self.maximumDeviation }
        return false
    }
}
