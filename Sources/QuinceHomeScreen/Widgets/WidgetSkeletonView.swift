import UIKit

/// Stands for a widget whose extension has not drawn anything yet: bars where texts would be.
final class WidgetSkeletonView: UIView {
    private let bars = (0..<4).map { _ in UIView() }
    /// Of the widget's width, and where from its top.
    private static let shares: [(width: CGFloat, top: CGFloat)] = [(0.42, 0.14), (0.7, 0.34), (0.58, 0.5), (0.34, 0.66)]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .systemBackground
        for bar in bars {
            bar.backgroundColor = .systemFill
            bar.layer.cornerCurve = .continuous
            addSubview(bar)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height), height = max(side * 0.085, 8), margin = side * 0.1
        let isRightToLeft = HomeDirection.isRightToLeft
        for (bar, share) in zip(bars, Self.shares) {
            let width = side * share.width
            bar.frame = CGRect(
                x: isRightToLeft ? bounds.width - margin - width : margin, y: bounds.height * share.top, width: width, height: height)
            bar.layer.cornerRadius = height / 2
        }
    }
}
