extension UIColor {
    /// The tint of the view that the colour is used in; outside views the accent colour.
    ///
    /// Source: Apple's “tintColor” of `UIColor`.
    public class var tintColor: UIColor {
        TintTrait.use()
        return TintTrait.color
    }
}

/// The tint as a part of views' traits, which `UIColor.tintColor` is resolved with. Views keep it only from when an app first asks for the colour.
@MainActor enum TintTrait {
    private(set) nonisolated(unsafe) static var isUsed = false

    nonisolated static let color = UIColor { traits in (traits.values.tint ?? .accent).resolvedColor(with: traits) }

    nonisolated static func use() {
        guard !isUsed else { return }
        isUsed = true
        MainActor.assumeIsolated {
            for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
                for window in scene.windows { window.updateTintTraits(below: true) }
            }
        }
    }
}

extension UIView {
    /// Takes the view's tint up into its traits, which nobody is told of, and into the background.
    func updateTintTraits(below: Bool = false) {
        refreshTraits()
        updateBackgroundColor()
        guard below else { return }
        for view in subviews { view.updateTintTraits(below: true) }
    }
}
