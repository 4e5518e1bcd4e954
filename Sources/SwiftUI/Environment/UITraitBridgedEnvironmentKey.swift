/// A key of the environment that is one of UIKit's traits, too: set on either side, it is seen on both.
///
/// Source: Apple's documentation of `UITraitBridgedEnvironmentKey`.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// The value that UIKit's traits have.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Writes a value that SwiftUI has set into the traits of UIKit's views inside.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// The value of a key that is a trait, too: the one that a view set, else that of the traits around SwiftUI's views.
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get { valueIfSet(key) ?? K.read(from: traits) }
        set {
            set(key, newValue)
            bridgedKeys.insert(key)
        }
    }

    private mutating func set<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) { self[key] = value }

    /// Gives a view of UIKit's the traits that SwiftUI's views around it have set.
    @MainActor func writeBridgedTraits(to view: UIView) {
        guard !bridgedKeys.types.isEmpty else { return }
        view.traitOverrides = bridgedKeys.types.reduce(view.traitOverrides) { written($1, in: $0) }
    }

    /// Gives a controller the traits that SwiftUI's views around it have set.
    @MainActor func writeBridgedTraits(to controller: UIViewController) {
        guard !bridgedKeys.types.isEmpty else { return }
        controller.traitOverrides = bridgedKeys.types.reduce(controller.traitOverrides) { written($1, in: $0) }
    }

    private func written<K: UITraitBridgedEnvironmentKey>(_ key: K.Type, in overrides: UITraitOverrides) -> UITraitOverrides {
        var traits: any UIMutableTraits = overrides
        K.write(to: &traits, value: self[key])
        return traits as? UITraitOverrides ?? overrides
    }
}

/// The keys that views have set and that are traits, too.
private struct BridgedKeys: Equatable {
    private(set) var types: [any UITraitBridgedEnvironmentKey.Type] = []

    mutating func insert(_ type: any UITraitBridgedEnvironmentKey.Type) {
        if !types.contains(where: { $0 == type }) { types.append(type) }
    }

    static func == (one: BridgedKeys, other: BridgedKeys) -> Bool {
        one.types.map(ObjectIdentifier.init) == other.types.map(ObjectIdentifier.init)
    }
}

private struct BridgedKeysKey: EnvironmentKey { static var defaultValue: BridgedKeys { BridgedKeys() } }

extension EnvironmentValues {
    private var bridgedKeys: BridgedKeys {
        get { self[BridgedKeysKey.self] }
        set { self[BridgedKeysKey.self] = newValue }
    }
}
