/// A calendar or wheels over the screen, opened by a compact date picker; a tap beside closes it.
final class DatePickerPanel: UIView {
    private let region = MenuDismissRegion()
    private let panel = UIView()
    private let picker: UIDatePicker
    private weak var source: UIView?
    private var onEnd: () -> Void = {}

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        addSubview(region)
        region.onTap = { [weak self] in self?.dismiss() }
        panel.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? .secondarySystemBackground.resolvedColor(with: $0) : .systemBackground.resolvedColor(with: $0)
        }
        panel.layer.cornerRadius = MenuMetrics.cornerRadius
        panel.layer.cornerCurve = .continuous
        (panel.layer.shadowOpacity, panel.layer.shadowRadius, panel.layer.shadowOffset) = (0.2, 32, CGSize(width: 0, height: 8))
        panel.addSubview(picker)
        addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    func present(from source: UIView, onEnd: @escaping () -> Void) {
        guard let window = source.window else { return }
        (self.source, self.onEnd) = (source, onEnd)
        frame = window.bounds
        window.addSubview(self)
        layoutIfNeeded()
        guard UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation {
            panel.alpha = 0
            panel.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
        UIView.animate(withDuration: MenuContainerView.shrinkDuration) {
            self.panel.alpha = 1
            self.panel.transform = .identity
        }
    }

    func dismiss() {
        isUserInteractionEnabled = false
        accessibilityViewIsModal = false
        accessibilityElementsHidden = true
        onEnd()
        guard UIView.areAnimationsEnabled else { return removeFromSuperview() }
        UIView.animate(withDuration: MenuContainerView.shrinkDuration, animations: { self.panel.alpha = 0 }) { _ in
            self.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        region.frame = bounds
        let area = bounds.inset(by: safeAreaInsets).shrunk(dx: MenuMetrics.screenMargin)
        var size = picker.intrinsicContentSize
        // Wheels with a time alone need less room.
        if picker.datePickerStyle == .wheels { size.width = 220 }
        let rect = source.map { $0.convert($0.bounds, to: self) } ?? .zero
        let fitsBelow = rect.maxY + MenuMetrics.sourceGap + size.height <= area.maxY
        let wanted = fitsBelow ? rect.maxY + MenuMetrics.sourceGap : rect.minY - MenuMetrics.sourceGap - size.height
        let y = min(max(wanted, area.minY), max(area.maxY - size.height, area.minY))
        let x = min(max(rect.midX - size.width / 2, area.minX), area.maxX - size.width)
        panel.bounds.size = size
        panel.center = CGPoint(x: x.rounded() + size.width / 2, y: y.rounded() + size.height / 2)
        picker.frame = panel.bounds
    }
}
