import DeviceProtocol
import UIKit

/// Icon and name above a card of the app switcher.
final class CardTitle: UIView {
    private let picture = UIImageView()
    private let label = UILabel()
    private static let side: CGFloat = 29

    init(_ app: HomeApp, _ image: UIImage) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.image = image
        picture.clipsToBounds = true
        picture.layer.cornerCurve = .continuous
        picture.layer.cornerRadius = HomeMetrics.cornerRadius(of: Self.side)
        picture.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        label.text = app.name
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = .white
        label.sizeToFit()
        label.center = CGPoint(x: Self.side + 9 + label.bounds.width / 2, y: Self.side / 2)
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func place(above frame: CGRect) {
        self.frame = CGRect(x: frame.minX + 14, y: frame.minY - Self.side - 11, width: frame.width - 28, height: Self.side)
    }
}
