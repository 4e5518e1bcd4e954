/// Makes a view something to tap.
@MainActor struct PressModifier: NodeModifier {
    typealias Body = Never
    let action: @MainActor () -> Void
    let isEnabled: Bool
    /// Whether the button acts again and again while it is held.
    var repeats = false
    let onPress: @MainActor (Bool) -> Void

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode { PressNode(node, modifier, inputs) }
}

@MainActor final class PressNode: WrapperNode {
    private let springLoading = SpringLoading()

    init(_ content: LayoutNode, _ modifier: Attribute<PressModifier>, _ inputs: _ViewInputs) {
        super.init(content, inputs)
        let view = PressView(frame: .zero)
        view.node = self
        displayView = view
        observe(inputs) { [unowned self, unowned view] in
            let modifier = modifier.value
            view.action = modifier.action
            view.onPress = modifier.onPress
            view.repeats = modifier.repeats
            if view.isEnabled != modifier.isEnabled { view.isEnabled = modifier.isEnabled }
            let springs = inputs.environment.value.springLoadingBehavior == .enabled
            springLoading.set(springs && modifier.isEnabled, on: view) { [unowned view] in view.action() }
        }
    }

    override var isContainer: Bool { true }
    override func didDisplayChildren() { (displayView as? DisplayContainer)?.collectItems() }
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        guard let view = displayView else { return }
        var inner: [AccessibilityItem] = []
        for child in children { child.collectAccessibility(into: &inner) }
        let item = AccessibilityItem(self, view: view)
        item.content.label = inner.compactMap(\.spokenLabel).joined(separator: ", ")
        item.content.identifier = inner.lazy.compactMap(\.content.identifier).first
        item.content.audit = AccessibilityItem.combinedAudit(inner)
        elements.append(item)
    }
}

/// Takes the touches of a button: a tap acts, a finger that leaves does not.
final class PressView: DisplayContainer {
    var action: @MainActor () -> Void = {}
    var onPress: @MainActor (Bool) -> Void = { _ in }
    var isEnabled = true {
        didSet {
            isUserInteractionEnabled = isEnabled
            accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        }
    }
    var repeats = false
    private var repeater: Timer?
    private var hasRepeated = false
    private var isPressed = false {
        didSet {
            guard oldValue != isPressed else { return }
            onPress(isPressed)
            if !isPressed { stopRepeating() }
        }
    }

    /// Acts after a while, and then more often.
    private func startRepeating(after delay: TimeInterval = 0.5) {
        guard repeats else { return }
        repeater = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.isPressed else { return }
                self.hasRepeated = true
                self.action()
                self.startRepeating(after: 0.1)
            }
        }
    }

    private func stopRepeating() {
        repeater?.invalidate()
        repeater = nil
    }
    /// How far a finger may leave a button and still press it, in points.
    private static let slack: CGFloat = 70

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var takesTouches: Bool { true }

    override func accessibilityActivate() -> Bool {
        if super.accessibilityActivate() { return true }
        if isEnabled { action() }
        return isEnabled
    }

    private func isNear(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first else { return false }
        return bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hasRepeated = false
        isPressed = true
        startRepeating()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = isNear(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let acts = isPressed && isNear(touches) && !hasRepeated
        isPressed = false
        if acts { action() }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }
}
