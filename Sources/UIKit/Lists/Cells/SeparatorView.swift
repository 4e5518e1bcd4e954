/// A line between rows: of a colour, or of an effect's.
final class SeparatorView: UIView {
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter color: That of a line without an effect; nil for the system's.
    func show(color: UIColor?, effect: UIVisualEffect?) {
        switch effect {
        case nil: backgroundColor = color ?? .separator
        case let vibrancy as UIVibrancyEffect: backgroundColor = vibrancy.color
        default: backgroundColor = nil
        }
        guard effectView?.effect !== (effect as? UIBlurEffect) else { return }
        effectView?.removeFromSuperview()
        effectView = (effect as? UIBlurEffect).map(UIVisualEffectView.init(effect:))
        guard let effectView else { return }
        effectView.frame = bounds
        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(effectView)
    }
}
