/// The thin bar that shows which part of the content is visible.
final class ScrollIndicator: UIView {
    /// Points across, and to the view's edge.
    static let thickness: CGFloat = 3
    static let distance: CGFloat = 3
    static let minimumLength: CGFloat = 36
    private static let fadeDuration: TimeInterval = 0.25
    /// Seconds it stays after the movement.
    private static let stay: TimeInterval = 0.4

    var style = UIScrollView.IndicatorStyle.default { didSet { updateColor() } }
    private var hideTimer = GestureTimer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = Self.thickness / 2
        layer.zPosition = 1000
        accessibilityElementsHidden = true
        updateColor()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func updateColor() {
        switch style {
        case .default:
            backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35) }
        case .black: backgroundColor = UIColor(white: 0, alpha: 0.35)
        case .white: backgroundColor = UIColor(white: 1, alpha: 0.35)
        }
    }

    func show() {
        hideTimer.cancel()
        UIView.performWithoutAnimation { alpha = 1 }
    }

    func hideSoon() {
        guard alpha > 0, !hideTimer.isRunning else { return }
        hideTimer.start(Self.stay) { [weak self] in
            UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) { self?.alpha = 0 }
        }
    }

    /// The bar's start and length on a track, for content seen in part; shorter while pulled past an edge.
    static func place(track: CGFloat, visible: CGFloat, content: CGFloat, offset: CGFloat) -> (start: CGFloat, length: CGFloat) {
        guard content > 0, track > 0 else { return (0, 0) }
        var length = max(minimumLength, track * visible / max(content, visible))
        let range = content - visible
        let over = offset < 0 ? -offset : max(0, offset - max(range, 0))
        length = max(thickness * 3, length - over)
        let part = range > 0 ? min(max(offset / range, 0), 1) : (offset > 0 ? 1 : 0)
        return ((track - length) * part, length)
    }
}
