/// Shows what a screen without content says.
///
/// Source: Apple's “UIContentUnavailableView”.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let backgroundView = UIView()
    private let stack = UIStackView()
    private let imageView = UIImageView()
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let button = UIButton(configuration: .plain())
    private let secondaryButton = UIButton(configuration: .plain())
    /// The current actions of the buttons.
    private var actions: [ObjectIdentifier: UIAction] = [:]
    private var imageSize: [NSLayoutConstraint] = []

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
        update()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
        update()
    }

    open var configuration: UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            update()
        }
    }

    private func setUp() {
        isOpaque = false
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(backgroundView)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        imageView.contentMode = .scaleAspectFit
        for view in [imageView, wheel, label, secondaryLabel, button, secondaryButton] as [UIView] { stack.addArrangedSubview(view) }
        addSubview(stack)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor), stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
        ])
    }

    private func update() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        backgroundView.frame = bounds
        backgroundView.backgroundColor = shown.background.backgroundColor
        stack.alignment = shown.alignment == .center ? .center : .leading
        updateImage()
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        show(shown.button, shown.buttonProperties, in: button)
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        updateSpacing()
    }

    private func updateImage() {
        wheel.isHidden = !shown.showsActivity
        if shown.showsActivity { wheel.startAnimating() } else { wheel.stopAnimating() }
        imageView.image = shown.image
        imageView.isHidden = shown.image == nil || shown.showsActivity
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        NSLayoutConstraint.deactivate(imageSize)
        let size = shown.imageProperties.maximumSize
        imageSize =
            (size.width > 0 ? [imageView.widthAnchor.constraint(lessThanOrEqualToConstant: size.width)] : [])
            + (size.height > 0 ? [imageView.heightAnchor.constraint(lessThanOrEqualToConstant: size.height)] : [])
        NSLayoutConstraint.activate(imageSize)
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
    ) {
        button.configuration = configuration
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isHidden = configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
        if let old = actions[ObjectIdentifier(button)] { button.removeAction(old, for: .primaryActionTriggered) }
        actions[ObjectIdentifier(button)] = properties.primaryAction
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    }

    /// The gaps lie behind parts that show.
    private func updateSpacing() {
        let texts = [label, secondaryLabel].filter { !$0.isHidden }
        for view in [imageView, wheel] { stack.setCustomSpacing(shown.imageToTextPadding, after: view) }
        stack.setCustomSpacing(shown.textToSecondaryTextPadding, after: label)
        if let last = texts.last { stack.setCustomSpacing(shown.textToButtonPadding, after: last) }
        stack.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
    }
}
