/// The minus, plus or check mark at the leading edge of a row that is being edited.
final class CellEditControl: UIControl {
    enum Kind: Equatable {
        case delete
        case insert
        case select(Bool)
    }

    private weak var cell: UITableViewCell?
    private let picture = UIImageView()

    var kind = Kind.delete { didSet { if oldValue != kind { showPicture() } } }

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        picture.contentMode = .center
        addSubview(picture)
        showPicture()
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func showPicture() {
        let (name, color): (String, UIColor)
        switch kind {
        case .delete: (name, color) = ("minus.circle.fill", .systemRed)
        case .insert: (name, color) = ("plus.circle.fill", .systemGreen)
        case .select(false): (name, color) = ("circle", .tertiaryLabel)
        case .select(true): (name, color) = ("checkmark.circle.fill", tintColor)
        }
        picture.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        picture.tintColor = color
        isUserInteractionEnabled = kind == .delete || kind == .insert
        accessibilityLabel = kind == .delete ? SystemText.text(.delete) : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 12, y: 0, width: 26, height: bounds.height)
    }

    private func tapped() {
        guard let cell, let table = cell.owningTable else { return }
        table.editControlTapped(cell)
    }
}
