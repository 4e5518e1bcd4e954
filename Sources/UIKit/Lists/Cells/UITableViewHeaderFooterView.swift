/// A header or footer of a table's section that can be reused.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public typealias ConfigurationUpdateHandler = (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    public let contentView = UIView()
    open internal(set) var reuseIdentifier: String?
    private var label: UILabel?
    private var detail: UILabel?
    private var configuredView: (UIView & UIContentView)?
    private var configuredBackground: ConfiguredBackgroundView?
    /// Whether the table's style is grouped; decides on the default looks.
    var isGrouped = false
    var margin: CGFloat = 16

    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
        setUp()
    }

    @preconcurrency @MainActor public convenience init() { self.init(reuseIdentifier: nil) }
    @preconcurrency @MainActor public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(contentView)
        contentView.insetsLayoutMarginsFromSafeArea = false
        accessibilityTraits.insert(.header)
    }

    open func prepareForReuse() {}

    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        made.withDefaults {
            $0.font = .preferredFont(forTextStyle: isGrouped ? .footnote : .headline)
            $0.textColor = isGrouped ? .secondaryLabel : .label
        }
        contentView.addSubview(made)
        label = made
        return made
    }
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let made = UILabel()
        made.withDefaults {
            $0.font = .preferredFont(forTextStyle: .footnote)
            $0.textColor = .secondaryLabel
        }
        contentView.addSubview(made)
        detail = made
        return made
    }

    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { isGrouped ? .groupedHeader() : .plainHeader() }
    open var contentConfiguration: UIContentConfiguration? {
        didSet {
            configuredView?.removeFromSuperview()
            configuredView = contentConfiguration?.makeContentView()
            if let view = configuredView { contentView.addSubview(view) }
            setNeedsLayout()
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            configuredBackground?.removeFromSuperview()
            configuredBackground = backgroundConfiguration.map { ConfiguredBackgroundView($0) }
            if let view = configuredBackground { insertSubview(view, at: 0) }
            setNeedsLayout()
        }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open func setNeedsUpdateConfiguration() { setNeedsLayout() }
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open override func layoutSubviews() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
        let safe = safeAreaInsets
        contentView.frame = CGRect(x: safe.left, y: 0, width: bounds.width - safe.left - safe.right, height: bounds.height)
        contentView.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        super.layoutSubviews()
        backgroundView?.frame = bounds
        configuredBackground?.frame = bounds
        configuredView?.frame = contentView.bounds
        guard contentConfiguration == nil, let label, !(label.text ?? "").isEmpty else { return }
        let width = contentView.bounds.width - 2 * margin
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let y = isGrouped ? contentView.bounds.height - size.height - 6 : (contentView.bounds.height - size.height) / 2
        label.frame = CGRect(x: margin, y: y, width: width, height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }

    /// The height the contents need; nil-like 0 where they say nothing.
    func fittingHeight(width: CGFloat) -> CGFloat {
        if let view = configuredView { return view.sizeThatFits(CGSize(width: width, height: 0)).height }
        guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return 0 }
        return contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
