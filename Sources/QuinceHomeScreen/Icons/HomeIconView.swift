import DeviceProtocol
import UIKit

/// An app's icon with its name and badge.
final class HomeIconView: HomeItemView {
    let app: HomeApp
    /// The icon as it is, without the shade that lies over it under a finger.
    let picture = UIImageView()
    private var badge: BadgeView?
    /// The interaction of the context menu that a long press opens.
    var menu: (interaction: UIContextMenuInteraction, delegate: HomeItemMenu)? {
        didSet { if let menu { addInteraction(menu.interaction) } }
    }

    init(app: HomeApp, image: UIImage, labelSize: CGFloat) {
        self.app = app
        super.init(name: app.name, labelSize: labelSize)
        picture.image = image
        face.addSubview(picture)
        accessibilityIdentifier = app.identifier
        guard app.badge > 0 else { return }
        let badge = BadgeView(app.badge)
        addSubview(badge)
        self.badge = badge
        accessibilityValue = "\(app.badge)"
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        picture.frame = bounds
        super.layoutSubviews()
        badge?.center = CGPoint(x: isRightToLeft ? 2 : bounds.width - 2, y: 2)
    }
}

/// The red number at an icon's corner.
final class BadgeView: UIView {
    init(_ number: Int) {
        let label = UILabel()
        label.text = "\(number)"
        label.font = .systemFont(ofSize: 16)
        label.textColor = .white
        label.textAlignment = .center
        label.sizeToFit()
        let height: CGFloat = 26, width = max(height, label.bounds.width + 14)
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
        backgroundColor = .systemRed
        layer.cornerRadius = height / 2
        isUserInteractionEnabled = false
        label.frame = bounds
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
