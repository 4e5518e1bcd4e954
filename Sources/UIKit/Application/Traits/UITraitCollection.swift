/// The environment an interface stands in: size classes, appearance, text size, scale. Immutable.
///
/// A value that is unspecified means "as inherited" when collections are combined.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) { self.values = values }

    public override convenience init() { self.init(values: TraitValues()) }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = userInterfaceIdiom } }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init { $0.forceTouchCapability = forceTouchCapability } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init { $0.activeAppearance = activeAppearance } }

    /// The combination of `traitCollections`; later ones win where they specify a value.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// A collection whose traits `mutations` sets.
    public convenience init(mutations: (inout UIMutableTraits) -> Void) {
        var traits: UIMutableTraits = MutableTraitValues(TraitValues())
        mutations(&traits)
        self.init(values: (traits as! MutableTraitValues).values)
    }

    convenience init(_ set: (inout TraitValues) -> Void) {
        var values = TraitValues()
        set(&values)
        self.init(values: values)
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Pixels per point; 0 where unspecified.
    public var displayScale: CGFloat { values.displayScale }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// The value of a custom trait.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// A copy with one trait replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var changed = values
        changed[trait] = value
        return UITraitCollection(values: changed)
    }

    /// A copy changed by `mutations`.
    public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: UIMutableTraits = MutableTraitValues(values)
        mutations(&traits)
        return UITraitCollection(values: (traits as! MutableTraitValues).values)
    }

    /// The collection with changed values; this very one where nothing differs, so that views share what they inherit.
    func changed(by change: (inout TraitValues) -> Void) -> UITraitCollection {
        var changed = values
        change(&changed)
        return changed == values && changed.tint === values.tint ? self : UITraitCollection(values: changed)
    }

    /// Whether every value that `trait` specifies is the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether dynamic colours may look different in the two environments.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
            || userInterfaceIdiom != other.userInterfaceIdiom
    }

    /// The system traits in which this collection differs from `traitCollection`.
    func traitChanges(from traitCollection: UITraitCollection?) -> Set<ObjectIdentifier> {
        values.changes(from: traitCollection?.values ?? TraitValues())
    }

    // MARK: Current

    private static let currentTraits = ThreadValue<UITraitCollection>()

    /// The environment dynamic colours and images resolve in on this thread; UIKit sets it before it calls an app's drawing, layout and trait methods.
    public static var current: UITraitCollection {
        get { currentTraits.value ?? DeviceTraits.initial }
        set { currentTraits.value = newValue }
    }

    /// Runs `actions` with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.current
        Self.current = self
        actions()
        Self.current = previous
    }

    /// Returns what `body` returns with this collection as the current one.
    func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = Self.current
        Self.current = self
        defer { Self.current = previous }
        return try body()
    }

    // MARK: NSObject

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }
    public override var hash: Int {
        values.userInterfaceStyle.rawValue ^ values.horizontalSizeClass.rawValue << 4 ^ values.verticalSizeClass.rawValue << 8
    }
    public override var description: String { "<UITraitCollection: \(addressText(of: self)); \(values.summary)>" }
}
