/// Touches on a view, each of them followed from its beginning to its end.
///
/// Source: Apple's documentation of `SpatialEventGesture`.
public struct SpatialEventGesture: PrimitiveGesture {
    public typealias Value = SpatialEventCollection
    public typealias Body = Never
    /// The space of the events' places.
    public let coordinateSpace: CoordinateSpace

    @_disfavoredOverload nonisolated public init(coordinateSpace: CoordinateSpace = .local) { self.coordinateSpace = coordinateSpace }
    nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let recognizer = SpatialEventRecognizer(target: nil, action: nil)
        let recognition = Recognition<Value>([recognizer])
        let container = inputs.container
        container.add(recognizer) { [unowned recognition, unowned container] recognizer in
            guard let recognizer = recognizer as? SpatialEventRecognizer else { return }
            let space = gesture.attribute.untrackedValue.coordinateSpace
            let events = recognizer.events { container.convert($0, to: space) }
            switch recognizer.state {
            case .began, .changed: recognition.onChange(events)
            case .ended: recognition.onEnd(events)
            case .cancelled: recognition.onCancel()
            default: break
            }
        }
        return _GestureOutputs(recognition)
    }
}

/// Touches at one time.
///
/// Source: Apple's documentation of `SpatialEventCollection`.
public struct SpatialEventCollection: Collection {
    /// A touch.
    public struct Event: Identifiable, Equatable {
        /// The identity of a touch from its beginning to its end.
        public struct ID: Hashable {
            let number: Int
        }
        /// The kind of input that caused the event.
        public enum Kind: Hashable, Sendable {
            case touch
            case directPinch
            case indirectPinch
            case pointer
            case pencil
        }
        /// The phase of a touch: active until it ends or is cancelled.
        public enum Phase: Hashable, Sendable {
            case active
            case ended
            case cancelled
        }
        public var id: ID
        /// When the event was, in seconds since the device started.
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
        public var modifierKeys: EventModifiers
    }
    public typealias Index = Int
    private var events: [Event]

    init(_ events: [Event]) { self.events = events }

    public var startIndex: Int { 0 }
    public var endIndex: Int { events.count }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(position: Int) -> Event { events[position] }
    /// The touch of an identity; nil where there is none.
    public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}

extension SpatialEventCollection: Equatable {}

/// Follows all touches on a view.
private final class SpatialEventRecognizer: UIGestureRecognizer {
    private var followed: [(touch: UITouch, id: Int)] = []
    private var lastID = 0

    func events(_ convert: (CGPoint) -> CGPoint) -> SpatialEventCollection {
        SpatialEventCollection(
            followed.map { touch, id in
                let phase: SpatialEventCollection.Event.Phase =
                    touch.phase == .ended ? .ended : touch.phase == .cancelled ? .cancelled : .active
                return SpatialEventCollection.Event(
                    id: .init(number: id), timestamp: touch.timestamp, kind: touch.type.eventKind,
                    location: convert(touch.location(in: nil)), phase: phase, modifierKeys: [])
            })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            lastID += 1
            followed.append((touch, lastID))
        }
        state = state == .possible ? .began : .changed
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { over(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { over(touches, .cancelled) }

    /// Reports touches that are over; those that go on keep the gesture alive.
    private func over(_ touches: Set<UITouch>, _ end: UIGestureRecognizer.State) {
        let isLast = followed.allSatisfy { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
        state = isLast ? end : .changed
        if !isLast { followed.removeAll { touches.contains($0.touch) } }
    }

    override func reset() {
        super.reset()
        followed = []
    }
}

extension UITouch.TouchType {
    fileprivate var eventKind: SpatialEventCollection.Event.Kind {
        switch self {
        case .pencil: .pencil
        case .indirectPointer: .pointer
        default: .touch
        }
    }
}
