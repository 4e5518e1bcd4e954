import UIKit

/// The ground of the dock, which blurs the wallpaper.
final class DockView: UIView {
    private let backdrop = BackdropLayer()
    private let wash = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(backdrop)
        layer.addSublayer(wash)
        (backdrop.blurRadius, backdrop.saturation) = (24, 1.4)
        backdrop.masksToBounds = true
        paint()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: DockView, _) in view.paint() }
    }

    required init?(coder: NSCoder) { nil }

    var radius: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    private func paint() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        wash.backgroundColor = UIColor(white: isDark ? 0.2 : 0.95, alpha: isDark ? 0.42 : 0.3).cgColor
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for each in [backdrop, wash] {
            each.frame = bounds
            each.cornerRadius = radius
        }
        CATransaction.commit()
    }
}
