/// The standard accessories at a cell's trailing edge.
final class CellAccessoryView: UIView {
    /// Points between the contents and an accessory.
    static let gap: CGFloat = 6

    let type: UITableViewCell.AccessoryType
    var onButton: () -> Void = {}
    /// The parts and their places from left to right.
    private var parts: [(view: UIView, place: CGRect)] = []

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        var x: CGFloat = 0
        if type == .detailButton || type == .detailDisclosureButton { x = addButton() + 12 }
        if type == .disclosureIndicator || type == .detailDisclosureButton {
            x = add("chevron.forward", 14, .semibold, .tertiaryLabel, at: x)
        }
        if type == .checkmark { x = add("checkmark", 17, .semibold, nil, at: x) }
        if type == .detailButton { x -= 12 }
        bounds.size = CGSize(width: x, height: 24)
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    }

    required init?(coder: NSCoder) {
        type = .none
        super.init(coder: coder)
    }

    /// Adds a symbol and returns where it ends.
    private func add(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?, at x: CGFloat) -> CGFloat {
        let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
        let view = UIImageView(image: image)
        if let color { view.tintColor = color }
        view.frame = CGRect(
            x: x, y: ((24 - view.bounds.height) / 2).rounded(), width: view.bounds.width, height: view.bounds.height)
        addSubview(view)
        parts.append((view, view.frame))
        return view.frame.maxX
    }

    private func addButton() -> CGFloat {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)), for: .normal)
        button.accessibilityLabel = "More Info"
        button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        button.addAction(UIAction { [weak self] _ in self?.onButton() }, for: .touchUpInside)
        addSubview(button)
        parts.append((button, button.frame))
        return 24
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in parts {
            part.view.semanticContentAttribute = semanticContentAttribute
            part.view.frame = directed(part.place)
        }
    }
}
