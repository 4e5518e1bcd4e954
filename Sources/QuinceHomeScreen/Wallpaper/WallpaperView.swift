import UIKit

/// The background of the home screen: soft light over dusk, drawn by gradients.
final class WallpaperView: UIView {
    private let ground = CAGradientLayer()
    private let glows = [CAGradientLayer(), CAGradientLayer(), CAGradientLayer()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.addSublayer(ground)
        for glow in glows {
            glow.type = .radial
            (glow.startPoint, glow.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
            layer.addSublayer(glow)
        }
        (ground.startPoint, ground.endPoint) = (CGPoint(x: 0.35, y: 0), CGPoint(x: 0.65, y: 1))
        paint()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: WallpaperView, _) in view.paint() }
    }

    required init?(coder: NSCoder) { nil }

    private func paint() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let dusk: [UInt32] = isDark ? [0x3A2A1C, 0x3B2130, 0x231A35, 0x0B1222] : [0xE7A45A, 0xC9705F, 0x7C5A8C, 0x33507C]
        let lights: [UInt32] = isDark ? [0x7A5A1E, 0x5A2340, 0x1C3A66] : [0xFFD778, 0xF08C86, 0x5B8FD6]
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ground.colors = dusk.map { UIColor(hex: $0, alpha: 1).cgColor }
        ground.locations = [0, 0.36, 0.68, 1]
        for (glow, light) in zip(glows, lights) {
            // A cosine's fall, so that no edge is seen.
            let steps = (0...8).map { Double($0) / 8 }
            glow.colors = steps.map { UIColor(hex: light, alpha: 0.85 * (1 + cos($0 * .pi)) / 2).cgColor }
            glow.locations = steps.map { NSNumber(value: $0) }
        }
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ground.frame = bounds
        let side = max(bounds.width, bounds.height)
        let places = [
            (CGPoint(x: 0.95, y: 0.04), CGSize(width: 1.3, height: 0.75)), (CGPoint(x: 0.05, y: 0.42), CGSize(width: 1.0, height: 0.6)),
            (CGPoint(x: 0.85, y: 0.92), CGSize(width: 1.1, height: 0.6)),
        ]
        for (glow, (center, size)) in zip(glows, places) {
            let size = CGSize(width: size.width * side, height: size.height * side)
            glow.frame = CGRect(
                x: center.x * bounds.width - size.width / 2, y: center.y * bounds.height - size.height / 2, width: size.width,
                height: size.height)
        }
        CATransaction.commit()
    }
}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}
