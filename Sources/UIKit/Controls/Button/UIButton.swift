/// A control with a title and an image that runs an action when tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
        public static var roundedRect: ButtonType { .system }
    }

    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    open private(set) var buttonType = ButtonType.custom
    private(set) var contents = StateTable()
    private var parts = ButtonParts()

    override var widthDependentContent: (any WidthDependentContent)? { self }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(.custom)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(.custom)
        coder.decodeInterface(of: self, as: UIButton.self)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// A button whose title, image and action are those of `primaryAction`; of the system type.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        become(.system)
        apply(primaryAction)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        apply(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        // No observer is called in an initializer.
        self.configuration = configuration
        contentsChanged()
        apply(primaryAction)
        sizeToFit()
    }

    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return FactoryResult.checked(button)
    }

    public class func systemButton(primaryAction: UIAction?) -> Self {
        FactoryResult.checked(UIButton(type: .system, primaryAction: primaryAction))
    }

    private func setUp(_ type: ButtonType) {
        isOpaque = false
        contentMode = .scaleToFill
        become(type)
    }

    /// A grey cross on a lighter disc of 30 points, whatever the tint.
    private static let closeLook = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill]).applying(
        UIImage.SymbolConfiguration(pointSize: 25, weight: .semibold))

    /// Signs in circles are 24.33 by 23.67 points.
    private static let signLook = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular, scale: .large)

    /// Takes on a type's font and image, as storyboards do, too.
    package func become(_ type: ButtonType) {
        buttonType = type
        parts.font = type == .custom ? .systemFont(ofSize: UIFont.buttonFontSize) : .systemFont(ofSize: 15)
        let symbols: [ButtonType: String] = [
            .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle", .contactAdd: "plus.circle",
            .close: "xmark.circle.fill",
        ]
        if let name = symbols[type] {
            let look = type == .close ? Self.closeLook : Self.signLook
            setImage(UIImage(systemName: name, withConfiguration: look), for: .normal)
            setPreferredSymbolConfiguration(look, forImageIn: .normal)
        }
        contentsChanged()
    }

    private func apply(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    open var role = Role.normal
    /// Whether the button should behave as on a Mac: on iPhones and iPads it does not.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// Whether a pointer is over the button; the simulated device has none.
    open var isHovered: Bool { false }
    /// Whether the button's menu is open.
    open var isHeld: Bool { ownMenuInteraction?.isShown ?? false }
    /// Whether a pointer takes on the button's shape; the simulated device has none.
    open var isPointerInteractionEnabled = false
    open var pointerStyleProvider: PointerStyleProvider?

    // MARK: Menu

    /// The menu that a long press shows, or a touch with `showsMenuAsPrimaryAction`; nil for none.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            selectionChanged()
        }
    }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the button shows what is chosen in its menu; without a menu, whether taps select and deselect it.
    open var changesSelectionAsPrimaryAction = false { didSet { selectionChanged() } }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    override func menuWillChoose(_ action: UIAction) {
        guard changesSelectionAsPrimaryAction else { return }
        menu?.selectOnly(action)
        selectionChanged()
    }

    /// Shows the chosen element's title and image; the first one is chosen where none is.
    private func selectionChanged() {
        guard changesSelectionAsPrimaryAction, let menu, let chosen = menu.choices.first(where: { $0.state == .on }) ?? menu.choices.first
        else { return contentsChanged() }
        menu.selectOnly(chosen)
        configuration?.title = chosen.title
        if let image = chosen.image { setImage(image, for: .normal) }
        setTitle(chosen.title, for: .normal)
    }

    // MARK: Contents per state

    open func setTitle(_ title: String?, for state: State) { change { $0.titles[state] = title } }
    open func setTitleColor(_ color: UIColor?, for state: State) { change(.titleColor) { $0.titleColors[state] = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(.titleShadowColor) { $0.shadowColors[state] = color } }
    open func setImage(_ image: UIImage?, for state: State) { change { $0.images[state] = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(.backgroundImage) { $0.backgrounds[state] = image } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { change { $0.attributedTitles[state] = title } }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change(.preferredSymbolConfiguration) { $0.symbolConfigurations[state] = configuration }
    }

    open func title(for state: State) -> String? { contents.titles.value(state) }
    open func titleColor(for state: State) -> UIColor? { contents.titleColors.value(state) ?? defaultTitleColor(state) }
    open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColors.value(state) }
    open func image(for state: State) -> UIImage? { contents.images.value(state) }
    open func backgroundImage(for state: State) -> UIImage? { contents.backgrounds.value(state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { contents.attributedTitles.value(state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.symbolConfigurations.value(state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

    private func change(_ member: AppearanceMembers = [], _ change: (inout StateTable) -> Void) {
        noteOwn(member)
        change(&contents)
        contentsChanged()
    }

    /// System buttons wear the tint, or gray while disabled; custom ones are white.
    private func defaultTitleColor(_ state: State) -> UIColor {
        guard buttonType != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    // MARK: Looks

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { noteOwn(.contentEdgeInsets); contentsChanged() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    /// Whether a light glows behind the middle of the button while it is pressed.
    open var showsTouchWhenHighlighted = false
    private lazy var glow = ButtonGlow()

    /// A description of the whole look; replaces the older properties.
    open var configuration: Configuration? { didSet { contentsChanged() } }
    /// Called before the button takes up its state.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether a button with a configuration looks pressed and disabled by itself.
    open var automaticallyUpdatesConfiguration = true { didSet { contentsChanged() } }
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open var titleLabel: UILabel? { parts.label(in: self) }
    open var imageView: UIImageView? { parts.imageView(in: self) }
    open var subtitleLabel: UILabel? {
        configuration?.subtitle == nil && configuration?.attributedSubtitle == nil ? nil : parts.subtitleLabel(in: self)
    }

    private func contentsChanged() {
        invalidateIntrinsicContentSize()
        updateContents()
        setNeedsLayout()
    }

    override func stateChanged() {
        super.stateChanged()
        if configuration != nil { updateConfiguration() }
        updateContents()
        updateHighlight()
        if showsTouchWhenHighlighted { glow.show(isHighlighted, in: self) }
        invalidateIntrinsicContentSize()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentsChanged()
    }

    /// Gives label, image and background what the state shows.
    private func updateContents() {
        let look = ButtonLook(button: self)
        if let title = look.title {
            let label = parts.label(in: self)
            label.attributedText = title
            label.isHidden = false
            if let configuration {
                label.numberOfLines = Configuration.lines(configuration.titleLineBreakMode)
                if label.numberOfLines == 1 { label.lineBreakMode = configuration.titleLineBreakMode }
                label.textAlignment = configuration.titleAlignment.textAlignment
            }
        } else if let label = parts.existingLabel {
            label.isHidden = true
            label.text = nil
        }
        if let subtitle = look.subtitle {
            let label = parts.subtitleLabel(in: self)
            label.attributedText = subtitle
            if let mode = configuration?.subtitleLineBreakMode {
                label.numberOfLines = Configuration.lines(mode)
                if label.numberOfLines == 1 { label.lineBreakMode = mode }
            }
        }
        if let image = look.image {
            let view = parts.imageView(in: self)
            view.isHidden = false
            view.preferredSymbolConfiguration = look.symbolConfiguration
            view.tintColor = look.imageTint
            view.image = image
        } else {
            parts.existingImageView?.isHidden = true
            parts.existingImageView?.image = nil
        }
        parts.background.show(look.background, in: self)
        parts.background.showContents(of: configuration, in: self)
        parts.showIndicator(look.showsIndicator, color: look.indicatorTint, in: self)
        parts.showActivity(look.showsActivity, color: look.activityTint, in: self)
    }

    /// System buttons fade while touched; on release the fade takes longer, as on iOS.
    private func updateHighlight() {
        guard buttonType != .custom || configuration != nil else {
            let dims = adjustsImageWhenHighlighted && isHighlighted && image(for: .highlighted) === image(for: .normal)
            parts.existingImageView?.alpha = dims ? 0.5 : adjustsImageWhenDisabled && !isEnabled ? 0.5 : 1
            return
        }
        guard configuration == nil || automaticallyUpdatesConfiguration else { return }
        let isPlain = configuration?.isBorderless ?? true
        let alpha: CGFloat = isHighlighted ? (isPlain ? 0.2 : 0.75) : 1
        let views: [UIView] =
            [parts.existingLabel, parts.existingImageView].compactMap { $0 } + (isPlain ? [] : [parts.background.view].compactMap { $0 })
        guard isHighlighted else {
            UIView.animate(withDuration: 0.47, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                views.forEach { $0.alpha = alpha }
            }
            return
        }
        views.forEach { $0.alpha = alpha }
    }

    override func touchUpInsideHappened(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered, event)
    }

    override func performOwnPrimaryAction() { touchUpInsideHappened(nil) }

    var titleFont: UIFont { parts.existingLabel?.font ?? parts.font }

    // MARK: Layout

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = ButtonArrangement(button: self, look: ButtonLook(button: self))
        let frames = arrangement.frames(in: bounds)
        parts.existingLabel?.frame = frames.title
        parts.existingSubtitleLabel?.frame = frames.subtitle
        parts.existingImageView?.frame = frames.image
        parts.background.layOut(in: bounds, configuration)
        parts.indicator?.frame = frames.indicator
        parts.activity?.center = CGPoint(x: frames.image.midX, y: frames.image.midY)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        ButtonArrangement(button: self, look: ButtonLook(button: self)).size(fitting: size)
    }

    open dynamic override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    // The width a button has now does not wrap its title.
    open override func sizeToFit() { resizeKeepingOrigin(sizeThatFits(.zero)) }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: configuration == nil ? contentEdgeInsets : .zero)
    }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonArrangement(button: self, look: ButtonLook(button: self)).frames(in: contentRect).title
    }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        ButtonArrangement(button: self, look: ButtonLook(button: self)).frames(in: contentRect).image
    }

    open override var forFirstBaselineLayout: UIView { parts.existingLabel ?? self }
    open override var forLastBaselineLayout: UIView { parts.existingLabel ?? self }

    // MARK: Overridden in apps' extensions

    open dynamic override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    open dynamic override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    open dynamic override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }

    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    open dynamic override func awakeFromNib() { super.awakeFromNib() }
}

/// The values of a button by state; states without a value use that of the normal state.
struct StateTable {
    struct Values<Value> {
        private(set) var values: [UIControl.State: Value] = [:]

        subscript(state: UIControl.State) -> Value? {
            get { values[state] }
            set { values[state] = newValue }
        }

        /// The value of exactly this state, of its main part, or of the normal one.
        func value(_ state: UIControl.State) -> Value? {
            if let exact = values[state] { return exact }
            if state.contains(.disabled), let value = values[.disabled] { return value }
            if state.contains(.highlighted), let value = values[.highlighted] { return value }
            if state.contains(.selected), let value = values[.selected] { return value }
            return values[.normal]
        }
    }

    var titles = Values<String>()
    var titleColors = Values<UIColor>()
    var shadowColors = Values<UIColor>()
    var images = Values<UIImage>()
    var backgrounds = Values<UIImage>()
    var attributedTitles = Values<NSAttributedString>()
    var symbolConfigurations = Values<UIImage.SymbolConfiguration>()
}
