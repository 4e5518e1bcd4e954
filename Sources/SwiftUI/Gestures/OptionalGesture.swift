/// A gesture that may be missing: nothing is recognized then.
///
/// Source: Apple's documentation of `Optional`'s conformance to `Gesture`.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
    public var body: Never { fatalError("body should not be called on \(Self.self).") }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        guard var last = gesture.attribute.untrackedValue else { return _GestureOutputs(Recognition<Value>([])) }
        // A gesture that goes away leaves what recognizes it, which its view then turns off.
        let known = gesture.attribute.map(in: inputs.view.scope) { value -> Wrapped in
            if let value { last = value }
            return last
        }
        return Wrapped._makeGesture(gesture: _GraphValue(known), inputs: inputs)
    }
}

/// A gesture that may be missing.
protocol MissableGesture {
    var isPresent: Bool { get }
}

extension Optional: MissableGesture where Wrapped: Gesture {
    var isPresent: Bool { self != nil }
}

extension View {
    /// Adds a gesture that counts only while it is enabled.
    ///
    /// Source: Apple's documentation of `gesture(_:isEnabled:)` (iOS 18).
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// - Parameter name: The name that UIKit's recognizers have.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews, name: name))
    }
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews, name: name))
    }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews, name: name))
    }
}
