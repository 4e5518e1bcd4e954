/// A field for the words of a search, with buttons beside and choices below it.
///
/// Source: Apple's “UISearchBar”.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

    private let background = BarBackgroundView()
    private let promptLabel = UILabel()
    public let searchTextField = UISearchTextField()
    private lazy var watcher = SearchFieldWatcher(self)
    let cancelButton = UIButton(type: .system)
    /// The item through which appearance proxies for bar button items in search bars style the cancel button.
    /// The cancel button as an item; its title is nil for the system's.
    private lazy var cancelItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    let scopes = UISegmentedControl()
    private let scopeBackground = UIImageView()
    /// Pictures of the bar's parts.
    var looks = Looks()
    private var sideButton: UIButton?
    /// The controller whose search this bar is for.
    weak var controller: UISearchController?
    /// Whether a navigation bar shows the bar as a part of itself.
    var isInNavigationBar = false { didSet { update() } }
    /// Whether the bar stands in the row of a navigation bar.
    var isInRow = false { didSet { if oldValue != isInRow { setNeedsLayout() } } }
    /// Whether the bar is all of the navigation bar while people search.
    var fillsNavigationBar = false { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UISearchBar.self)
    }

    private func setUp() {
        isOpaque = false
        for view in [background, scopeBackground, promptLabel, searchTextField, scopes, cancelButton] as [UIView] { addSubview(view) }
        promptLabel.font = .systemFont(ofSize: 12)
        promptLabel.textAlignment = .center
        searchTextField.delegate = watcher
        searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        cancelButton.setTitle(SystemText.text(.cancel), for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeTapped() }, for: .valueChanged)
        update()
    }

    // MARK: Text

    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue ?? "" != searchTextField.text else { return }
            searchTextField.text = newValue
            delegate?.searchBar(self, textDidChange: newValue ?? "")
            controller?.searchChanged()
        }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line above the field.
    open var prompt: String? { didSet { update() } }

    private func textChanged() {
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        controller?.searchChanged()
    }

    private func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    private func scopeTapped() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
        controller?.searchChanged()
    }

    // MARK: Buttons and scopes

    open var showsCancelButton: Bool {
        get { isCancelShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private var isCancelShown = false

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != isCancelShown else { return }
        isCancelShown = showsCancelButton
        change(animated)
    }

    open var showsBookmarkButton = false { didSet { update() } }
    open var showsSearchResultsButton = false { didSet { update() } }
    open var isSearchResultsButtonSelected = false { didSet { update() } }

    open var scopeButtonTitles: [String]? {
        didSet {
            let selected = max(scopes.selectedSegmentIndex, 0)
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopes.selectedSegmentIndex = (scopeButtonTitles ?? []).isEmpty ? -1 : min(selected, (scopeButtonTitles ?? []).count - 1)
            update()
        }
    }
    open var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set { scopes.selectedSegmentIndex = newValue }
    }
    open var showsScopeBar: Bool {
        get { isScopeShown }
        set { setShowsScope(newValue, animated: false) }
    }
    private var isScopeShown = false

    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != isScopeShown else { return }
        isScopeShown = show
        change(animated)
    }

    var hasScopes: Bool { isScopeShown && !(scopeButtonTitles ?? []).isEmpty }

    private func change(_ animated: Bool) {
        invalidateIntrinsicContentSize()
        controller?.barHeightChanged()
        guard animated, window != nil else { return update() }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25) {
            self.update()
            self.layoutIfNeeded()
        }
    }

    // MARK: Looks

    open var searchBarStyle = Style.default { didSet { noteOwn(.searchBarStyle); update() } }
    open var barStyle = UIBarStyle.default { didSet { noteOwn(.barStyle); update() } }
    open var barTintColor: UIColor? { didSet { noteOwn(.barTintColor); update() } }
    open var isTranslucent = true { didSet { noteOwn(.isTranslucent); update() } }
    open var backgroundImage: UIImage? { didSet { noteOwn(.backgroundImage); update() } }
    /// Shown behind the scopes.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            noteOwn(.scopeBarBackgroundImage)
            scopeBackground.image = scopeBarBackgroundImage
            setNeedsLayout()
        }
    }
    open var isEnabled = true { didSet { update() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    /// The accessory view above the keyboard; that of the text field.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    private func update() {
        let isPlain = searchBarStyle == .minimal || isInNavigationBar
        background.isHidden = isPlain
        background.show(appearance)
        promptLabel.text = prompt
        promptLabel.isHidden = (prompt ?? "").isEmpty
        cancelButton.alpha = isCancelShown ? 1 : 0
        cancelButton.isUserInteractionEnabled = isCancelShown
        scopes.isHidden = !hasScopes
        searchTextField.isEnabled = isEnabled
        cancelButton.isEnabled = isEnabled
        scopes.isEnabled = isEnabled
        updateSideButton()
        setNeedsLayout()
    }

    /// Shows the pictures of the bar's parts.
    func looksChanged() {
        searchTextField.showBackground(looks.fieldBackgrounds[.normal], disabled: looks.fieldBackgrounds[.disabled])
        searchTextField.barIcons = (looks.icon(.search), looks.icon(.clear))
        searchTextField.barPlaces.glass = positionAdjustment(for: .search)
        searchTextField.barPlaces.clear = positionAdjustment(for: .clear)
        update()
    }

    private var appearance: UIBarAppearance {
        let result = UINavigationBarAppearance()
        if let backgroundImage = backgroundImage ?? looks.backgrounds.background(at: barPosition) {
            result.configureWithTransparentBackground()
            result.backgroundImage = backgroundImage
        } else if let barTintColor {
            result.backgroundColor = barTintColor
            if !isTranslucent { result.backgroundEffect = nil }
        } else if barStyle != .default {
            result.backgroundColor = .black
        }
        return result
    }

    /// The bookmark or results button at the end of the field, while that is empty.
    private func updateSideButton() {
        sideButton?.removeFromSuperview()
        sideButton = nil
        guard showsBookmarkButton || showsSearchResultsButton else { return searchTextField.rightView = nil }
        let button = UIButton(type: .system)
        let isBookmark = showsBookmarkButton
        let icon = isBookmark ? Icon.bookmark : .resultsList
        button.setImage(looks.icon(icon) ?? UIImage(systemName: isBookmark ? "book" : "list.bullet"), for: .normal)
        for state in [UIControl.State.highlighted, .selected, .disabled] {
            if let image = image(for: icon, state: state) { button.setImage(image, for: state) }
        }
        button.accessibilityLabel = isBookmark ? SystemText.text(.bookmarks) : nil
        button.isSelected = !isBookmark && isSearchResultsButtonSelected
        button.addAction(UIAction { [weak self] _ in self?.sideTapped(isBookmark) }, for: .touchUpInside)
        sideButton = button
        addSubview(button)
    }

    private func sideTapped(_ isBookmark: Bool) {
        if isBookmark { delegate?.searchBarBookmarkButtonClicked(self) } else { delegate?.searchBarResultsListButtonClicked(self) }
    }

    // MARK: Layout

    private var promptHeight: CGFloat { promptLabel.isHidden ? 0 : 18 }
    /// The height that the scope bar adds, in points; 0 without scopes.
    var scopeHeight: CGFloat { hasScopes ? SearchBarMetrics.scopeHeight : 0 }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fullHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }
    private var fullHeight: CGFloat {
        (isInNavigationBar ? SearchBarMetrics.barHeight : SearchBarMetrics.height + promptHeight) + scopeHeight
    }

    private var fieldTop: CGFloat {
        if isInRow { return max((bounds.height - scopeHeight - SearchBarMetrics.fieldHeight) / 2, 0) }
        guard isInNavigationBar else { return promptHeight + (SearchBarMetrics.height - SearchBarMetrics.fieldHeight) / 2 }
        return fillsNavigationBar ? SearchBarMetrics.activeBarTop : SearchBarMetrics.barTop
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 16)
        let margin = isInRow ? 0 : isInNavigationBar ? SearchBarMetrics.barMargin : SearchBarMetrics.sideMargin
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: margin + safeAreaInsets.left, bottom: 0, right: margin + safeAreaInsets.right))
        // A collapsing navigation bar squeezes the field.
        let squeezed = isInRow ? 0 : max(fullHeight - bounds.height, 0)
        let height = max(SearchBarMetrics.fieldHeight - squeezed, 0)
        let cancel = cancelButton.intrinsicContentSize.width
        let room = isCancelShown ? cancel + SearchBarMetrics.cancelGap : 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ rect: CGRect) -> CGRect {
            isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let field = CGRect(x: area.minX, y: fieldTop, width: max(area.width - room, 0), height: height)
        searchTextField.frame = placed(field)
        searchTextField.alpha = squeezed > 0 ? max(1 - squeezed / 16, 0) : 1
        cancelButton.frame = placed(
            CGRect(
                x: isCancelShown ? area.maxX - cancel : bounds.width, y: fieldTop, width: cancel, height: SearchBarMetrics.fieldHeight))
        let side = positionAdjustment(for: showsBookmarkButton ? .bookmark : .resultsList)
        sideButton?.frame = placed(CGRect(x: field.maxX - 34, y: fieldTop, width: 34, height: height)).moved(by: side)
        sideButton?.isHidden = searchTextField.text?.isEmpty == false
        let scopeTop = bounds.height - scopeHeight + (SearchBarMetrics.scopeHeight - SearchBarMetrics.scopeControlHeight) / 2 - 6
        scopeBackground.isHidden = !hasScopes
        scopeBackground.frame = CGRect(x: 0, y: bounds.height - scopeHeight, width: bounds.width, height: scopeHeight)
        scopes.frame = CGRect(x: area.minX, y: scopeTop, width: area.width, height: SearchBarMetrics.scopeControlHeight)
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Overridden in apps' extensions

    open dynamic override func awakeFromNib() { super.awakeFromNib() }
}

extension UISearchBar: BarItemHost, BarItemObserver {
    /// The cancel button is styled as a bar button item, as on iOS.
    var styledItems: [UIBarItem] {
        cancelItem.barView = self
        return [cancelItem]
    }

    /// The title of the cancel button; nil for the system's.
    var cancelTitle: String? {
        get { cancelItem.title }
        set {
            cancelItem.title = newValue
            barItemChanged(cancelItem)
        }
    }

    func barItemChanged(_ item: UIBarItem) {
        cancelButton.tintColor = cancelItem.tintColor
        let title = item.title ?? SystemText.text(.cancel)
        cancelButton.setTitle(title, for: .normal)
        var attributes = item.titleTextAttributes(for: .normal) ?? [:]
        guard !attributes.isEmpty else { return setNeedsLayout() }
        if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 17) }
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = cancelButton.tintColor }
        cancelButton.setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: .normal)
        setNeedsLayout()
    }
}

/// The settings of the keyboard are those of the field.
extension UISearchBar: UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set { searchTextField.inlinePredictionType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }
    public var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}
