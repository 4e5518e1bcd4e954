/// One or more taps.
///
/// Source: Apple's documentation of `TapGesture`.
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps it takes.
    public var count: Int

    nonisolated public init(count: Int = 1) { self.count = count }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Void> {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = gesture.attribute.untrackedValue.count
        let recognition = Recognition<Void>([recognizer])
        inputs.container.add(recognizer) { [unowned recognition] _ in recognition.onEnd(()) }
        return _GestureOutputs(recognition)
    }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: PrimitiveGesture {
    /// A tap.
    public struct Value: Equatable, Sendable {
        /// The position of the tap in the gesture's coordinate space, in points.
        public var location: CGPoint
    }
    public typealias Body = Never
    /// How many taps it takes.
    public var count: Int
    /// The coordinate space of the reported position.
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = gesture.attribute.untrackedValue.count
        let recognition = Recognition<Value>([recognizer])
        let container = inputs.container
        container.add(recognizer) { [unowned recognition, unowned container] tap in
            let space = gesture.attribute.untrackedValue.coordinateSpace
            recognition.onEnd(Value(location: container.convert(tap.location(in: nil), to: space)))
        }
        return _GestureOutputs(recognition)
    }
}
