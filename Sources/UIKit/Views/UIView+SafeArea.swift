/// The inherited environment of a view: safe area, margins, traits, and their observers.
struct ViewEnvironment {
    var safeAreaInsets = UIEdgeInsets.zero
    /// Margins the app set; nil for the default of 8 on each side.
    var layoutMargins: UIEdgeInsets?
    /// The margins last told to the view.
    var knownMargins: UIEdgeInsets?
    /// How the corners follow the size; nil where the app has said nothing of it.
    var corners: UICornerConfiguration?
    var traitOverrides = UITraitOverrides()
    /// Whether `updateProperties()` is to run before the next layout, as it is at first.
    var needsPropertyUpdate = true
    /// The text sizes that the view allows.
    var contentSizeLimits: ContentSizeLimits?
    /// How far a swipe holds the view aside, in points to the right: its insets stay those of its own place.
    var sidestep: CGFloat = 0
    var lendsSafeArea = false
    /// Traits last told to the view.
    var knownTraits: UITraitCollection?
    var traitObservers: [TraitObserver] = []
    /// Called after the safe area or the margins changed; layout guides follow with it.
    var insetObservers: [() -> Void] = []
}

extension UIView {
    /// Takes the safe area over from the superview (or, for a window or a controller's view, from what they add), and tells those who care.
    func updateSafeArea() {
        let insets = computedSafeArea
        guard insets != environment.safeAreaInsets else {
            // Subviews that reach out of the view may have come elsewhere with it.
            if lendsSafeArea { for view in subviews { view.updateSafeArea() } }
            return
        }
        environment.safeAreaInsets = insets
        safeAreaInsetsDidChange()
        hierarchy.controller?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        insetsChanged()
        for view in subviews { view.updateSafeArea() }
    }

    /// Takes up what controllers say of safe areas below the view: it counts in windows only, whether the view's own safe area is another there or not.
    func updateSafeAreasOfControllers() {
        for view in subviews {
            if view.hierarchy.controller != nil { view.updateSafeArea() }
            view.updateSafeAreasOfControllers()
        }
    }

    /// The view's rectangle in its superview. A transform moves the picture, not the layout.
    private var placeInSuperview: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x - environment.sidestep, y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width, height: bounds.height)
    }

    /// How far insets of the superview reach into the view from each of its edges; negative where they end before it.
    private func insetsReached(from outer: UIEdgeInsets, in size: CGRect) -> UIEdgeInsets {
        let place = placeInSuperview
        return UIEdgeInsets(
            top: outer.top - (place.minY - size.minY), left: outer.left - (place.minX - size.minX),
            bottom: outer.bottom - (size.maxY - place.maxY), right: outer.right - (size.maxX - place.maxX))
    }

    /// The safe area as seen from a view whose subviews reach out of it: where it ends before the view, the insets are negative.
    var lentSafeArea: UIEdgeInsets {
        guard let superview, window != nil else { return environment.safeAreaInsets }
        return insetsReached(from: superview.safeAreaInsetsForSubviews, in: superview.bounds)
    }

    private var computedSafeArea: UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenSafeArea }
        var insets = UIEdgeInsets.zero
        if let superview, window != nil, case let outer = superview.safeAreaInsetsForSubviews,
            outer != .zero || hierarchy.controller != nil || superview.lendsSafeArea
        {
            let reach = superview.lendsSafeArea
            let (own, place) = (insetsReached(from: outer, in: superview.bounds), placeInSuperview)
            // Insets count only as far as the view reaches into them; a view off to a side (as while sliding in) keeps those across.
            insets.top = outer.top > 0 || reach ? max(0, min(own.top, place.height)) : 0
            insets.left = outer.left > 0 || reach ? max(0, min(own.left, place.width)) : 0
            insets.bottom = outer.bottom > 0 || reach ? max(0, min(own.bottom, place.height)) : 0
            insets.right = outer.right > 0 || reach ? max(0, min(own.right, place.width)) : 0
            insets = hierarchy.controller?.adjustedSafeArea(inherited: insets, outer: outer) ?? insets
        }
        if let controller = hierarchy.controller, window != nil { insets = insets + controller.additionalSafeAreaInsets }
        return insets
    }

    var resolvedLayoutMargins: UIEdgeInsets {
        var margins = environment.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        if let controller = hierarchy.controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = controller.systemMinimumLayoutMargins.resolved(
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            if environment.layoutMargins == nil {
                margins = minimum
            } else {
                margins.left = max(margins.left, minimum.left)
                margins.right = max(margins.right, minimum.right)
            }
        }
        if insetsLayoutMarginsFromSafeArea {
            var safe = safeAreaInsets
            if superview?.showsSubviewsAsRows == true { (safe.top, safe.bottom) = (0, 0) }
            margins = margins + safe
        }
        // The superview's margins have the safe area in them already.
        if preservesSuperviewLayoutMargins, let superview {
            let outer = superview.layoutMargins
            let size = superview.bounds
            let place = frame.offsetBy(dx: -environment.sidestep, dy: 0)
            margins.left = max(margins.left, outer.left - (place.minX - size.minX))
            margins.right = max(margins.right, outer.right - (size.maxX - place.maxX))
            if !superview.scrollsSubviews {
                margins.top = max(margins.top, outer.top - (frame.minY - size.minY))
                margins.bottom = max(margins.bottom, outer.bottom - (size.maxY - frame.maxY))
            }
        }
        return margins
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        guard environment.layoutMargins != margins else { return }
        environment.layoutMargins = margins
        marginsChanged()
    }

    /// Tells the view and those below that preserve its margins.
    func marginsChanged() {
        layoutMarginsDidChange()
        hierarchy.controller?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        insetsChanged()
        for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
    }

    /// Margins that follow the superview's depend on where the view stands in it.
    func inheritedMarginsMayHaveChanged() {
        guard preservesSuperviewLayoutMargins, superview != nil else { return }
        let margins = layoutMargins
        guard environment.knownMargins != margins else { return }
        environment.knownMargins = margins
        marginsChanged()
    }

    /// Lets layout guides take up new insets.
    func insetsChanged() {
        for observer in environment.insetObservers { observer() }
    }

    /// Takes up everything that a view inherits from where it now is.
    func inheritedEnvironmentChanged() {
        updateSafeArea()
        updateTraits()
        if look.tintColor == nil { notifyTintChange() }
    }
}
