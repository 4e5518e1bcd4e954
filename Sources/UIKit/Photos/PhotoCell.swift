import DeviceProtocol

/// A photo in a picker's grid.
package final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private var photo: PhotoRecord?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemBackground
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    package required init?(coder: NSCoder) { nil }

    package func show(_ photo: PhotoRecord, from thumbnails: PhotoThumbnails, side: CGFloat) {
        self.photo = photo
        picture.image = nil
        accessibilityLabel = Self.label(of: photo)
        thumbnails.load(photo, side: side) { [weak self] image in
            // The cell may show another one by now.
            if self?.photo == photo { self?.picture.image = image }
        }
    }

    /// As VoiceOver reads photos: “Photo, September 18, 2023, 10:00 AM”.
    package static func label(of photo: PhotoRecord) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.long, .none)
        let time = DateFormatter()
        (time.dateStyle, time.timeStyle) = (.none, .short)
        return "Photo, \(formatter.string(from: photo.date)), \(time.string(from: photo.date))"
    }

    package override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

    package override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
    }
}
