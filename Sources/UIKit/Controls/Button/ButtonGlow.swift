/// The light behind buttons that show touches.
@MainActor final class ButtonGlow {
    private let layer = CAGradientLayer()
    private static let size: CGFloat = 60

    init() {
        layer.type = .radial
        layer.colors = [UIColor(white: 1, alpha: 0.85), UIColor(white: 1, alpha: 0.5), UIColor(white: 1, alpha: 0)].map(\.cgColor)
        layer.locations = [0, 0.4, 1]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    }

    func show(_ isShown: Bool, in button: UIButton) {
        guard isShown else { return layer.removeFromSuperlayer() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        layer.frame = CGRect(x: middle.x - Self.size / 2, y: middle.y - Self.size / 2, width: Self.size, height: Self.size)
        button.layer.addSublayer(layer)
        CATransaction.commit()
    }
}
