/// A document's picture, name and date.
final class DocumentCell: UICollectionViewCell {
    private let page = UIView()
    private let picture = UIImageView()
    private let name = UILabel()
    private let date = UILabel()

    private static let (pageHeight, corner): (CGFloat, CGFloat) = (104, 8)

    override init(frame: CGRect) {
        super.init(frame: frame)
        page.layer.cornerRadius = Self.corner
        page.layer.borderWidth = 0.5
        page.clipsToBounds = true
        page.addSubview(picture)
        (name.font, date.font) = (.preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .caption1))
        (name.textAlignment, date.textAlignment) = (.center, .center)
        name.numberOfLines = 2
        date.textColor = .secondaryLabel
        for view in [page, name, date] { contentView.addSubview(view) }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ file: URL, withExtension: Bool) {
        name.text = withExtension ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
        date.text = DocumentFiles.modificationDate(of: file).map(formatter.string) ?? ""
        if let thumbnail = DocumentThumbnails.image(of: file) {
            (picture.image, picture.contentMode) = (thumbnail, .scaleAspectFill)
        } else {
            let symbol = file.hasDirectoryPath ? "folder.fill" : "doc.text"
            show(symbol: symbol, color: file.hasDirectoryPath ? .systemBlue : .secondaryLabel)
        }
        (name.textColor, accessibilityLabel) = (.label, name.text)
        setNeedsLayout()
    }

    func showCreation(_ title: String) {
        (name.text, date.text, name.textColor, accessibilityLabel) = (title, "", .systemBlue, title)
        show(symbol: "plus", color: .systemBlue)
        setNeedsLayout()
    }

    private func show(symbol: String, color: UIColor) {
        picture.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 36, weight: .light))
        (picture.tintColor, picture.contentMode) = (color, .center)
    }

    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.5 : 1 } }
    override var isSelected: Bool { didSet { updateBorder() } }

    private func updateBorder() {
        page.layer.borderColor = (isSelected ? UIColor.systemBlue : UIColor.separator).resolvedColor(with: traitCollection).cgColor
        page.layer.borderWidth = isSelected ? 3 : 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        page.frame = CGRect(x: 0, y: 0, width: width, height: Self.pageHeight)
        page.backgroundColor = .secondarySystemBackground
        picture.frame = page.bounds
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let height = min(name.sizeThatFits(room).height, 36)
        name.frame = CGRect(x: 0, y: Self.pageHeight + 6, width: width, height: height)
        date.frame = CGRect(x: 0, y: name.frame.maxY + 1, width: width, height: 16)
        updateBorder()
    }
}
