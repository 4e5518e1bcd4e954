/// Two fingers that turn around each other.
///
/// Source: Apple's documentation of `RotateGesture`.
public struct RotateGesture: PrimitiveGesture {
    public typealias Body = Never

    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        /// The turn per second.
        public var velocity: Angle
        /// The middle between the fingers at the beginning, in the view's unit space.
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The least turn the gesture begins with.
    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let recognizer = UIRotationGestureRecognizer()
        let recognition = Recognition<Value>([recognizer])
        let container = inputs.container
        var start = CGPoint.zero
        var hasBegun = false
        container.add(recognizer) { [unowned recognition, unowned container, unowned recognizer] _ in
            let least = gesture.attribute.untrackedValue.minimumAngleDelta
            if recognizer.state == .began {
                start = recognizer.location(in: container)
                hasBegun = false
            }
            hasBegun = hasBegun || abs(Double(recognizer.rotation)) >= least.radians.magnitude
            guard hasBegun else { return }
            let size = container.bounds.size
            let anchor = UnitPoint(
                x: size.width > 0 ? start.x / size.width : 0.5, y: size.height > 0 ? start.y / size.height : 0.5)
            let value = Value(
                time: Date(), rotation: .radians(Double(recognizer.rotation)), velocity: .radians(Double(recognizer.velocity)),
                startAnchor: anchor, startLocation: start)
            recognition.handle(recognizer.state, value)
        }
        return _GestureOutputs(recognition)
    }
}

/// Two fingers that turn around each other, told as an angle.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public var body: _MapGesture<RotateGesture, Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation } }
}
