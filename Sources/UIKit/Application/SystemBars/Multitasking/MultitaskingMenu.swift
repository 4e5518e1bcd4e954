/// The menu of the multitasking control: a row of pictures at the top of the window. A touch outside dismisses it.
final class MultitaskingMenu: UIView {
    struct Item {
        var title: String
        var picture: MultitaskingPicture
        var isSelected = false
        var action: () -> Void
    }

    private let pill = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let buttons: [MultitaskingMenuButton]

    private static let buttonSize = CGSize(width: 68, height: 60)
    private static let padding: CGFloat = 8
    private static let top: CGFloat = 6
    private static let duration: TimeInterval = 0.25

    init(_ items: [Item]) {
        buttons = items.map { MultitaskingMenuButton($0) }
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        addSubview(pill)
        pill.clipsToBounds = true
        for (button, item) in zip(buttons, items) {
            pill.contentView.addSubview(button)
            button.addAction(
                UIAction { [weak self] _ in
                    self?.hide()
                    item.action()
                }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter control: The control's frame in the window.
    func show(in window: UIWindow, below control: CGRect) {
        for old in window.subviews where old is MultitaskingMenu { old.removeFromSuperview() }
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        let size = CGSize(
            width: CGFloat(buttons.count) * Self.buttonSize.width + 2 * Self.padding, height: Self.buttonSize.height + 2 * Self.padding)
        let x = min(max(control.midX - size.width / 2, Self.padding), bounds.width - size.width - Self.padding)
        pill.frame = CGRect(origin: CGPoint(x: x, y: Self.top), size: size)
        pill.layer.cornerRadius = 22
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                origin: CGPoint(x: Self.padding + CGFloat(index) * Self.buttonSize.width, y: Self.padding), size: Self.buttonSize)
        }
        UIView.performWithoutAnimation { setCollapsed(true) }
        UIView.animate(withDuration: Self.duration) { self.setCollapsed(false) }
    }

    private func setCollapsed(_ isCollapsed: Bool) {
        pill.alpha = isCollapsed ? 0 : 1
        pill.transform = isCollapsed ? CGAffineTransform(translationX: 0, y: -Self.buttonSize.height) : .identity
    }

    private func hide() {
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: Self.duration, animations: { self.setCollapsed(true) }, completion: { _ in self.removeFromSuperview() })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hide() }
}

/// A picture with its title below.
private final class MultitaskingMenuButton: UIControl {
    private let picture: MultitaskingPictureView
    private let label = UILabel()

    init(_ item: MultitaskingMenu.Item) {
        picture = MultitaskingPictureView(item.picture)
        super.init(frame: .zero)
        label.text = item.title
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        for view in [picture, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isSelected = item.isSelected
        isAccessibilityElement = true
        accessibilityTraits = item.isSelected ? [.button, .selected] : .button
        accessibilityLabel = item.title
        let color: UIColor = item.isSelected ? .systemBlue : .label
        (picture.color, label.textColor) = (color, color)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: (bounds.width - 34) / 2, y: 8, width: 34, height: 26)
        label.frame = CGRect(x: 2, y: 40, width: bounds.width - 4, height: 15)
    }
}

/// The picture of a choice in the multitasking menu.
enum MultitaskingPicture { case full, split, close }

private final class MultitaskingPictureView: UIView {
    private let picture: MultitaskingPicture
    var color = UIColor.label

    init(_ picture: MultitaskingPicture) {
        self.picture = picture
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        color.setStroke()
        color.setFill()
        let screen = bounds.insetBy(dx: 2, dy: 2)
        let frame = UIBezierPath(roundedRect: screen, cornerRadius: 5)
        frame.lineWidth = 2
        let inner = screen.insetBy(dx: 3.5, dy: 3.5)
        switch picture {
        case .full:
            frame.stroke()
            UIBezierPath(roundedRect: inner, cornerRadius: 2).fill()
        case .split:
            frame.stroke()
            let half = CGRect(x: inner.minX, y: inner.minY, width: inner.width / 2 - 1, height: inner.height)
            UIBezierPath(roundedRect: half, cornerRadius: 2).fill()
            UIBezierPath(roundedRect: half.offsetBy(dx: inner.width / 2 + 1, dy: 0), cornerRadius: 2).fill()
        case .close:
            let side = screen.height
            let circle = UIBezierPath(ovalIn: CGRect(x: screen.midX - side / 2, y: screen.minY, width: side, height: side))
            circle.lineWidth = 2
            circle.stroke()
            let cross = UIBezierPath()
            let reach = side * 0.2
            for direction: CGFloat in [-1, 1] {
                cross.move(to: CGPoint(x: screen.midX - reach, y: screen.midY - reach * direction))
                cross.addLine(to: CGPoint(x: screen.midX + reach, y: screen.midY + reach * direction))
            }
            cross.lineWidth = 2
            cross.lineCapStyle = .round
            cross.stroke()
        }
    }
}
