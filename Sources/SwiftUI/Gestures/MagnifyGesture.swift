/// Two fingers that move apart or together.
///
/// Source: Apple's documentation of `MagnifyGesture`.
public struct MagnifyGesture: PrimitiveGesture {
    public typealias Body = Never

    /// How far the fingers are apart.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The distance as a multiple of that at the beginning.
        public var magnification: CGFloat
        /// The change of the multiple per second.
        public var velocity: CGFloat
        /// The middle between the fingers at the beginning, in the view's unit space.
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The least change the gesture begins with.
    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let recognizer = UIPinchGestureRecognizer()
        let recognition = Recognition<Value>([recognizer])
        let container = inputs.container
        var start = CGPoint.zero
        var hasBegun = false
        container.add(recognizer) { [unowned recognition, unowned container, unowned recognizer] _ in
            let least = gesture.attribute.untrackedValue.minimumScaleDelta
            if recognizer.state == .began {
                start = recognizer.location(in: container)
                hasBegun = false
            }
            hasBegun = hasBegun || abs(recognizer.scale - 1) >= least
            guard hasBegun else { return }
            let size = container.bounds.size
            let anchor = UnitPoint(
                x: size.width > 0 ? start.x / size.width : 0.5, y: size.height > 0 ? start.y / size.height : 0.5)
            let value = Value(
                time: Date(), magnification: recognizer.scale, velocity: recognizer.velocity, startAnchor: anchor, startLocation: start)
            recognition.handle(recognizer.state, value)
        }
        return _GestureOutputs(recognition)
    }
}

/// Two fingers that move apart or together, told as a multiple.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public var body: _MapGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
    }
}

extension Recognition {
    /// Handles a new state of a continuous recognizer.
    func handle(_ state: UIGestureRecognizer.State, _ value: Value) {
        switch state {
        case .began, .changed: onChange(value)
        case .ended: onEnd(value)
        case .cancelled: onCancel()
        default: break
        }
    }
}
