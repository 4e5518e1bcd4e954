/// The text field of a search bar: a magnifying glass on a rounded gray ground, and tokens before the words.
///
/// Source: Apple's “UISearchTextField”.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private static let glassImage = UIImage(systemName: "magnifyingglass")
    private let glass = UIImageView(image: UISearchTextField.glassImage)
    private var tokenViews: [SearchTokenView] = []
    /// The token that the next press of the delete key removes.
    private var selectedToken: Int? { didSet { showTokens() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        setBackgroundColor(.tertiarySystemFill)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16)
        glass.bounds.size = CGSize(width: 20, height: 20)
        leftView = glass
        leftViewMode = .always
        withDefaults { $0.clearButtonMode = .always }
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocorrectionType = .no
    }

    // MARK: Layout

    /// The frames that the enclosing search bar assigns to the field's parts.
    var barPlaces = SearchFieldPlaces() { didSet { if oldValue != barPlaces { setNeedsLayout() } } }
    /// The pictures the search bar around has for the glass and the clear button.
    var barIcons: (search: UIImage?, clear: UIImage?) {
        get { (glass.image === Self.glassImage ? nil : glass.image, ownClearImage) }
        set {
            glass.image = newValue.search ?? Self.glassImage
            ownClearImage = newValue.clear
            clearButton?.removeFromSuperview()
            clearButton = nil
            setNeedsLayout()
        }
    }
    private var ownClearImage: UIImage?
    override var clearImage: UIImage? { ownClearImage ?? super.clearImage }

    /// The rounded ground, or a picture in its place.
    func showBackground(_ image: UIImage?, disabled: UIImage?) {
        guard background != nil || image != nil else { return }
        (background, disabledBackground) = (image, disabled)
        setBackgroundColor(image == nil ? .tertiarySystemFill : nil)
    }

    open override func borderRect(forBounds bounds: CGRect) -> CGRect {
        super.borderRect(forBounds: bounds).moved(by: barPlaces.background)
    }

    // The glass stands 6 points from the edge, the text 4 points behind it.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        directed(CGRect(x: bounds.minX + 6, y: bounds.midY - 10, width: 20, height: 20).moved(by: barPlaces.glass), in: bounds)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let left = tokensStart + tokensWidth(in: bounds)
        let room = CGRect(x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - 28, 0), height: bounds.height)
        return directed(room.moved(by: barPlaces.text), in: bounds)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        directed(CGRect(x: bounds.maxX - 25, y: bounds.midY - 9.5, width: 19, height: 19).moved(by: barPlaces.clear), in: bounds)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 36) }

    private static let gap: CGFloat = 4
    private var tokensStart: CGFloat { leftView == nil ? 8 : 30 }

    /// The preferred total width of the tokens with the gaps behind them, in points.
    private var wantedTokensWidth: CGFloat { tokenViews.reduce(0) { $0 + $1.fittingWidth + Self.gap } }

    /// Tokens leave the words some room.
    private func tokensWidth(in bounds: CGRect) -> CGFloat { min(wantedTokensWidth, max(bounds.width - tokensStart - 28 - 60, 0)) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = wantedTokensWidth
        guard wanted > 0 else { return }
        let scale = tokensWidth(in: bounds) / wanted
        var x = tokensStart
        for view in tokenViews {
            let width = view.fittingWidth * scale
            view.frame = directed(CGRect(x: x, y: bounds.midY - SearchTokenView.height / 2, width: width, height: SearchTokenView.height))
            x += width + Self.gap * scale
        }
    }

    // MARK: Tokens

    /// The tokens before the text.
    open var tokens: [UISearchToken] {
        get { tokenViews.map(\.token) }
        set {
            guard newValue.map(ObjectIdentifier.init) != tokens.map(ObjectIdentifier.init) else { return }
            replaceTokens(newValue)
            sendActions(for: .editingChanged)
        }
    }
    /// Whether the delete key removes tokens.
    open var allowsDeletingTokens = true
    @available(*, unavailable, message: "not yet in Quince: copying the tokens of search fields")
    public var allowsCopyingTokens: Bool {
        get { false }
        set {}
    }
    /// The colour behind tokens; that of the system where it is nil.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? .systemGray }
        set {
            ownTokenColor = newValue
            showTokens()
        }
    }
    private var ownTokenColor: UIColor?

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        var new = tokens
        new.insert(token, at: min(max(tokenIndex, 0), new.count))
        tokens = new
    }

    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else {
            uncaughtException(
                .range,
                "-[\(className(of: self)) removeTokenAtIndex:]: index \(tokenIndex) beyond bounds for \(tokens.count) tokens")
        }
        var new = tokens
        new.remove(at: tokenIndex)
        tokens = new
    }

    /// The words without the tokens.
    open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }

    /// Returns the position of a token, which is always the beginning of the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// The tokens in a range; all of them where it reaches the beginning.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
    }

    /// Puts a token in the place of words.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    private func replaceTokens(_ new: [UISearchToken]) {
        let old = tokenViews
        tokenViews = new.map { token in old.first { $0.token === token } ?? SearchTokenView(token) }
        for view in old where !tokenViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in tokenViews where view.superview == nil { addSubview(view) }
        selectedToken = nil
        update()
    }

    private func showTokens() {
        for (index, view) in tokenViews.enumerated() { view.show(color: tokenBackgroundColor, isSelected: index == selectedToken) }
        setNeedsLayout()
    }

    /// The placeholder gives way to tokens, too, and the clear button shows beside them.
    override var hasContent: Bool { super.hasContent || !tokenViews.isEmpty }

    override func contentCleared() { replaceTokens([]) }

    // MARK: Editing

    /// Before the first word the delete key selects the last token, then removes it.
    open override func deleteBackward() {
        let selection = editor.selection
        guard allowsDeletingTokens, !tokenViews.isEmpty, selection.location == 0, selection.length == 0 else {
            selectedToken = nil
            return super.deleteBackward()
        }
        if let index = selectedToken { removeToken(at: index) } else { selectedToken = tokenViews.count - 1 }
    }

    open override func insertText(_ text: String) {
        // What is typed takes the place of a token that is selected.
        if let index = selectedToken, allowsDeletingTokens { removeToken(at: index) }
        super.insertText(text)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self) else { return }
        selectedToken = isFirstResponder ? tokenViews.firstIndex { $0.frame.contains(point) } : nil
    }
}

/// Gives copied tokens their items. The method is optional.
///
/// Source: Apple's “UISearchTextFieldDelegate”.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
    public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        NSItemProvider(object: token.text as NSString)
    }
}
