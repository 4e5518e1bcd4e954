/// One component of a picker: rows on a wheel, turned by scrolling.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    private let component: Int
    private(set) var count = 0
    private(set) var rowHeight = PickerMetrics.rowHeight
    /// The chosen row, or the one the wheel is turning to.
    private(set) var selected = 0
    /// The views of the rows that show.
    private(set) var shown: [Int: UIView] = [:]
    private var spare: [UIView] = []

    init(_ picker: UIPickerView, component: Int) {
        (self.picker, self.component) = (picker, component)
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        scrollsToTop = false
        isOpaque = false
        delegate = self
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [unowned self] in tapped($0.location(in: self)) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    func reload(count: Int, rowHeight: CGFloat) {
        (self.count, self.rowHeight) = (count, max(rowHeight, 1))
        selected = min(selected, max(count - 1, 0))
        for view in shown.values { view.removeFromSuperview() }
        (shown, spare) = ([:], [])
        placeContent()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = CGFloat(max(count - 1, 0)) * rowHeight + bounds.height
        if contentSize != CGSize(width: bounds.width, height: height) { placeContent() }
        placeRows()
    }

    private func placeContent() {
        contentSize = CGSize(width: bounds.width, height: CGFloat(max(count - 1, 0)) * rowHeight + bounds.height)
        contentOffset = CGPoint(x: 0, y: CGFloat(selected) * rowHeight)
        setNeedsLayout()
    }

    // MARK: Rows

    /// Puts the rows in sight onto the wheel: the farther from its front, the flatter and fainter.
    private func placeRows() {
        guard bounds.width > 0, count > 0 else { return }
        let reach = PickerMetrics.radius * .pi / 2
        let first = max(Int(saturating: ((contentOffset.y - reach) / rowHeight).rounded(.up)), 0)
        let last = min(Int(saturating: ((contentOffset.y + reach) / rowHeight).rounded(.down)), count - 1)
        for (row, view) in shown where row < first || row > last {
            view.removeFromSuperview()
            shown[row] = nil
            spare.append(view)
        }
        guard first <= last else { return }
        for row in first...last { place(row) }
        accessibilityValue = title(of: selected)
    }

    private func place(_ row: Int) {
        guard let view = shown[row] ?? makeRow(row) else { return }
        let angle = (CGFloat(row) * rowHeight - contentOffset.y) / PickerMetrics.radius
        UIView.performWithoutAnimation {
            view.layer.transform = CATransform3DIdentity
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY + PickerMetrics.radius * sin(angle))
            view.layer.transform = CATransform3DMakeScale(1, max(cos(angle), 0.001), 1)
            view.alpha = row == nearest ? 1 : max(cos(angle), 0) * 0.6
        }
    }

    private func makeRow(_ row: Int) -> UIView? {
        guard let picker, let delegate = picker.delegate else { return nil }
        let view = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: spare.popLast())
        view.isUserInteractionEnabled = false
        shown[row] = view
        addSubview(view)
        return view
    }

    private func title(of row: Int) -> String? {
        guard let picker, let delegate = picker.delegate, row < count else { return nil }
        return delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(picker, titleForRow: row, forComponent: component) ?? (shown[row] as? UILabel)?.text
    }

    // MARK: Turning

    /// The row at the front.
    private var nearest: Int { min(max(Int(saturating: (contentOffset.y / rowHeight).rounded()), 0), max(count - 1, 0)) }

    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        selected = min(max(row, 0), count - 1)
        setContentOffset(CGPoint(x: 0, y: CGFloat(selected) * rowHeight), animated: animated)
        setNeedsLayout()
    }

    private func tapped(_ point: CGPoint) {
        let distance = min(max((point.y - bounds.midY) / PickerMetrics.radius, -1), 1)
        let row = nearest + Int(saturating: (asin(distance) * PickerMetrics.radius / rowHeight).rounded())
        guard row != nearest, (0..<count).contains(row) else { return }
        setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
    }

    // MARK: Accessibility

    override func accessibilityIncrement() { turn(by: 1) }
    override func accessibilityDecrement() { turn(by: -1) }

    private func turn(by rows: Int) {
        guard (0..<count).contains(selected + rows) else { return }
        setContentOffset(CGPoint(x: 0, y: CGFloat(selected + rows) * rowHeight), animated: false)
        settled()
    }

    // MARK: Scrolling

    /// Wheels stop with a row at the front.
    override func restingOffset(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let row = min(max((offset.y / rowHeight).rounded(), 0), CGFloat(max(count - 1, 0)))
        return CGPoint(x: 0, y: row * rowHeight)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settled() } }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settled() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settled() }

    /// The wheel stands: where the user turned it to another row, the delegate learns of it.
    private func settled() {
        guard count > 0, nearest != selected, let picker else { return }
        selected = nearest
        accessibilityValue = title(of: selected)
        picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
    }
}

/// A row that shows a title.
final class PickerRowLabel: UILabel {
    static func make(
        _ delegate: any UIPickerViewDelegate, _ picker: UIPickerView, _ row: Int, _ component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? PickerRowLabel ?? PickerRowLabel(frame: .zero)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: PickerMetrics.fontSize)
        label.textColor = picker.textColor ?? .label
        if let text = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
            label.textAlignment = .center
        } else {
            label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component) ?? "?"
        }
        label.isAccessibilityElement = false
        return label
    }
}
