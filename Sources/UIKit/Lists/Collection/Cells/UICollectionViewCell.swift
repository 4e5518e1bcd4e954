/// An item of a collection view: *UICollectionViewCell*.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// The view for the item's own contents.
    public let contentView: UIView = UICollectionViewCellContentView(frame: .zero)
    private var configured = CollectionCellContents()
    /// The segue a storyboard connects to the cell.
    var selectionAction: (() -> Void)?
    private(set) var isEditingItem = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
        coder.decodeInterface(of: self, as: UICollectionViewCell.self)
    }

    private func setUpCell() {
        contentView.frame = bounds
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }

    // MARK: State

    open var isSelected = false { didSet { if oldValue != isSelected { stateChanged() } } }
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateChanged() } } }
    var isSwiped = false { didSet { if oldValue != isSwiped { setNeedsUpdateConfiguration() } } }
    var isReordering = false { didSet { if oldValue != isReordering { setNeedsUpdateConfiguration() } } }
    var isExpanded = false {
        didSet {
            guard oldValue != isExpanded else { return }
            setNeedsUpdateConfiguration()
            expansionChanged()
        }
    }

    func setEditing(_ isEditing: Bool) {
        guard isEditingItem != isEditing else { return }
        isEditingItem = isEditing
        editingChanged()
        setNeedsUpdateConfiguration()
    }

    func editingChanged() {}

    func setSelected(_ selected: Bool, animated: Bool) {
        guard animated, selected != isSelected, window != nil, UIView.areAnimationsEnabled else { return isSelected = selected }
        let background = selectedBackgroundView, alpha = background?.alpha ?? 1
        UIView.performWithoutAnimation { background?.alpha = selected ? 0 : alpha }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
            isSelected = selected
            // It fades out before it goes.
            background?.isHidden = false
            background?.alpha = selected ? alpha : 0
            layoutIfNeeded()
        } completion: { [self] _ in
            background?.alpha = alpha
            showSelection()
        }
    }

    private func stateChanged() {
        showSelection()
        setNeedsUpdateConfiguration()
        selectionChanged()
    }

    func selectionChanged() {}
    func expansionChanged() {}

    /// The cell is lifted, dragged, or neither any more; call the superclass's.
    open func dragStateDidChange(_ dragState: DragState) {}

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setNeedsUpdateConfiguration()
    }

    // MARK: Backgrounds

    open var backgroundView: UIView? {
        didSet { if oldValue !== backgroundView { exchange(oldValue, backgroundView) } }
    }
    /// Above the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { if oldValue !== selectedBackgroundView { exchange(oldValue, selectedBackgroundView) } }
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: contentView) }
        if let backgroundView, let selectedBackgroundView { insertSubview(backgroundView, belowSubview: selectedBackgroundView) }
        showSelection()
        setNeedsLayout()
    }

    private func showSelection() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }

    // MARK: Configurations

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isHighlighted, state.isSelected, state.isEditing) = (isHighlighted, isSelected, isEditingItem)
        (state.isSwiped, state.isReordering, state.isExpanded) = (isSwiped, isReordering, isExpanded)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    open func setNeedsUpdateConfiguration() {
        configured.isStale = true
        setNeedsLayout()
    }
    /// Adapts the cell to its state; the default does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// The configuration of the content view's content; nil for an app's own subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured.show(contentConfiguration, in: contentView)
            measureAgain()
            setNeedsLayout()
        }
    }
    private func measureAgain() {
        (superview as? UICollectionView ?? superview?.superview as? UICollectionView)?.measureAgain(self)
    }
    /// Has the collection view ask the cell for its size again, as *UICollectionView.selfSizingInvalidation* says.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        measureAgain()
    }
    open var automaticallyUpdatesContentConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The background where the app set none.
    var standardBackground: UIBackgroundConfiguration? { nil }
    var contentPart: (UIView & UIContentView)? { configured.content }

    private func updateConfigurationIfNeeded() {
        guard configured.isStale else { return }
        configured.isStale = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            configured.content?.configuration = configuration.updated(for: state)
        }
        let background = backgroundConfiguration?.inList(standardBackground) ?? standardBackground
        configured.showBackground(automaticallyUpdatesBackgroundConfiguration ? background?.updated(for: state) : background, in: self)
        // Configurations that were set meanwhile are shown by now; without this such a cell would be laid out for ever.
        configured.isStale = false
    }

    // MARK: UIView

    open dynamic override func layoutSubviews() {
        updateConfigurationIfNeeded()
        placeContentView()
        configured.content?.frame = contentView.bounds
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configured.background?.frame = bounds
    }

    func placeContentView() { if contentView.frame != bounds { contentView.frame = bounds } }

    /// Points around the content view, in reading direction.
    var contentViewInsets: NSDirectionalEdgeInsets { .zero }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        guard configured.content != nil || Self.sizesItself(contentView) else { return targetSize }
        let insets = contentViewInsets
        let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let inner = CGSize(width: max(0, targetSize.width - width), height: max(0, targetSize.height - height))
        let fitting = (configured.content ?? contentView) as UIView
        let size = fitting.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + width, height: size.height + height)
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
final class UICollectionViewCellContentView: UIView {}

/// The views a cell made for its configurations.
@MainActor struct CollectionCellContents {
    var isStale = true
    private(set) var content: (UIView & UIContentView)?
    private(set) var background: ConfiguredBackgroundView?

    mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
        isStale = true
        guard let configuration else {
            content?.removeFromSuperview()
            content = nil
            return
        }
        if let content, content.supports(configuration) { return content.configuration = configuration }
        content?.removeFromSuperview()
        let view = configuration.makeContentView()
        content = view
        view.frame = contentView.bounds
        contentView.addSubview(view)
    }

    mutating func showBackground(_ configuration: UIBackgroundConfiguration?, in cell: UIView) {
        guard let configuration else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        if let background { return background.configuration = configuration }
        let view = ConfiguredBackgroundView(configuration)
        background = view
        cell.insertSubview(view, at: 0)
    }
}
