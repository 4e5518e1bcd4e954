/// Something that tells of changes of its traits.
///
/// Source: UIKit, `UITraitChangeObservable`.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    /// Calls `handler` after one of `traits` changed.
    @discardableResult func registerForTraitChanges<Owner: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Owner, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration
    /// Performs `action` on `target` after one of `traits` changed.
    @discardableResult func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
    /// Performs `action` on the object itself after one of `traits` changed.
    @discardableResult func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UIView: UITraitChangeObservable {
    /// Brings the traits up to date now. Changes of them take effect at once here.
    public func updateTraitsIfNeeded() { updateTraits() }
}
extension UIViewController: UITraitChangeObservable {
    /// Brings the traits up to date now. Changes of them take effect at once here.
    public func updateTraitsIfNeeded() { updateTraits() }
}
