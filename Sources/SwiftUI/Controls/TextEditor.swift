/// A region of text of several lines to edit.
///
/// Source: Apple's documentation of `TextEditor`.
@MainActor @preconcurrency public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?
    nonisolated public init(text: Binding<String>) { (self.text, selection) = (text, nil) }
    /// - Parameter selection: The selected part of the text; nil while the editor is not focused.
    ///
    /// Source: Apple's documentation of `TextEditor.init(text:selection:)` (iOS 18).
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { (self.text, self.selection) = (text, selection) }

    @available(*, unavailable, message: "not yet in Quince: editing attributed text; use a UITextView in a UIViewRepresentable")
    nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        fatalError("unavailable")
    }

    public var body: some View { TextEditorView(text: text).environment(\.selectionBinding, selection) }
}

/// The selected part of an attributed text.
///
/// Source: Apple's documentation of `AttributedTextSelection` (iOS 26).
@available(*, unavailable, message: "not yet in Quince: editing attributed text; use a UITextView in a UIViewRepresentable")
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    public init() {}
}

/// UIKit's text view.
private struct TextEditorView: UIViewRepresentable {
    let text: Binding<String>

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        // The text stands as far from the edges as Apple's does.
        view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        let environment = context.environment
        context.coordinator.show(text, in: view, environment)
        view.isFindInteractionEnabled = !environment.isFindDisabled
        view.backgroundColor = environment.scrollSettings.showsBackground ? .systemBackground : .clear
        environment.scrollSettings.apply(to: view, axes: .vertical, showsIndicators: true)
        context.coordinator.focus.update(view)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }

    func makeCoordinator() -> TextViewFollower { TextViewFollower() }
}

extension TextAlignment {
    /// The same in UIKit.
    func uiAlignment(_ direction: LayoutDirection) -> NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: direction == .rightToLeft ? .left : .right
        }
    }
}

/// Keeps a focus state and the view that has the keyboard in step.
@MainActor final class FocusFollower {
    var link: FocusLink?
    private var wasWanted = false

    /// Tells the state that the view has got or lost the keyboard.
    func told(_ isFocused: Bool) {
        wasWanted = isFocused
        link?.told(isFocused)
    }

    /// Takes or gives up the keyboard as the state says, once the view is where it belongs.
    func update(_ view: UIView) {
        guard let link else { return }
        let isWanted = link.isFocused()
        guard isWanted != wasWanted else { return }
        wasWanted = isWanted
        DispatchQueue.main.async { [weak view] in
            guard let view, view.isFirstResponder != isWanted else { return }
            if isWanted { view.becomeFirstResponder() } else { view.resignFirstResponder() }
        }
    }
}
