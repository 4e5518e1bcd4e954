/// Lays its arranged subviews out in a row or a column, by constraints. It draws nothing but its background.
@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        /// Views fill the axis; by their priorities one of them grows or shrinks.
        case fill = 0
        case fillEqually = 1
        /// Views share the axis in proportion to their intrinsic sizes.
        case fillProportionally = 2
        case equalSpacing = 3
        /// The centres are equally far apart.
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        /// Leading edges of a column; tops of a row.
        case leading = 1
        case firstBaseline = 2
        case center = 3
        /// Trailing edges of a column; bottoms of a row.
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// Asks for the standard distance where a custom spacing was set.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    public class var spacingUseSystem: CGFloat { 1.175494351e-38 }

    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement = StackArrangement()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        coder.decodeInterface(of: self, as: UIStackView.self)
    }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    /// The distance between neighbours; the least one with equal spacing or centring.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
    /// Whether vertical spacing is measured between baselines.
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } } }
    /// Whether the views stand within the layout margins instead of at the edges.
    open var isLayoutMarginsRelativeArrangement = false { didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } } }

    // MARK: Arranged subviews

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains(view) ? 1 : 0))
    }

    /// Adds or moves a view in the row; one that is not a subview yet becomes one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
            uncaughtException(
                .internalInconsistency,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(arrangedSubviews.count)"
            )
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: stackIndex)
        rearrange()
    }

    /// Takes a view out of the row; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(view) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    /// Sets the distance after an arranged view, in points. It is forgotten for views that are not arranged, and when a view is no longer.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func resolvedSpacing(after view: UIView) -> CGFloat {
        let value = customSpacings[ObjectIdentifier(view)] ?? spacing
        return value == Self.spacingUseSystem ? 8 : value
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Layout

    /// Has the constraints made anew before the next layout.
    func rearrange() {
        setNeedsUpdateConstraints()
        invalidateIntrinsicContentSize()
    }

    open override func updateConstraints() {
        arrangement.update(self)
        super.updateConstraints()
    }

    /// A hidden arranged subview takes no room.
    func arrangedVisibilityChanged() { rearrange() }
    /// Texts of several lines share the room of a row.
    func arrangedTextChanged() { if axis == .horizontal { rearrange() } }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override var forFirstBaselineLayout: UIView {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical ? visible.first : visible.max { $0.bounds.height < $1.bounds.height })?.forFirstBaselineLayout ?? self
    }
    open override var forLastBaselineLayout: UIView {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical ? visible.last : visible.max { $0.bounds.height < $1.bounds.height })?.forLastBaselineLayout ?? self
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
    open dynamic override func layoutSubviews() { super.layoutSubviews() }
}
