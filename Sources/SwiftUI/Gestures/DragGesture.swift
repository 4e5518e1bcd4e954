/// A finger that moves.
///
/// Source: Apple's documentation of `DragGesture`.
public struct DragGesture: PrimitiveGesture {
    public typealias Body = Never

    /// The current state of the drag: the touch's position, translation and velocity.
    public struct Value: Equatable, Sendable {
        /// When the finger was there.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize
        /// How far the finger has moved.
        public var translation: CGSize
        /// The position where the drag would come to rest if it went on from its current velocity, in points.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.coasting, height: translation.height + velocity.height * Self.coasting)
        }

        /// Seconds at its speed that something slowing down gets as far as.
        private static let coasting: CGFloat = 0.25
    }

    /// How far the finger has to move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the reported positions.
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let recognizer = DragRecognizer(target: nil, action: nil)
        recognizer.minimumDistance = gesture.attribute.untrackedValue.minimumDistance
        let recognition = Recognition<Value>([recognizer])
        let container = inputs.container
        container.add(recognizer) { [unowned recognition, unowned container, unowned recognizer] _ in
            @MainActor func value() -> Value {
                let space = gesture.attribute.untrackedValue.coordinateSpace
                return Value(
                    time: recognizer.time, location: container.convert(recognizer.current, to: space),
                    startLocation: container.convert(recognizer.start, to: space), velocity: recognizer.velocity,
                    translation: CGSize(
                        width: recognizer.current.x - recognizer.start.x, height: recognizer.current.y - recognizer.start.y))
            }
            switch recognizer.state {
            case .began, .changed: recognition.onChange(value())
            case .ended: recognition.onEnd(value())
            case .cancelled: recognition.onCancel()
            default: break
            }
        }
        return _GestureOutputs(recognition)
    }
}

/// Follows one finger in the window's coordinates.
final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    private(set) var start = CGPoint.zero
    private(set) var current = CGPoint.zero
    private(set) var velocity = CGSize.zero
    private(set) var time = Date()
    private var samples: [(point: CGPoint, time: TimeInterval)] = []
    private var finger: UITouch?

    /// The time over which the speed is taken, in seconds.
    private static let window: TimeInterval = 0.1

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        start = touch.location(in: nil)
        samples = []
        note(touch)
        if minimumDistance <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        note(finger)
        if state == .possible {
            if hypot(current.x - start.x, current.y - start.y) >= minimumDistance { state = .began }
        } else {
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        note(finger)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        state = .cancelled
    }

    override func reset() {
        finger = nil
        super.reset()
    }

    private func note(_ touch: UITouch) {
        current = touch.location(in: nil)
        time = Date()
        samples.append((current, touch.timestamp))
        samples.removeAll { touch.timestamp - $0.time > Self.window }
        guard let first = samples.first, touch.timestamp > first.time else { return velocity = .zero }
        let seconds = CGFloat(touch.timestamp - first.time)
        velocity = CGSize(width: (current.x - first.point.x) / seconds, height: (current.y - first.point.y) / seconds)
    }
}
