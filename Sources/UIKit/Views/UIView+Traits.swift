/// Something that has a trait collection and is told of its changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration made by `registerForTraitChanges`; keep it to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// Calls back when one of its traits changed.
final class TraitObserver: NSObject, UITraitChangeRegistration {
    let traits: Set<ObjectIdentifier>
    let call: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping @MainActor (UITraitCollection) -> Void) {
        self.traits = Set(traits.map { ObjectIdentifier($0) })
        self.call = call
    }

    func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
    /// The environment this view stands in: that of its controller, its superview or the screen, with what is overridden here.
    var resolvedTraits: UITraitCollection {
        if let known = environment.knownTraits { return known }
        let traits = computedTraits
        environment.knownTraits = traits
        return traits
    }

    private var computedTraits: UITraitCollection {
        inheritedEnvironment.changed { values in
            values = values.overridden(by: environment.traitOverrides.values)
            if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
            if let limits = environment.contentSizeLimits { limits.apply(to: &values.preferredContentSizeCategory) }
            if TintTrait.isUsed { values.tint = resolvedTintColor }
        }
    }

    private var inheritedEnvironment: UITraitCollection {
        if let window = self as? UIWindow { return window.inheritedTraits }
        return hierarchy.controller?.traitCollection ?? superview?.traitCollection ?? UITraitCollection.current
    }

    /// Takes up what nobody is told of.
    func refreshTraits() { if environment.knownTraits != nil { environment.knownTraits = computedTraits } }

    // MARK: Text size

    /// The least text size in this view and below it; nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { environment.contentSizeLimits?.minimum }
        set { limitContentSize(newValue, maximumContentSizeCategory) }
    }

    /// The greatest text size in this view and below it; nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { environment.contentSizeLimits?.maximum }
        set { limitContentSize(minimumContentSizeCategory, newValue) }
    }

    /// The limits of text size that the view and those around it have, and the size they lead to.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let lines = sequence(first: self, next: \.superview).compactMap { view in
            view.environment.contentSizeLimits.map { "\(className(of: view)): \($0.summary)" }
        }
        return lines.isEmpty ? "no limits" : lines.joined(separator: "\n")
    }

    private func limitContentSize(_ minimum: UIContentSizeCategory?, _ maximum: UIContentSizeCategory?) {
        environment.contentSizeLimits = minimum == nil && maximum == nil ? nil : ContentSizeLimits(minimum: minimum, maximum: maximum)
        updateTraits()
    }

    /// Works the traits out anew, here and below, and tells those that see a change.
    func updateTraits() {
        let previous = environment.knownTraits
        hierarchy.controller?.updateTraits()
        let current = computedTraits
        environment.knownTraits = current
        let isChanged = previous.map { $0 !== current && $0 != current } ?? false
        if isChanged || previous == nil { applyTraits(previous: previous) }
        if isChanged, AppearanceStore.dependsOnTraits, window != nil { AppearanceStore.apply(to: self) }
        if isChanged { notifyTraitChange(from: previous!) }
        for view in subviews { view.updateTraits() }
    }

    private func applyTraits(previous: UITraitCollection?) {
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
        updateBackgroundColor()
        if previous != nil { colorAppearanceChanged() }
    }

    private func notifyTraitChange(from previous: UITraitCollection) {
        traitCollection.asCurrent {
            traitCollectionDidChange(previous)
            let changes = traitCollection.traitChanges(from: previous)
            for observer in environment.traitObservers where !observer.traits.isDisjoint(with: changes) { observer.call(previous) }
        }
    }

    /// Redraws after a change of the colour appearance, as drawings may use dynamic colours.
    private func colorAppearanceChanged() {
        if layer.contents != nil { setNeedsDisplay() }
        tintColorDidChange()
    }

    /// Traits that this view replaces for itself and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { environment.traitOverrides }
        set {
            environment.traitOverrides = newValue
            updateTraits()
        }
    }

    /// Calls `handler` with the view and its previous traits after one of `traits` changed.
    @discardableResult public func registerForTraitChanges<Owner: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Owner, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { [unowned self] previous in if let owner = self as? Owner { handler(owner, previous) } }
        environment.traitObservers.append(observer)
        return observer
    }

    /// Performs `action` on `target` after one of `traits` changed; its arguments are the view and the previous traits.
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
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
}
