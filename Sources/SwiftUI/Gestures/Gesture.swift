/// A movement of fingers that a view answers.
///
/// Source: Apple's documentation of `Gesture`.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of the values that the gesture reports.
    associatedtype Value
    /// Makes what recognizes the gesture. Source of the name: SwiftUI's interface.
    static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value>
    associatedtype Body: Gesture
    /// The gesture this one consists of.
    var body: Body { get }
}

extension Gesture where Value == Body.Value {
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let body = BodyEvaluation.attribute(of: gesture.attribute, scope: inputs.view.scope, environment: inputs.view.environment) {
            $0.body
        }
        return Body._makeGesture(gesture: _GraphValue(body), inputs: inputs)
    }
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _makeGesture(gesture: _GraphValue<Never>, inputs: _GestureInputs) -> _GestureOutputs<Never> {
        fatalError("Never is no gesture.")
    }
}

/// A gesture that consists of no other.
@MainActor @preconcurrency protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// The inputs of a gesture, taken from the view it is added to. Source of the name: SwiftUI's interface.
public struct _GestureInputs {
    let view: _ViewInputs
    /// The view that is touched.
    let container: GestureContainer
}

/// The recognizer of a gesture, as made for a view. Source of the name: SwiftUI's interface.
public struct _GestureOutputs<Value> {
    let recognition: Recognition<Value>

    init(_ recognition: Recognition<Value>) { self.recognition = recognition }
}

/// A gesture being recognized: what happens to whom it is told.
@MainActor final class Recognition<Value> {
    /// UIKit's recognizers behind it.
    let recognizers: [UIGestureRecognizer]
    /// Called with each value while the gesture goes on.
    var onChange: (Value) -> Void = { _ in }
    /// Called when the gesture has happened.
    var onEnd: (Value) -> Void = { _ in }
    /// Called when the gesture, begun, did not come about.
    var onCancel: () -> Void = {}

    init(_ recognizers: [UIGestureRecognizer]) { self.recognizers = recognizers }

    /// Tells another recognition whatever this one is told, its values changed by `transform`.
    func forward<Other>(to other: Recognition<Other>, _ transform: @escaping (Value) -> Other) {
        onChange = { [unowned other] in other.onChange(transform($0)) }
        onEnd = { [unowned other] in other.onEnd(transform($0)) }
        onCancel = { [unowned other] in other.onCancel() }
    }
}
