extension UIViewController {
    /// The bottom edge of the bars at the top.
    ///
    /// Source: UIKit, `UIViewController.topLayoutGuide`.
    public var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }

    /// The top edge of the bars at the bottom.
    ///
    /// Source: UIKit, `UIViewController.bottomLayoutGuide`.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

    private func barGuide(isTop: Bool) -> BarLayoutGuide {
        let known = isTop ? environment.topGuide : environment.bottomGuide
        if let known, known.owningView === view { return known }
        let made = BarLayoutGuide(isTop: isTop, in: view)
        if isTop { environment.topGuide = made } else { environment.bottomGuide = made }
        return made
    }
}
