/// The edge of the bars at the top or bottom of a controller.
///
/// Source: UIKit, `UILayoutSupport`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bars reach into the view, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` or `bottomLayoutGuide`: what lies between an edge of the view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(isTop: Bool, in view: UIView) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    required init?(coder: NSCoder) {
        isTop = true
        super.init(coder: coder)
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }
}
