/// One accessory of a list cell on the screen.
final class ListAccessoryView: UIView {
    private(set) var accessory: UICellAccessory
    private weak var cell: UICollectionViewListCell?
    private let picture = UIImageView()
    private let label = UILabel()
    private var line: UIView?

    /// The width accessories share that ask for the standard one, in points.
    static let standardWidth: CGFloat = 28

    init(_ accessory: UICellAccessory, cell: UICollectionViewListCell) {
        (self.accessory, self.cell) = (accessory, cell)
        super.init(frame: .zero)
        if let view = accessory.custom?.customView {
            addSubview(view)
            if let tint = accessory.tintColor { view.tintColor = tint }
        } else if accessory.accessoryType == .label {
            addSubview(label)
        } else {
            picture.contentMode = .center
            addSubview(picture)
        }
        addTouches()
        update()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Looks

    /// Takes over the newest state of the cell.
    func update() {
        label.text = accessory.text
        label.font = accessory.font
        label.adjustsFontForContentSizeCategory = accessory.adjustsFont
        label.textColor = accessory.tintColor ?? .secondaryLabel
        alpha = accessory.isHidden ? 0 : 1
        let (name, size, weight, color) = symbol
        guard let name else { return setNeedsLayout() }
        picture.image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
        picture.tintColor = accessory.tintColor ?? color ?? tintColor
        if let plate = accessory.backgroundColor, name.hasSuffix(".circle.fill") {
            let palette = UIImage.SymbolConfiguration(paletteColors: [accessory.tintColor ?? .white, plate])
            picture.image = picture.image?.applyingSymbolConfiguration(palette)
        }
        if accessory.accessoryType == .outlineDisclosure {
            let turn: CGFloat = cell?.isExpanded == true ? .pi / 2 : 0
            picture.transform = CGAffineTransform(rotationAngle: readsFromRight ? -turn : turn)
        }
        if accessory.showsVerticalSeparator, line == nil {
            let view = UIView()
            view.backgroundColor = .separator
            addSubview(view)
            line = view
        }
        setNeedsLayout()
    }

    private var symbol: (name: String?, size: CGFloat, weight: UIImage.SymbolWeight, color: UIColor?) {
        switch accessory.accessoryType {
        case .disclosureIndicator: ("chevron.forward", 14, .semibold, .tertiaryLabel)
        case .outlineDisclosure: ("chevron.forward", 14, .semibold, nil)
        case .checkmark: ("checkmark", 17, .semibold, nil)
        case .detail: ("info.circle", 20, .regular, nil)
        case .delete: ("minus.circle.fill", 20, .regular, .systemRed)
        case .insert: ("plus.circle.fill", 20, .regular, .systemGreen)
        case .reorder: ("line.3.horizontal", 20, .light, .systemGray2)
        case .multiselect:
            cell?.isSelected == true ? ("checkmark.circle.fill", 20, .regular, nil) : ("circle", 20, .regular, .tertiaryLabel)
        case .label, .customView: (nil, 0, .regular, nil)
        }
    }

    /// The width the accessory takes, in points.
    var wantedWidth: CGFloat {
        switch accessory.width {
        case .custom(let width): width
        case .actual: max(contentSize.width, 0)
        case .standard: accessory.accessoryType == .disclosureIndicator ? contentSize.width : max(Self.standardWidth, contentSize.width)
        }
    }

    private var contentSize: CGSize {
        if let view = accessory.custom?.customView {
            guard accessory.custom?.maintainsFixedSize != true else { return view.bounds.size }
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return size.width > 0 ? size : view.bounds.size.width > 0 ? view.bounds.size : view.intrinsicContentSize
        }
        return accessory.accessoryType == .label ? label.intrinsicContentSize : picture.intrinsicContentSize
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        let place = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        if let view = accessory.custom?.customView { view.frame = place }
        label.frame = place
        (picture.bounds.size, picture.center) = (size, CGPoint(x: bounds.midX, y: bounds.midY))
        let isFirst = cell?.isFirstTrailing(self) ?? true
        line?.isHidden = isFirst
        line?.frame = CGRect(x: -4, y: 8, width: 1 / UIScreen.main.scale, height: max(0, bounds.height - 16))
    }

    // MARK: Touches

    private func addTouches() {
        switch accessory.accessoryType {
        case .reorder:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.handlers.append { [weak self] recognizer in
                guard let cell = self?.cell, let list = cell.owningList else { return }
                list.reorder(cell, recognizer)
            }
            addGestureRecognizer(press)
            makeButton(SystemText.text(.reorder))
        case .delete, .insert, .detail, .outlineDisclosure:
            let tap = UITapGestureRecognizer()
            tap.handlers.append { [weak self] _ in self?.tapped() }
            addGestureRecognizer(tap)
            makeButton(accessory.accessoryType == .delete ? SystemText.text(.delete) : nil)
        case .customView: break
        default: isUserInteractionEnabled = false
        }
    }

    private func makeButton(_ label: String?) {
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label
    }

    private func tapped() {
        guard let cell, let list = cell.owningList, let path = list.indexPath(for: cell) else { return }
        if let action = accessory.action { return action() }
        switch accessory.accessoryType {
        case .delete: list.openSwipe(at: path, isTrailing: true)
        case .insert: list.openSwipe(at: path, isTrailing: false)
        case .outlineDisclosure: (list.dataSource as? any OutlineDataSource)?.toggleItem(at: path)
        default: break
        }
    }
}

/// A data source whose items open and close.
@MainActor protocol OutlineDataSource: AnyObject {
    func toggleItem(at path: IndexPath)
}
