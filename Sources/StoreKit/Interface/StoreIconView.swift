import UIKit

/// The app's icon with rounded corners; an empty one where the app has none.
@MainActor final class StoreIconView: UIImageView {
    init(size: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
        let icon = Self.appIcon
        image = icon
        contentMode = .scaleAspectFill
        backgroundColor = icon == nil ? .tertiarySystemFill : nil
        layer.cornerRadius = size * 0.225
        layer.cornerCurve = .continuous
        clipsToBounds = true
        isAccessibilityElement = false
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([widthAnchor.constraint(equalToConstant: size), heightAnchor.constraint(equalToConstant: size)])
    }

    required init?(coder: NSCoder) { nil }

    private static var appIcon: UIImage? {
        let icons = Bundle.main.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        let name = primary?["CFBundleIconName"] as? String ?? (primary?["CFBundleIconFiles"] as? [String])?.last
        return UIImage(named: name ?? "AppIcon")
    }
}
