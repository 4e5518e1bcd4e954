/// Keyframes after each other.
///
/// Source: Apple's documentation of `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
    /// Adds the way along the keyframes. Source of the kind: SwiftUI's interface has such requirements, too.
    func _resolve(into segments: inout [_KeyframeSegment<Value.AnimatableData>])
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _resolve(into segments: inout [_KeyframeSegment<Value.AnimatableData>]) { body._resolve(into: &segments) }
}

/// A keyframe of the system's.
public protocol _PrimitiveKeyframes: KeyframeTrackContent where Body == Self {}

extension _PrimitiveKeyframes {
    public var body: Self { self }
}

/// A value that is gone to at a speed that a curve says.
///
/// Source: Apple's documentation of `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframes {
    let target: Value.AnimatableData
    let duration: TimeInterval
    let curve: UnitCurve

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        (target, self.duration, curve) = (to.animatableData, duration, timingCurve)
    }
    public func _resolve(into segments: inout [_KeyframeSegment<Value.AnimatableData>]) {
        segments.append(_KeyframeSegment(target: target, duration: duration, course: .linear(curve)))
    }
}

/// A value that is gone to along a cubic curve, smoothly through its neighbours.
///
/// Source: Apple's documentation of `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframes {
    let target: Value.AnimatableData
    let duration: TimeInterval
    let startVelocity, endVelocity: Value.AnimatableData?

    /// - Parameters:
    ///   - startVelocity: How fast the value is at the beginning, per second; nil for as fast as it is there.
    ///   - endVelocity: How fast the value is at the end; nil for what leads smoothly on to the next keyframe.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        (target, self.duration) = (to.animatableData, duration)
        (self.startVelocity, self.endVelocity) = (startVelocity?.animatableData, endVelocity?.animatableData)
    }
    public func _resolve(into segments: inout [_KeyframeSegment<Value.AnimatableData>]) {
        segments.append(_KeyframeSegment(target: target, duration: duration, course: .cubic(start: startVelocity, end: endVelocity)))
    }
}

/// A value that a spring pulls to.
///
/// Source: Apple's documentation of `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframes {
    let target: Value.AnimatableData
    let duration: TimeInterval
    let spring: Spring
    let startVelocity: Value.AnimatableData?

    /// - Parameter duration: The time until the next keyframe, in seconds; nil for until the spring is at rest.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        target = to.animatableData
        self.duration = duration ?? spring.settlingDuration
        (self.spring, self.startVelocity) = (spring, startVelocity?.animatableData)
    }
    public func _resolve(into segments: inout [_KeyframeSegment<Value.AnimatableData>]) {
        segments.append(_KeyframeSegment(target: target, duration: duration, course: .spring(spring, start: startVelocity)))
    }
}

/// A value that is there at once.
///
/// Source: Apple's documentation of `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframes {
    let target: Value.AnimatableData

    public init(_ to: Value) { target = to.animatableData }
    public func _resolve(into segments: inout [_KeyframeSegment<Value.AnimatableData>]) {
        segments.append(_KeyframeSegment(target: target, duration: 0, course: .move))
    }
}

/// Puts keyframes after each other.
///
/// Source: Apple's documentation of `KeyframeTrackContentBuilder`.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { expression }
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeList<Value>(parts: []) }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeList<Value>(parts: [{ accumulated._resolve(into: &$0) }, { next._resolve(into: &$0) }])
    }
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(first component: First)
        -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value
    { Conditional(first: component) }
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(second component: Second)
        -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value
    { Conditional(second: component) }
    public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value> {
        _KeyframeList<Value>(parts: component.map { content in [{ content._resolve(into: &$0) }] } ?? [])
    }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
        _KeyframeList<Value>(parts: components.map { content in { content._resolve(into: &$0) } })
    }

    /// One of two.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>: _PrimitiveKeyframes
    where ConditionalValue == First.Value, First.Value == Second.Value {
        public typealias Value = ConditionalValue
        var first: First?
        var second: Second?
        public func _resolve(into segments: inout [_KeyframeSegment<ConditionalValue.AnimatableData>]) {
            first?._resolve(into: &segments)
            second?._resolve(into: &segments)
        }
    }
}

/// Keyframes of several types after each other.
struct _KeyframeList<Value: Animatable>: _PrimitiveKeyframes {
    let parts: [(inout [_KeyframeSegment<Value.AnimatableData>]) -> Void]
    func _resolve(into segments: inout [_KeyframeSegment<Value.AnimatableData>]) { for part in parts { part(&segments) } }
}
