/// UIKit's text view as a field that grows with its text.
struct GrowingTextField: UIViewRepresentable {
    let text: Binding<String>
    let prompt: Text?

    func makeUIView(context: Context) -> GrowingTextView {
        let view = GrowingTextView(frame: .zero, textContainer: nil)
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: GrowingTextView, context: Context) {
        let environment = context.environment
        context.coordinator.show(text, in: view, environment)
        view.lines = (environment.leastLines, environment.lineLimit)
        view.showPrompt(prompt?.plainText(in: environment))
        context.coordinator.focus.update(view)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: GrowingTextView, context: Context) -> CGSize? {
        let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 100
        return CGSize(width: width, height: uiView.height(width: width))
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: TextViewFollower {
        override func textViewDidChange(_ textView: UITextView) {
            (textView as? GrowingTextView)?.textChanged()
            super.textViewDidChange(textView)
        }
    }
}

/// A text view as high as its lines, within limits, that says what is missing.
final class GrowingTextView: UITextView {
    /// How many lines there is room for at least, and at most.
    var lines: (least: Int, most: Int?) = (0, nil)
    private let prompt = UILabel()

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        backgroundColor = .clear
        textContainerInset = .zero
        self.textContainer.lineFragmentPadding = 0
        contentInsetAdjustmentBehavior = .never
        prompt.textColor = .placeholderText
        prompt.numberOfLines = 0
        prompt.isAccessibilityElement = false
        addSubview(prompt)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Sets the prompt that shows while the text is empty; nil for none.
    func showPrompt(_ text: String?) {
        prompt.text = text
        prompt.font = font
        prompt.textAlignment = textAlignment
        accessibilityPrompt = text
        textChanged()
    }

    private var accessibilityPrompt: String?

    func textChanged() {
        prompt.isHidden = !text.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        prompt.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: prompt.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height)
        let overflows = contentHeight(width: bounds.width) > bounds.height + 0.5
        if isScrollEnabled != overflows { isScrollEnabled = overflows }
    }

    private var lineHeight: CGFloat { font?.lineHeight ?? 20 }

    private func contentHeight(width: CGFloat) -> CGFloat {
        let own = text.isEmpty ? prompt.sizeThatFits(CGSize(width: width, height: .infinity)).height : 0
        return max(super.sizeThatFits(CGSize(width: width, height: .infinity)).height, own, lineHeight)
    }

    func height(width: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
        func height(_ lines: Int) -> CGFloat { PixelGrid.roundUp(lineHeight * CGFloat(lines), scale) }
        let most = lines.most.map { height(max($0, 1)) } ?? .infinity
        return min(max(PixelGrid.roundUp(contentHeight(width: width), scale), height(max(lines.least, 1))), most)
    }

    /// The text, or the prompt while the text is empty, as in fields of one line.
    override var accessibilityValue: String? {
        get { text.isEmpty ? accessibilityPrompt : super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
}
