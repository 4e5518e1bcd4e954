/// A row of commands; one that is wider than the screen scrolls.
final class EditMenuView: UIView {
    /// Points.
    private static let (height, padding, distance, margin): (CGFloat, CGFloat, CGFloat, CGFloat) = (44, 16, 12, 8)
    private let scroll = UIScrollView()
    private let place: EditMenuPlace
    private let perform: @MainActor (EditMenuEntry) -> Void
    private var buttons: [UIButton] = []
    private var target = CGRect.zero

    init(_ entries: [EditMenuEntry], _ place: EditMenuPlace, perform: @escaping @MainActor (EditMenuEntry) -> Void) {
        (self.place, self.perform) = (place, perform)
        super.init(frame: .zero)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.98, alpha: 1) }
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 12, CGSize(width: 0, height: 4))
        scroll.showsHorizontalScrollIndicator = false
        scroll.layer.cornerRadius = 10
        addSubview(scroll)
        show(entries)
    }

    required init?(coder: NSCoder) { return nil }

    /// Exchanges the commands, and keeps the place.
    func show(_ entries: [EditMenuEntry]) {
        for view in scroll.subviews { view.removeFromSuperview() }
        buttons = entries.map(makeButton)
        scroll.contentOffset = .zero
        layOut()
        if superview != nil { move(to: target) }
    }

    private func makeButton(_ entry: EditMenuEntry) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(entry.title, for: .normal)
        button.setImage(entry.title.isEmpty ? entry.image : nil, for: .normal)
        button.setTitleColor(entry.isDestructive ? .systemRed : .label, for: .normal)
        button.setTitleColor(.tertiaryLabel, for: .disabled)
        button.tintColor = entry.isDestructive ? .systemRed : .label
        button.isEnabled = entry.isEnabled
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.addAction(UIAction { [weak self] _ in self?.perform(entry) }, for: .touchUpInside)
        scroll.addSubview(button)
        return button
    }

    private func layOut() {
        let widths = buttons.map { ($0.intrinsicContentSize.width + 2 * Self.padding).rounded(.up) }
        let total = widths.reduce(0, +)
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let start = readsFromRight ? total - x - widths[index] : x
            button.frame = CGRect(x: start, y: 0, width: widths[index], height: Self.height)
            x += widths[index]
            guard index < buttons.count - 1 else { continue }
            let line = UIView(
                frame: CGRect(x: (readsFromRight ? start : start + widths[index]) - 0.5, y: 0, width: 0.5, height: Self.height))
            line.backgroundColor = .separator
            scroll.addSubview(line)
        }
        scroll.contentSize = CGSize(width: total, height: Self.height)
    }

    /// Stands beside `target`, in the coordinates of the view around: above it, or below where there is no room, unless it is to stand elsewhere.
    func move(to target: CGRect) {
        guard let host = superview else { return }
        self.target = target
        let area = host.bounds.inset(by: host.window?.safeAreaInsets ?? .zero).shrunk(dx: Self.margin)
        let size = CGSize(width: min(scroll.contentSize.width, area.width), height: Self.height)
        let above = target.minY - Self.distance - size.height, below = target.maxY + Self.distance
        var origin = CGPoint(x: target.midX - size.width / 2, y: above >= area.minY ? above : below)
        switch place.side {
        case .automatic, .above: break
        case .below: origin.y = below
        case .left: origin = CGPoint(x: target.minX - Self.distance - size.width, y: target.midY - size.height / 2)
        case .right: origin = CGPoint(x: target.maxX + Self.distance, y: target.midY - size.height / 2)
        }
        origin.x = min(max(origin.x, area.minX), max(area.maxX - size.width, area.minX))
        origin.y = min(max(origin.y, area.minY), area.maxY - size.height)
        frame = CGRect(x: origin.x.rounded(), y: origin.y.rounded(), width: size.width, height: size.height)
        scroll.frame = bounds
    }
}
