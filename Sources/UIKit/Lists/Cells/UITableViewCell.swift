/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// Which labels a cell has and where.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        /// A label on the left, another in gray on the right.
        case value1 = 1
        /// A label in the tint colour on the left, another beside it.
        case value2 = 2
        /// A label above a smaller one.
        case subtitle = 3
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom = 1
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    let style: CellStyle
    let parts = CellParts()
    var environmentOfTable = CellTableEnvironment() { didSet { if environmentOfTable != oldValue { setNeedsLayout() } } }
    /// The view for the row's own contents.
    public let contentView: UIView = UITableViewCellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    /// A cell with the labels of `style`; `reuseIdentifier` groups cells that can stand in for each other.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        self.reuseIdentifier = reuseIdentifier
        setUpCell()
    }

    @preconcurrency @MainActor public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    @preconcurrency @MainActor public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = CellDecoding.style(coder)
        super.init(coder: coder)
        reuseIdentifier = CellDecoding.reuseIdentifier(coder)
        setUpCell()
    }

    private func setUpCell() {
        addSubview(contentView)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        contentView.insetsLayoutMarginsFromSafeArea = false
        clipsToBounds = false
    }

    open internal(set) var reuseIdentifier: String?
    /// Called before the table hands the cell out again.
    open func prepareForReuse() {
        contentConfigurationIsStale = true
        isHighlighted = false
        isSelected = false
    }

    /// The row is lifted, dragged, or neither any more; call the superclass's.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether what is in the cell can be used while the row is dragged.
    open var userInteractionEnabledWhileDragging = false

    // MARK: Content

    /// Has the table ask the cell for its height again, as *UITableView.selfSizingInvalidation* says.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        measureAgain()
    }

    /// The main label of the cell's style.
    open var textLabel: UILabel? { legacyTextLabel }
    /// The second label of the cell's style; nil for `default`.
    open var detailTextLabel: UILabel? { style == .default ? nil : legacyDetailLabel }
    open var imageView: UIImageView? { legacyImageView }

    /// The configuration of the cell's content; nil for the cell's own labels.
    open var contentConfiguration: UIContentConfiguration? { didSet { contentConfigurationChanged() } }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: return .cell()
        case .subtitle: return .subtitleCell()
        case .value1, .value2: return .valueCell()
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { updateBackground() } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        environmentOfTable.isGrouped ? .listGroupedCell() : .listPlainCell()
    }
    open var automaticallyUpdatesBackgroundConfiguration = true

    open var configurationState: UICellConfigurationState { currentState }
    open func setNeedsUpdateConfiguration() {
        parts.needsConfigurationUpdate = true
        setNeedsLayout()
    }
    /// Adapts the cell to its state; the default does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Backgrounds

    open var backgroundView: UIView? { didSet { if oldValue !== backgroundView { exchangeBackground(oldValue, backgroundView) } } }
    open var selectedBackgroundView: UIView? { didSet { if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() } } }
    open var multipleSelectionBackgroundView: UIView?
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            parts.hasOwnBackground = true
            super.backgroundColor = newValue
        }
    }

    // MARK: State

    open var selectionStyle = SelectionStyle.default { didSet { noteOwn(.selectionStyle) } }
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard parts.isSelected != selected else { return }
        parts.isSelected = selected
        selectionChanged(animated: animated)
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard parts.isHighlighted != highlighted else { return }
        parts.isHighlighted = highlighted
        selectionChanged(animated: animated)
    }

    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard parts.isEditing != editing else { return }
        parts.isEditing = editing
        transition(animated: animated) { editingChanged(animated: animated) }
    }
    /// The cell is about to show other controls for editing; call the superclass's.
    open func willTransition(to state: StateMask) {}
    /// The cell shows other controls for editing; call the superclass's.
    open func didTransition(to state: StateMask) {}
    open var editingStyle: EditingStyle { environmentOfTable.editingStyle }
    open var shouldIndentWhileEditing = true
    /// Whether the cell shows a handle to move it by, while it is edited and its table's data source can move it. The table sets it for
    /// the rows that can be moved.
    open var showsReorderControl: Bool {
        get { parts.showsReorderControl || environmentOfTable.canMove }
        set {
            parts.showsReorderControl = newValue
            setNeedsLayout()
        }
    }
    open internal(set) var showingDeleteConfirmation = false

    // MARK: Accessories and indentation

    open var accessoryType = AccessoryType.none { didSet { if oldValue != accessoryType { accessoryChanged() } } }
    /// A view at the trailing edge instead of the standard accessory.
    open var accessoryView: UIView? {
        didSet {
            guard oldValue !== accessoryView else { return }
            oldValue?.removeFromSuperview()
            accessoryChanged()
        }
    }
    open var editingAccessoryType = AccessoryType.none { didSet { if oldValue != editingAccessoryType { accessoryChanged() } } }
    open var editingAccessoryView: UIView? {
        didSet {
            guard oldValue !== editingAccessoryView else { return }
            oldValue?.removeFromSuperview()
            accessoryChanged()
        }
    }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The insets of the separator below the cell. The default is the table's.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? environmentOfTable.separatorInset }
        set {
            noteOwn(.separatorInset)
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    open var focusStyle: FocusStyle {
        get { .default }
        set {}
    }

    // MARK: UIView

    open dynamic override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layoutParts()
        super.layoutSubviews()
        layoutPartsAfterConstraints()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width)) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if style == .value2 { parts.textLabel?.textColor = tintColor }
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    open dynamic override func awakeFromNib() { super.awakeFromNib() }
}

/// The view inside a cell that holds its contents.
final class UITableViewCellContentView: UIView {
    /// The labels of the cell's style are as wide as their texts.
    override func subviewContentChanged() { (superview as? UITableViewCell)?.setNeedsLayout() }
}

/// The views a cell made for itself, and its state. A class: laying one part out may read another.
@MainActor final class CellParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var configuredView: (UIView & UIContentView)?
    var configuredBackground: ConfiguredBackgroundView?
    var selectionView: UIView?
    var reorderControl: CellReorderControl?
    var showsReorderControl = false
    var isSwiped = false
    var isLifted = false
    var accessory: CellAccessoryView?
    var editControl: CellEditControl?
    var bottomSeparator: SeparatorView?
    var topSeparator: SeparatorView?
    var separatorInset: UIEdgeInsets?
    var hasOwnBackground = false
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var needsConfigurationUpdate = true
    /// The segue a storyboard connects to the cell.
    var selectionAction: (() -> Void)?
}

/// The settings of a cell that come from its table, and its position in the section.
struct CellTableEnvironment: Equatable {
    var isGrouped = false
    var isFirst = false
    var isLast = false
    /// Radius of the corners of sections in inset grouped tables.
    var cornerRadius: CGFloat = 0
    var showsSeparators = false
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Room between the edges and the contents.
    var margin: CGFloat = 16
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the cell shows what editing needs at its leading edge.
    var showsEditControl = false
    var indentsWhileEditing = true
    var isMultipleSelection = false
    /// Whether several rows can be selected, while editing or not.
    var selectsMultiple = false
    /// Whether the data source can move the row.
    var canMove = false
    /// Whether the table chose the separators' inset itself.
    var separatorInsetIsAutomatic = true
    /// Whether the separators' inset counts from the one the table would choose.
    var separatorInsetIsRelative = false
    var insetsContentToSafeArea = true
    /// Room for the table's index at the trailing edge.
    var indexWidth: CGFloat = 0
}
