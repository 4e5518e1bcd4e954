import DeviceProtocol
import HomeScreenModel
import UIKit

/// A folder: the first nine of its icons, small.
final class HomeFolderView: HomeItemView {
    let folder: HomeFolder
    private let backdrop = BackdropLayer()
    private let pictures: [UIImageView]

    init(folder: HomeFolder, images: [UIImage], labelSize: CGFloat) {
        self.folder = folder
        pictures = images.prefix(9).map { UIImageView(image: $0) }
        super.init(name: folder.name, labelSize: labelSize)
        (backdrop.blurRadius, backdrop.saturation) = (20, 1.5)
        face.layer.insertSublayer(backdrop, at: 0)
        face.backgroundColor = UIColor(white: 1, alpha: 0.25)
        for picture in pictures {
            picture.clipsToBounds = true
            picture.layer.cornerCurve = .continuous
            face.addSubview(picture)
        }
        accessibilityIdentifier = "folder.\(folder.id)"
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        backdrop.frame = bounds
        backdrop.cornerRadius = HomeMetrics.cornerRadius(of: bounds.width)
        CATransaction.commit()
        let margin = bounds.width * 0.125, gap = bounds.width * 0.067, side = (bounds.width - 2 * margin - 2 * gap) / 3
        for (index, picture) in pictures.enumerated() {
            let column = isRightToLeft ? 2 - index % 3 : index % 3
            picture.frame = CGRect(
                x: margin + CGFloat(column) * (side + gap), y: margin + CGFloat(index / 3) * (side + gap), width: side, height: side)
            picture.layer.cornerRadius = HomeMetrics.cornerRadius(of: side)
        }
    }
}
