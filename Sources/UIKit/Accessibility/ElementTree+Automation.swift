import DeviceProtocol

/// What UI tests and WebDriver clients find on iOS besides the elements that flows, agents and assistive technologies use: the keys of the
/// keyboard, containers that say nothing themselves, and images by their names. The host removes it for all others (`ElementNode.removeAutomation`).
extension ElementTree {
    // MARK: The keyboard

    /// The on-screen keyboard with its keys; nil where it is not on the screen.
    func node(of keyboard: KeyboardView) -> ElementNode? {
        let frame = screenFrame(keyboard)
        guard frame.meets(screen) else { return nil }
        var node = ElementNode(id: keyboard.accessibilityValues.id, className: "KeyboardView", role: "keyboard", frame: numbers(frame))
        node.children = keyboard.keyElements.map { key in
            var node = ElementNode(
                id: key.view.accessibilityValues.id, className: "KeyboardKeyView", role: key.name.isButton ? "button" : "key",
                frame: numbers(screenFrame(key.view)))
            (node.identifier, node.label, node.isAccessibilityElement) = (key.name.identifier, key.name.label, true)
            (node.isEnabled, node.isSelected) = (key.isEnabled, key.isSelected)
            node.traits = (key.isEnabled ? UIAccessibilityTraits.keyboardKey : [.keyboardKey, .notEnabled]).names
            return node
        }
        return node
    }

    // MARK: Containers

    /// The role of a view that is only a container; nil for other views.
    func automationRole(of view: UIView) -> String? {
        guard isForAutomation else { return nil }
        switch view {
        case is UITableView, is UICollectionView, is UITextView: return nil
        case is UIScrollView: return "scrollView"
        case is UIDatePicker: return "datePicker"
        case is UIPickerView: return "picker"
        case is UIStepper: return "stepper"
        default: return nil
        }
    }

    /// The parts of a month: on iOS its days are those of a collection view.
    func nodes(of month: MonthGrid) -> [ElementNode] {
        let parts = month.subviews.map { (isDay: $0 is MonthDay, nodes: nodes(of: $0)) }
        let days = parts.filter(\.isDay).flatMap(\.nodes), others = parts.filter { !$0.isDay }.flatMap(\.nodes)
        guard !days.isEmpty else { return others }
        let frames = month.days.map(screenFrame)
        var node = ElementNode(
            id: month.accessibilityValues.id, className: "MonthGrid", role: "days",
            frame: numbers(frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }))
        node.children = days
        return others + [node]
    }

    // MARK: Names of images

    /// The trait of elements whose identifier is the name of their image.
    private static let imageName = "imageName"

    func fillForAutomation(_ node: inout ElementNode, _ view: UIView, role: String?) {
        if let role, node.role == "other" { node.role = role }
        guard node.identifier == nil, let name = imageName(of: view) else { return }
        node.identifier = name
        node.traits.append(Self.imageName)
    }

    /// iOS identifies image views and buttons by their images where the app says nothing else.
    private func imageName(of view: UIView) -> String? {
        let image: UIImage? =
            switch view {
            case let view as UIImageView: view.image
            case let view as UIButton: view.currentImage
            case let view as BarButtonView: view.item.image
            default: nil
            }
        guard let image else { return nil }
        if case .symbol(let symbol) = image.source { return symbol.name }
        return image.asset?.name
    }

    /// Whether an app or UIKit has given an element its identifier.
    static func isIdentified(_ node: ElementNode) -> Bool { node.identifier != nil && !node.traits.contains(imageName) }
}
