/// A finger that stays for a while.
///
/// Source: Apple's documentation of `LongPressGesture`.
public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// How long the finger has to stay, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Bool> {
        let recognizer = PressRecognizer(target: nil, action: nil)
        let first = gesture.attribute.untrackedValue
        (recognizer.minimumPressDuration, recognizer.allowableMovement) = (first.minimumDuration, first.maximumDistance)
        let recognition = Recognition<Bool>([recognizer])
        recognizer.onTouch = { [unowned recognition] in recognition.onChange(true) }
        recognizer.onFailure = { [unowned recognition] in recognition.onCancel() }
        inputs.container.add(recognizer) { [unowned recognition, unowned recognizer] press in
            guard press.state == .began else { return }
            recognizer.isDone = true
            recognition.onEnd(true)
        }
        return _GestureOutputs(recognition)
    }
}

/// A long press that also tells when the finger comes, and when it goes too early.
final class PressRecognizer: UILongPressGestureRecognizer {
    var onTouch: () -> Void = {}
    var onFailure: () -> Void = {}
    private var isTouched = false
    /// Whether the finger has stayed long enough.
    var isDone = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !isTouched else { return }
        isTouched = true
        onTouch()
    }

    override func reset() {
        let isFailure = isTouched && !isDone
        (isTouched, isDone) = (false, false)
        if isFailure { onFailure() }
        super.reset()
    }
}
