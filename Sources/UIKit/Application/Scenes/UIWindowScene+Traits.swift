extension UIWindowScene: UITraitChangeObservable {
    /// The traits of the scene where the interface stands in an orientation.
    func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
        DeviceTraits.make(orientation: orientation, width: width(in: orientation)).changed { $0 = $0.overridden(by: traitOverrides.values) }
    }

    /// Takes up the traits that the scene has now, and tells the scene, its observers and its windows where they are others.
    func updateTraits() {
        let previous = knownTraits, current = traitCollection
        knownTraits = current
        for window in allWindows { window.updateTraits() }
        guard let previous, previous != current else { return }
        traitCollectionDidChange(previous)
        let changes = current.traitChanges(from: previous)
        for observer in traitObservers where !observer.traits.isDisjoint(with: changes) { observer.call(previous) }
    }

    /// Calls `handler` with the scene and its previous traits after one of `traits` changed.
    @discardableResult public func registerForTraitChanges<Owner: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Owner, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { [unowned self] previous in if let owner = self as? Owner { handler(owner, previous) } }
        traitObservers.append(observer)
        return observer
    }

    /// Performs `action` on `target` after one of `traits` changed; its arguments are the scene and the previous traits.
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        let observer = TraitObserver(traits) { [unowned self, weak target = target as AnyObject] previous in
            if let target { UIKit.perform(action, on: target, with: [self, previous]) }
        }
        traitObservers.append(observer)
        return observer
    }

    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration }
    }
}
