import CoreText

/// Takes the touches of a text: on links, and long ones where people may copy it.
final class TextTouchView: UIView {
    weak var node: TextNode?
    private var actions: [GestureAction] = []

    init(_ node: TextNode) {
        self.node = node
        super.init(frame: .zero)
        backgroundColor = .clear
        isAccessibilityElement = false
        add(UITapGestureRecognizer(target: nil, action: nil)) { [weak self] in self?.tapped($0) }
        add(UILongPressGestureRecognizer(target: nil, action: nil)) { [weak self] in self?.pressed($0) }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        actions.append(GestureAction(recognizer, action))
        addGestureRecognizer(recognizer)
    }

    /// Returns whether the touch hits a link or selectable text; links in buttons leave touches to the button.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let node, super.point(inside: point, with: event) else { return false }
        let isInButton = sequence(first: self as UIView, next: \.superview).contains { $0 is PressView }
        return !isInButton && (node.isSelectable || node.link(at: point) != nil)
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended, let link = node?.link(at: recognizer.location(in: self)) else { return }
        node?.open(link)
    }

    // MARK: Copying

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began, node?.isSelectable == true else { return }
        becomeFirstResponder()
        EditMenu.show(for: self, above: bounds)
    }

    override var canBecomeFirstResponder: Bool { node?.isSelectable == true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:") && node?.isSelectable == true
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = node?.plainText }
}

/// A part of a text that leads to an address.
struct TextLink: Equatable {
    /// In UTF-16 units.
    let range: Range<Int>
    let url: URL
}

extension View {
    @available(*, unavailable, message: "not yet in Quince: showing the find panel from code; people show it with ⌘F")
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    /// Keeps people from finding and replacing in text editors inside; the modifier nearest to an editor counts.
    ///
    /// Source: Apple's documentation of `findDisabled(_:)`.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { environment(\.isFindDisabled, isDisabled) }
    @available(*, unavailable, message: "not yet in Quince: finding without replacing; use findDisabled(_:)")
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

private struct FindDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether people cannot find in text editors.
    var isFindDisabled: Bool {
        get { self[FindDisabledKey.self] }
        set { self[FindDisabledKey.self] = newValue }
    }
}
