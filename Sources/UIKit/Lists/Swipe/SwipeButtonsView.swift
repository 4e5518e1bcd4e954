/// The buttons under a swiped row; the first stands at the row's edge.
final class SwipeButtonsView: UIView {
    private let buttons: [SwipeButton]
    private let isAtRight: Bool
    private var revealed: CGFloat = 0
    private var showsOnlyFirst = false

    init(
        _ configuration: UISwipeActionsConfiguration, isAtRight: Bool, height: CGFloat, perform: @escaping (UIContextualAction) -> Void
    ) {
        self.isAtRight = isAtRight
        buttons = configuration.actions.map { action in
            let button = SwipeButton(action, rowHeight: height)
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first covers the others as they come out from under it.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        (buttons, isAtRight) = ([], true)
        super.init(coder: coder)
    }

    /// Points at the row's edge that the safe area takes: the first button is wider by them, its contents stand beside them.
    var edgeInset: CGFloat {
        get { buttons.first.map { isAtRight ? $0.inset.right : $0.inset.left } ?? 0 }
        set {
            buttons.first?.inset = UIEdgeInsets(top: 0, left: isAtRight ? 0 : newValue, bottom: 0, right: isAtRight ? newValue : 0)
        }
    }

    /// The width at which all buttons have the one they want.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.wantedWidth } }

    /// Shows `distance` points of the buttons.
    ///
    /// - Parameter onlyFirst: Whether the first one takes all of them, as in a full swipe.
    func reveal(_ distance: CGFloat, onlyFirst: Bool) {
        (revealed, showsOnlyFirst) = (distance, onlyFirst)
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = openWidth > 0 ? revealed / openWidth : 0
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = showsOnlyFirst ? (index == 0 ? revealed : 0) : button.wantedWidth * scale
            button.frame = CGRect(x: isAtRight ? bounds.width - edge - width : edge, y: 0, width: max(width, 0), height: bounds.height)
            edge += width
        }
    }
}

/// One action: its image above its title where the row is high enough, else only the image.
final class SwipeButton: UIControl {
    /// Rows from this height on have room for an image and a title.
    private static let heightForBoth: CGFloat = 91
    private static let minimumWidth: CGFloat = 74
    private static let margin: CGFloat = 15

    private let picture = UIImageView()
    private let label = UILabel()
    /// Room that the contents keep free.
    var inset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    private let contentWidth: CGFloat
    var wantedWidth: CGFloat { contentWidth + inset.left + inset.right }

    init(_ action: UIContextualAction, rowHeight: CGFloat) {
        picture.image = action.image?.withRenderingMode(.alwaysTemplate)
        picture.isHidden = action.image == nil
        label.text = action.title
        label.isHidden = action.image != nil && rowHeight < Self.heightForBoth || (action.title ?? "").isEmpty
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        picture.tintColor = .white
        let widths = [label.isHidden ? 0 : label.intrinsicContentSize.width, picture.isHidden ? 0 : picture.intrinsicContentSize.width]
        contentWidth = max(Self.minimumWidth, (widths.max() ?? 0) + 2 * Self.margin)
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        for view in [picture, label] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = action.title ?? action.image?.accessibilityLabel
    }

    required init?(coder: NSCoder) {
        contentWidth = 0
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The contents keep their size while the button comes out or is stretched.
        let width = max(bounds.width, wantedWidth) - inset.left - inset.right
        let room = contentWidth - 2 * Self.margin
        let text = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: bounds.height))
        let image = picture.isHidden ? .zero : picture.intrinsicContentSize
        let gap: CGFloat = text.height > 0 && image.height > 0 ? 4 : 0
        let top = (bounds.height - image.height - gap - text.height) / 2
        picture.frame = CGRect(x: inset.left + (width - image.width) / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(x: inset.left + (width - text.width) / 2, y: top + image.height + gap, width: text.width, height: text.height)
    }
}
