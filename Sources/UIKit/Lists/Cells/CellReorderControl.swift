/// The handle at the trailing edge of a row that can be moved; a finger that lands on it lifts the row.
final class CellReorderControl: UIView {
    private let picture = UIImageView()

    init(cell: UITableViewCell) {
        super.init(frame: .zero)
        picture.image = UIImage(
            systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .light))
        picture.tintColor = .systemGray2
        picture.contentMode = .center
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemText.text(.reorder)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.handlers.append { [weak cell] in
            guard let cell else { return }
            cell.owningTable?.reorderChanged(cell, $0)
        }
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Points a row's contents leave for the handle.
    static let width: CGFloat = 36

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
