import DeviceProtocol

/// Actions that assistive technologies outside of the process perform on elements.
///
/// Source of the behaviour: Apple's documentation of the `UIAccessibilityAction` informal protocol.
extension UIApplication {
    func perform(_ command: AccessibilityCommand, onElement id: UInt64) {
        guard let element = elementWindows.lazy.compactMap({ self.element(id, in: $0) }).first else { return }
        switch command {
        case .activate:
            if !element.accessibilityActivate() { touchElement(id) }
        case .increment: element.accessibilityIncrement()
        case .decrement: element.accessibilityDecrement()
        case .escape: _ = Self.chain(from: element).first { $0.accessibilityPerformEscape() }
        case .custom(let name):
            let actions =
                (element as? UIView)?.accessibilityCustomActions ?? (element as? UIAccessibilityElement)?.accessibilityCustomActions
            _ = actions?.first { $0.name == name }?.perform()
        }
    }

    /// The element itself, then what is around it.
    private static func chain(from element: UIResponder) -> some Sequence<UIResponder> {
        sequence(first: element) { ($0 as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder ?? $0.next }
    }

    private func element(_ id: UInt64, in view: UIView) -> UIResponder? {
        if view.setAccessibilityValues?.id == id { return view }
        return view.containedAccessibilityElements.flatMap { element(id, among: $0) }
            ?? view.subviews.lazy.compactMap { self.element(id, in: $0) }.first
    }

    private func element(_ id: UInt64, among elements: [Any]) -> UIResponder? {
        elements.lazy.compactMap { each in
            if let view = each as? UIView { return self.element(id, in: view) }
            guard let part = each as? UIAccessibilityElement else { return nil }
            return part.id == id ? part : part.containedAccessibilityElements.flatMap { self.element(id, among: $0) }
        }.first
    }

    /// Taps an element that does nothing by itself when it is activated.
    private func touchElement(_ id: UInt64) {
        func find(_ node: ElementNode) -> ElementNode? { node.id == id ? node : node.children.lazy.compactMap(find).first }
        guard let node = find(makeElementTree()) else { return }
        let middle = [node.frame[0] + node.frame[2] / 2, node.frame[1] + node.frame[3] / 2]
        let point = node.activationPoint ?? middle
        for phase in [TouchSample.Phase.began, .ended] {
            touchState.handle([TouchSample(finger: 0, phase: phase, x: point[0], y: point[1])], time: 0, in: self)
        }
    }
}
