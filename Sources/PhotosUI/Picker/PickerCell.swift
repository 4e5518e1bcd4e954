import DeviceProtocol

/// A photo in a picker's grid, with a mark where it is chosen.
final class PickerCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let shade = UIView()
    private let mark = UILabel()
    private var record: PhotoRecord?

    private static let markSide: CGFloat = 24, markMargin: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemBackground
        shade.backgroundColor = UIColor(white: 1, alpha: 0.35)
        mark.textAlignment = .center
        mark.textColor = .white
        mark.font = .systemFont(ofSize: 14, weight: .semibold)
        mark.backgroundColor = .systemBlue
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.borderWidth = 1.5
        mark.layer.cornerRadius = Self.markSide / 2
        mark.clipsToBounds = true
        for view in [picture, shade, mark] as [UIView] { contentView.addSubview(view) }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ asset: PHAsset, from thumbnails: PhotoThumbnails, side: CGFloat) {
        let record = asset.record
        guard self.record != record else { return }
        self.record = record
        picture.image = nil
        accessibilityLabel = PhotoCell.label(of: record)
        thumbnails.load(record, side: side) { [weak self] image in
            // The cell may show another one by now.
            if self?.record == record { self?.picture.image = image }
        }
    }

    /// - Parameters:
    ///   - text: The mark's; nil = the photo is not chosen.
    ///   - isEnabled: Whether it can be chosen.
    func showSelection(_ text: String?, isEnabled: Bool) {
        mark.text = text
        (mark.isHidden, shade.isHidden) = (text == nil, text == nil)
        contentView.alpha = isEnabled ? 1 : 0.4
        var traits: UIAccessibilityTraits = .image
        if text != nil { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (picture.frame, shade.frame) = (contentView.bounds, contentView.bounds)
        let side = Self.markSide, offset = side + Self.markMargin
        mark.frame = CGRect(x: contentView.bounds.maxX - offset, y: contentView.bounds.maxY - offset, width: side, height: side)
    }
}
