@_spi(Quince) import QuinceFoundation

/// A scrolling region of text of any length, which can be edited.
///
/// Source: Apple's “UITextView”.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

    public let textContainer: NSTextContainer
    public let layoutManager: NSLayoutManager
    public let textStorage: NSTextStorage
    let editor: TextEditor
    let canvas = TextCanvasView()
    lazy var selectionDisplay = TextSelectionDisplay(host: canvas)
    var textLook = TextViewLook()
    var taps = TapCounter()
    var gripDrag: TextGripDrag?
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    override var widthDependentContent: (any WidthDependentContent)? { self }

    /// A text view for a container that may already have a layout manager and a text storage; a new one for nil.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? UITextView.makeContainer()
        let manager = container.layoutManager ?? UITextView.makeManager(for: container)
        let storage = manager.textStorage ?? UITextView.makeStorage(for: manager)
        (self.textContainer, layoutManager, textStorage) = (container, manager, storage)
        editor = TextEditor(storage)
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = UITextView.makeContainer()
        layoutManager = UITextView.makeManager(for: textContainer)
        textStorage = UITextView.makeStorage(for: layoutManager)
        editor = TextEditor(textStorage)
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UITextView.self)
    }

    /// A text view; with either generation of text layout it has a layout manager.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    private static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: 0, height: 1e7))
        container.widthTracksTextView = true
        return container
    }

    private static func makeManager(for container: NSTextContainer) -> NSLayoutManager {
        let manager = NSLayoutManager()
        manager.allowsNonContiguousLayout = true
        manager.addTextContainer(container)
        return manager
    }

    private static func makeStorage(for manager: NSLayoutManager) -> NSTextStorage {
        let storage = NSTextStorage(string: "")
        storage.addLayoutManager(manager)
        return storage
    }

    private func setUp() {
        alwaysBounceVertical = true
        setBackgroundColor(.systemBackground)
        canvas.isUserInteractionEnabled = false
        addSubview(canvas)
        typingAttributes = baseAttributes
        layoutManager.linkAttributes = linkTextAttributes
        layoutManager.onChange = { [weak self] in MainActor.assumeIsolated { self?.layoutChanged() } }
        editor.selectionChanged = { [weak self] in self?.selectionMoved() }
        addTouchRecognizers()
    }

    // MARK: Text

    /// The text; never nil, as on iOS.
    open var text: String! {
        get { textStorage.string }
        set { setText(NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
    }

    open var attributedText: NSAttributedString! {
        get { textStorage.attributedSubstring(from: NSRange(location: 0, length: textStorage.length)) }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            if text.length > 0 { textLook.apply(text.attributes(at: 0, effectiveRange: nil)) }
            setText(text)
        }
    }

    private func setText(_ text: NSAttributedString) {
        let old = editor.selection
        editor.replace(NSRange(location: 0, length: editor.length), with: text)
        detectData()
        typingAttributes = text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : baseAttributes
        undoHistory.clear()
        invalidateIntrinsicContentSize()
        if editor.selection != old { selectionMoved() }
        searchChangedText()
    }

    /// The font of the whole text; that of its beginning where the text has several.
    open var font: UIFont? {
        get { textLook.font }
        set {
            noteOwn(.font)
            textLook.font = newValue
            apply([.font: shownFont])
        }
    }
    var shownFont: UIFont { textLook.font ?? .systemFont(ofSize: 12) }

    open var textColor: UIColor? {
        get { textLook.color }
        set {
            noteOwn(.textColor)
            textLook.color = newValue ?? .label
            apply([.foregroundColor: textLook.color])
        }
    }

    open var textAlignment: NSTextAlignment {
        get { textLook.alignment }
        set {
            textLook.alignment = newValue
            textStorage.beginEditing()
            let all = NSRange(location: 0, length: textStorage.length)
            textStorage.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                textStorage.addAttribute(.paragraphStyle, value: paragraphStyle(value), range: range)
            }
            textStorage.endEditing()
            typingAttributes[.paragraphStyle] = paragraphStyle(typingAttributes[.paragraphStyle])
        }
    }

    private func paragraphStyle(_ known: Any?) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let known = known as? NSParagraphStyle { style.setParagraphStyle(known) }
        style.alignment = textLook.alignment
        return style
    }

    var baseAttributes: [NSAttributedString.Key: Any] {
        [.font: shownFont, .foregroundColor: textLook.color, .paragraphStyle: paragraphStyle(nil)]
    }

    private func apply(_ attributes: [NSAttributedString.Key: Any]) {
        textStorage.addAttributes(attributes, range: NSRange(location: 0, length: textStorage.length))
        typingAttributes.merge(attributes) { $1 }
        invalidateIntrinsicContentSize()
    }

    /// The attributes of text that will be typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            layoutManager.emptyAttributes = typingAttributes
            if textStorage.length == 0 { layoutChanged() }
        }
    }

    /// How links look; a colour for links at first.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet {
            noteOwn(.linkTextAttributes)
            layoutManager.linkAttributes = linkTextAttributes ?? [:]
            layoutChanged()
        }
    }

    /// The kinds of data that become tappable while the text is not editable. The default is none.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { detectData() } }

    // MARK: Behaviour

    open var isEditable = true {
        didSet {
            guard oldValue != isEditable else { return }
            if !isEditable, isFirstResponder { resignFirstResponder() }
            detectData()
        }
    }
    /// Whether text can be selected and links can be tapped.
    open var isSelectable = true { didSet { if !isSelectable { selectedRange = NSRange(location: selectedRange.location, length: 0) } } }
    open var allowsEditingTextAttributes = false
    /// Whether typing replaces the whole text; a tap takes that back.
    open var clearsOnInsertion = false
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    /// Room around the text: 8 points above and below at first.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            noteOwn(.textContainerInset)
            invalidateIntrinsicContentSize()
            layoutChanged()
        }
    }

    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    /// Whether text is as large on the Mac as on an iPad; elsewhere it is as large as it says.
    ///
    /// Source: Apple's documentation of `UITextView.usesStandardTextScaling`.
    open var usesStandardTextScaling = false

    /// The selection, the scroll offset and whether the text is being edited, for restoration with the same text.
    open var interactionState: Any {
        get { TextInteractionState(selection: selectedRange, isEditing: isFirstResponder, offset: contentOffset) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            selectedRange = state.selection
            contentOffset = clamped(state.offset)
            if state.isEditing, !isFirstResponder { becomeFirstResponder() }
        }
    }

    @available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
    open var textLayoutManager: NSTextLayoutManager? { nil }
    /// The interaction that finds in the text; nil while finding is not enabled.
    open private(set) var findInteraction: UIFindInteraction?
    /// Whether the user can find in the text; false unless set.
    open var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if let findInteraction { removeInteraction(findInteraction) }
            findInteraction = newValue ? UIFindInteraction(sessionDelegate: finder) : nil
            if let findInteraction { addInteraction(findInteraction) }
        }
    }
    private lazy var finder = TextViewFinder()
    lazy var foundHighlights = FoundTextHighlights()
    @available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
    open var textDragDelegate: (any UITextDragDelegate)? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
    open var textDropDelegate: (any UITextDropDelegate)? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: changing what is pasted")
    open var pasteDelegate: (any UITextPasteDelegate)? {
        get { nil }
        set {}
    }

    /// Scrolls as little as needed to show a part of the text.
    open func scrollRangeToVisible(_ range: NSRange) {
        layOutText()
        let range = editor.clamped(range)
        let rects = range.length > 0 ? laidOut.rects(for: range) : []
        // Nothing is drawn of an empty range and of the end of a line.
        let first = rects.first ?? laidOut.caretRect(at: range.location)
        let place = rects.reduce(first) { $0.union($1) }.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
        // With the room beside the text where it is at the edge.
        scrollRectToVisible(place.insetBy(dx: 0, dy: -min(textContainerInset.top, textContainerInset.bottom, 8)), animated: false)
    }

    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            super.isScrollEnabled = newValue
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: Traits of input

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { noteOwn(.keyboardAppearance) } }
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Which of the system's writing tools are offered; a simulated device has none, as an iPhone without Apple Intelligence.
    ///
    /// Source: Apple's documentation of `UITextInputTraits.writingToolsBehavior` (iOS 18).
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var passwordRules: UITextInputPasswordRules?

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // MARK: Text input

    open weak var inputDelegate: (any UITextInputDelegate)?
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    let undoHistory = TextUndoHistory()

    open var hasText: Bool { editor.length > 0 }
    /// Types text in place of the selection, as the keyboard does.
    open func insertText(_ text: String) { type(text) }
    open func deleteBackward() { deleteTyped(editor.backwardRange) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: (position as? TextOffset)?.offset ?? 0) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionParts(of: range) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        (range as? TextOffsetRange).map { asksDelegate($0.range, text) } ?? true
    }

    // MARK: Editing commands

    open override var undoManager: UndoManager? { undoHistory.manager }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult open override func becomeFirstResponder() -> Bool { isFirstResponder || beginEditing() }

    open override var canResignFirstResponder: Bool { !isEditable || delegate?.textViewShouldEndEditing(self) ?? true }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard super.resignFirstResponder() else { return false }
        endEditing()
        return true
    }

    func becomeFirst() -> Bool { super.becomeFirstResponder() }

    /// Tells of the beginning after the keyboard began to move, unlike text fields.
    override func didBecomeFirstResponder() {
        super.didBecomeFirstResponder()
        beganEditing()
    }

    // MARK: View

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    open dynamic override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : fittingSize(width: .infinity)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = fittingSize(width: size.width > 0 ? size.width : .infinity)
        return CGSize(width: size.width > 0 ? min(fitting.width, size.width) : fitting.width, height: fitting.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateSelectionDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        // Colours are part of what is laid out.
        layoutManager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: textStorage.length), actualCharacterRange: nil)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, isFirstResponder { FirstResponder.forget(self) }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font = textLook.font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted != font { withDefaults { $0.font = adjusted } }
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    open dynamic override func awakeFromNib() { super.awakeFromNib() }
}

/// The style of a text view's plain text.
struct TextViewLook {
    var font: UIFont?
    var color: UIColor = .label
    var alignment = NSTextAlignment.natural

    mutating func apply(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
    }
}
