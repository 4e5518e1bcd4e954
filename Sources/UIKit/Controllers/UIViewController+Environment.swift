/// The traits that a controller inherits, and those it overrides for its children; its editing state and bar guides.
struct ControllerEnvironment {
    var isEditing = false
    /// Made when the app first asks for it.
    var editButtonItem: UIBarButtonItem?
    var knownTraits: UITraitCollection?
    var traitOverrides = UITraitOverrides()
    var preferredTransition: UIViewController.Transition?
    /// Whether `updateProperties()` is to run before the next layout, as it is at first.
    var needsPropertyUpdate = true
    /// Traits the controller replaces for single children.
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var traitObservers: [TraitObserver] = []
    /// Made when an app of before iOS 11 asks for them.
    var topGuide, bottomGuide: BarLayoutGuide?
    var previewing: [PreviewingContext] = []
}

extension UIViewController {
    // MARK: Traits

    var resolvedTraits: UITraitCollection {
        if let known = environment.knownTraits { return known }
        let traits = computedTraits
        environment.knownTraits = traits
        return traits
    }

    private var computedTraits: UITraitCollection {
        inheritedEnvironment.changed { values in
            if let replaced = parent?.environment.childOverrides[ObjectIdentifier(self)] { values = values.overridden(by: replaced.values) }
            if let presentation = currentPresentationController {
                if presentation.isElevated { values.userInterfaceLevel = .elevated }
                if let replaced = presentation.overrideTraitCollection { values = values.overridden(by: replaced.values) }
            }
            values = values.overridden(by: environment.traitOverrides.values)
            if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        }
    }

    private var inheritedEnvironment: UITraitCollection {
        if let parent { return parent.traitCollection }
        if let container = viewIfLoaded?.superview { return container.traitCollection }
        return UIApplication.shared.currentKeyWindow?.traitCollection ?? UITraitCollection.current
    }

    /// Works the traits out anew, for this controller and its children, and tells those that see a change.
    func updateTraits() {
        guard let previous = environment.knownTraits else { return }
        let current = computedTraits
        environment.knownTraits = current
        if previous != current {
            current.asCurrent {
                traitCollectionDidChange(previous)
                let changes = current.traitChanges(from: previous)
                for observer in environment.traitObservers where !observer.traits.isDisjoint(with: changes) { observer.call(previous) }
            }
        }
        for child in children { child.updateTraits() }
        if previous.userInterfaceStyle != current.userInterfaceStyle { updateStatusBarAfterStyle() }
    }

    /// A status bar of the default style is light above dark content, whose style its scene's frontmost controller has.
    private func updateStatusBarAfterStyle() {
        guard self === viewIfLoaded?.window?.windowScene?.mainWindow?.frontmostController else { return }
        SystemBars.shared.update()
    }

    func overrideChanged() {
        updateTraits()
        viewIfLoaded?.updateTraits()
    }

    /// Traits that this controller replaces for itself and all below it.
    public var traitOverrides: UITraitOverrides {
        get { environment.traitOverrides }
        set {
            environment.traitOverrides = newValue
            overrideChanged()
        }
    }

    func replaceTraits(_ collection: UITraitCollection?, ofChild child: UIViewController) {
        environment.childOverrides[ObjectIdentifier(child)] = collection
        child.overrideChanged()
    }

    /// Calls `handler` with the controller and its previous traits after one of `traits` changed.
    @discardableResult public func registerForTraitChanges<Owner: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Owner, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _ = traitCollection
        let observer = TraitObserver(traits) { [unowned self] previous in if let owner = self as? Owner { handler(owner, previous) } }
        environment.traitObservers.append(observer)
        return observer
    }

    /// Performs `action` on `target` after one of `traits` changed; its arguments are the controller and the previous traits.
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        _ = traitCollection
        let observer = TraitObserver(traits) { [unowned self, weak target = target as AnyObject] previous in
            guard let target else { return }
            UIKit.perform(action, on: target, with: [self, previous])
        }
        environment.traitObservers.append(observer)
        return observer
    }

    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        environment.traitObservers.removeAll { $0 === registration }
    }

    // MARK: Insets

    /// Leading and trailing 16, or 20 on wide phones and iPads.
    var minimumMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width >= 400 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The safe area of this controller's view where its parent's bars or its presentation replace what the superview has.
    func adjustedSafeArea(inherited: UIEdgeInsets, outer: UIEdgeInsets) -> UIEdgeInsets {
        parent?.safeArea(ofChild: self, inherited: inherited) ?? inherited
    }

    func preferredContentSizeChanged() {
        (parent ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// On phones everything but upside down, on iPads everything.
    var defaultOrientations: UIInterfaceOrientationMask { traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
}
