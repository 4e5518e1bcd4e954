@_spi(Quince) import QuinceFoundation

/// A control with one line of text to edit.
@preconcurrency @MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled = 1 }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    let editor = TextEditor(NSTextStorage(string: ""))
    private let canvas = TextFieldCanvas()
    let placeholderLabel = FieldLabel()
    var clearButton: UIButton?
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    /// The end of the selection that the finger drags; nil for none.
    private var grip: TextGrip?
    /// Attributes set for what is typed next; nil for those of the text before.
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UITextField.self)
    }

    private func setUp() {
        isOpaque = false
        contentHorizontalAlignment = .left
        placeholderLabel.isUserInteractionEnabled = false
        placeholderLabel.drawing = { [unowned self] in drawPlaceholder(in: $0) }
        addSubview(placeholderLabel)
        canvas.field = self
        addSubview(canvas)
        editor.selectionChanged = { [weak self] in self?.selectionMoved() }
        update()
    }

    // MARK: Text

    /// The text; never nil, as on iOS.
    open var text: String? {
        get { editor.storage.string }
        set {
            setText(NSAttributedString(string: newValue ?? ""))
            update()
        }
    }

    open var attributedText: NSAttributedString? {
        get { filled(editor.storage) }
        set { applyText(newValue) }
    }

    open var textColor: UIColor? = .label {
        didSet {
            noteOwn(.textColor)
            override(.foregroundColor, textColor)
            update()
        }
    }
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            noteOwn(.font)
            if font == nil { font = .systemFont(ofSize: 17) }
            if defaultTextAttributes[.font] != nil { defaultTextAttributes[.font] = font }
            override(.font, font)
            invalidateIntrinsicContentSize()
            update()
        }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { update() } }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            noteOwn(.defaultTextAttributes)
            invalidateIntrinsicContentSize()
            update()
        }
    }
    /// Attributes of what is typed next, until the selection changes; nil, and not to be set, while the field is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? textAttributes.merging(attributes(replacing: editor.selection)) { $1 } : nil }
        set { if isEditing { ownTypingAttributes = newValue } }
    }
    open var placeholder: String? {
        didSet {
            if placeholder != oldValue { ownPlaceholder = nil }
            invalidateIntrinsicContentSize()
            update()
        }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get {
            ownPlaceholder
                ?? placeholder.map {
                    NSAttributedString(
                        string: $0, attributes: [.foregroundColor: placeholderLabel.ownColor ?? UIColor.placeholderText, .font: shownFont])
                }
        }
        set {
            placeholder = newValue?.string
            ownPlaceholder = newValue
            update()
        }
    }
    private var ownPlaceholder: NSAttributedString?
    /// Whether long text is drawn smaller, down to `minimumFontSize`, before it scrolls.
    open var adjustsFontSizeToFitWidth = false { didSet { update() } }
    open var minimumFontSize: CGFloat = 0 { didSet { update() } }
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
    open var clearsOnBeginEditing = false
    /// Whether the next text typed replaces all there is; no selection shows meanwhile, and moving the caret ends it.
    open var clearsOnInsertion = false { didSet { canvas.update() } }
    @available(*, unavailable, message: "not yet in Quince: menus for bold, italic and underlined text")
    open var allowsEditingTextAttributes: Bool {
        get { false }
        set {}
    }

    var shownFont: UIFont { defaultTextAttributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 17) }

    var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: shownFont, .foregroundColor: isEnabled ? textColor ?? .label : UIColor.tertiaryLabel,
        ]
        attributes.merge(defaultTextAttributes) { $1 }
        return attributes
    }

    /// The text as drawn: bullets in place of a secure entry.
    var displayText: NSAttributedString {
        guard isSecureTextEntry else { return filled(editor.storage) }
        return NSAttributedString(string: String(repeating: "•", count: editor.storage.string.count), attributes: textAttributes)
    }

    // MARK: Traits of input

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { noteOwn(.keyboardAppearance) } }
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false { didSet { update() } }
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

    // MARK: Looks

    open weak var delegate: (any UITextFieldDelegate)?
    open var borderStyle = BorderStyle.none {
        didSet {
            noteOwn(.borderStyle)
            invalidateIntrinsicContentSize()
            update()
        }
    }
    /// Drawn in `borderRect` in place of the border; not with round borders.
    open var background: UIImage? { didSet { update() } }
    /// The background while the field is disabled; only together with `background`.
    open var disabledBackground: UIImage? { didSet { update() } }
    lazy var backgroundImageView = makeBackgroundImageView()
    var hasBackgroundView = false
    /// The picture of the clear button.
    var clearImage: UIImage? {
        UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
    }

    open var clearButtonMode = ViewMode.never { didSet { noteOwn(.clearButtonMode); update() } }
    open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
    open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
    open var leftViewMode = ViewMode.never { didSet { update() } }
    open var rightViewMode = ViewMode.never { didSet { update() } }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        update()
    }

    /// The border that was drawn last.
    var shownBorder = BorderLook()

    func update() {
        updateBackground()
        updateBorder()
        placeholderLabel.attributedText = attributedPlaceholder.map { text in
            let full = NSMutableAttributedString(attributedString: text)
            full.fillMissing([.font: shownFont, .foregroundColor: placeholderLabel.ownColor ?? UIColor.placeholderText])
            return full
        }
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = hasContent
        setNeedsLayout()
        canvas.update()
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        canvas.update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        update()
    }

    // MARK: Layout

    /// Whether there is anything to clear, in place of the placeholder.
    var hasContent: Bool { editor.length > 0 }
    /// The clear button was tapped.
    func contentCleared() {}

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var left = inset, right = inset
        if showsLeft { left += leftViewRect(forBounds: bounds).width }
        if showsRight {
            right += rightViewRect(forBounds: bounds).width
        } else if showsClear {
            right += 20
        }
        let room = CGRect(x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0), height: bounds.height)
        return directed(room, in: bounds)
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        directed(CGRect(x: bounds.maxX - 19 - max(inset - 2, 0), y: bounds.midY - 9.5, width: 19, height: 19), in: bounds)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(leftView)
        let place = CGRect(
            x: bounds.minX + (borderStyle == .none ? 0 : 1), y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        return directed(place, in: bounds)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(rightView)
        let place = CGRect(
            x: bounds.maxX - size.width - (borderStyle == .none ? 0 : 1), y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        return directed(place, in: bounds)
    }
    open func caretRect(for position: UITextPosition) -> CGRect {
        convert(canvas.caretRect(at: (position as? TextOffset)?.offset ?? 0), from: canvas)
    }

    /// Draws the text while the field is not edited; override it to draw otherwise.
    open func drawText(in rect: CGRect) { canvas.drawText(in: rect) }
    /// Draws the placeholder; override it to draw otherwise.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawAsLabel(in: rect) }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !showsLeft
        rightView?.isHidden = !showsRight
        if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
        layOutClearButton()
        if shownBackground != nil { backgroundImageView.frame = borderRect(forBounds: bounds) }
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        canvas.frame = rect
        placeholderLabel.semanticContentAttribute = semanticContentAttribute
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        canvas.update()
    }

    open dynamic override var intrinsicContentSize: CGSize {
        let shown = editor.length == 0 ? attributedPlaceholder : displayText
        let width = shown.map { TextSetting.layout($0, width: nil).size.width } ?? 0
        let scale = max(traitCollection.displayScale, 1)
        let line = (shownFont.lineHeight * scale).rounded(.up) / scale
        let height: CGFloat = borderStyle == .roundedRect ? max(34, line + 14) : line + 2 * (borderStyle == .none ? 0.83 : 3)
        return CGSize(width: (width * scale).rounded(.up) / scale + 2 * inset + 2, height: (height * scale).rounded(.up) / scale)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The selection, and whether the field is being edited, for restoration with the same text.
    open var interactionState: Any {
        get { TextInteractionState(selection: editor.selection, isEditing: isEditing) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            if state.isEditing, !isEditing { becomeFirstResponder() }
            editor.select(state.selection)
        }
    }

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

    // MARK: Editing

    /// Whether the field has the keyboard.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    /// Tells of the beginning before the keyboard moves.
    override func didBecomeFirstResponder() {
        if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { setText(NSAttributedString(string: "")) }
        editor.move(to: editor.length, extending: false)
        update()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        super.didBecomeFirstResponder()
    }

    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard super.resignFirstResponder() else { return false }
        EditMenu.hide(for: self)
        unmarkText()
        editor.move(to: NSMaxRange(editor.selection), extending: false)
        update()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
        return true
    }

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    /// Asks the delegate, replaces, and tells.
    func replace(_ range: NSRange, with string: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
        let range = editor.clamped(range)
        put(NSAttributedString(string: string, attributes: attributes(replacing: range)), in: range)
        textEdited()
    }

    /// Sets the text without asking, and puts the caret behind it.
    func setText(_ text: NSAttributedString) { put(text, in: editor.everything) }

    private func put(_ text: NSAttributedString, in range: NSRange) {
        let old = editor.selection
        editor.replace(range, with: text)
        if editor.selection != old { selectionMoved() }
    }

    /// Returns the attributes of text that replaces a range: the typing attributes, else those of the replaced or preceding text.
    private func attributes(replacing range: NSRange) -> [NSAttributedString.Key: Any] {
        ownTypingAttributes ?? editor.attributes(around: range)
    }

    func textEdited() {
        update()
        invalidateIntrinsicContentSize()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    private func selectionMoved() {
        ownTypingAttributes = nil
        EditMenu.hide(for: self)
        canvas.update()
        delegate?.textFieldDidChangeSelection(self)
    }

    /// The return key: the delegate first, then the events of ending on exit.
    func returnPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = hasHandlers(for: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isFirstResponder {
            let offset = canvas.offset(at: touch.location(in: canvas))
            grip = canvas.grip(at: touch.location(in: canvas))
            if editor.selection.length > 0, grip != nil, touch.tapCount == 1 {
                EditMenu.hide(for: self)
            } else if touch.tapCount == 2 {
                editor.selectWord(at: offset)
            } else if touch.tapCount > 2 {
                editor.selectAll()
            } else {
                editor.moveToTap(at: offset)
                grip = .caret
            }
            clearsOnInsertion = false
        }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let grip, touch.tapCount < 2 { drag(grip, to: canvas.offset(at: touch.location(in: canvas))) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        grip = nil
        if isFirstResponder, editor.selection.length > 0 { return showEditMenu() }
        guard !isFirstResponder, isTouchInside, becomeFirstResponder(), let touch else { return }
        editor.moveToTap(at: canvas.offset(at: touch.location(in: canvas)))
    }

    // MARK: Key input and positions

    open weak var inputDelegate: (any UITextInputDelegate)?
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open var hasText: Bool { editor.length > 0 }
    /// Types text at the caret; a line break is the return key.
    open func insertText(_ text: String) { type(text) }
    open func deleteBackward() { deleteTyped(editor.backwardRange) }

    open var selectedTextRange: UITextRange? {
        get { isFirstResponder ? TextOffsetRange(editor.selection) : nil }
        set {
            guard let range = (newValue as? TextOffsetRange)?.range else { return }
            clearsOnInsertion = false
            editor.select(range)
        }
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [TextSelectionPart(firstRect(for: range), isFirst: true, isLast: true)]
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(canvas.offset(at: convert(point, to: canvas))) }

    // MARK: Overridden in apps' extensions

    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    open dynamic override func awakeFromNib() { super.awakeFromNib() }
}
