/// Wheels beside each other, of whose rows one each is chosen: *UIPickerView*.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let band = UIView()
    private var isStale = true

    public override init(frame: CGRect) {
        let isEmpty = frame.size == .zero
        super.init(frame: isEmpty ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIPickerView.self)
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = PickerMetrics.bandRadius
        band.layer.cornerCurve = .continuous
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    /// The colour of rows without one of their own, which apps set by key-value coding; nil for the label's.
    var textColor: UIColor? { didSet { setNeedsReload() } }

    // MARK: Source

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { if oldValue !== dataSource { setNeedsReload() } } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { if oldValue !== delegate { setNeedsReload() } } }
    /// The row that is chosen is always marked, as on every iOS since 7.
    open var showsSelectionIndicator = true

    private func setNeedsReload() {
        isStale = true
        setNeedsLayout()
    }

    /// Asks the data source for everything again; chosen rows stay as far as they are there.
    open func reloadAllComponents() {
        isStale = false
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reloadComponent(component) }
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        reloadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        wheels[component].reload(
            count: max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0),
            rowHeight: delegate.map { $0.pickerView(self, rowHeightForComponent: component) } ?? PickerMetrics.rowHeight)
        setNeedsLayout()
    }

    private func reloadIfNeeded() { if isStale { reloadAllComponents() } }

    open var numberOfComponents: Int {
        reloadIfNeeded()
        return wheels.count
    }
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }
    /// The view of a row; nil while the row does not show.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.shown[row]
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        reloadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    // MARK: Choice

    /// Turns a wheel to a row, without telling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        layoutIfNeeded()
        wheel(component)?.select(row, animated: animated)
    }
    /// The chosen row; -1 in a component that is not there or has no rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).flatMap { $0.count > 0 ? $0.selected : nil } ?? -1 }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { PickerMetrics.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let inner = bounds.shrunk(dx: PickerMetrics.margin)
        band.frame = CGRect(
            x: inner.minX, y: bounds.midY - PickerMetrics.bandHeight / 2, width: inner.width, height: PickerMetrics.bandHeight)
        let widths = componentWidths(inner.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = inner.midX - widths.reduce(0, +) / 2
        for index in isRightToLeft ? Array(wheels.indices.reversed()) : Array(wheels.indices) {
            wheels[index].frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            x += widths[index]
        }
    }

    /// The widths the delegate names; the others share what is left.
    private func componentWidths(_ width: CGFloat) -> [CGFloat] {
        let wanted = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let free = wanted.filter { $0 <= 0 }.count
        let share = max(width - wanted.reduce(0) { $0 + max($1, 0) }, 0) / CGFloat(max(free, 1))
        return wanted.map { $0 > 0 ? $0 : share }
    }
}

/// The picker of iOS 17, in points.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    static let bandHeight: CGFloat = 34
    static let bandRadius: CGFloat = 8
    static let margin: CGFloat = 9
    static let fontSize: CGFloat = 23
    /// Of the wheel that the rows lie on.
    static let radius: CGFloat = 105
}

/// Says how many components and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker's rows and learns of choices. Every method is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// A view of the app for a row, `view` used again where it fits; by default a label with the row's title.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { PickerMetrics.rowHeight }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        PickerRowLabel.make(self, pickerView, row, component, reusing: view)
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
