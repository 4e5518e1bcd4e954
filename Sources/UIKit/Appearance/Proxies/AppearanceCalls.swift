@_spi(Quince) import QuinceFoundation

/// The calls of setters without a property or table of their own that proxies have received, and those that objects have: an app's own setters, such
/// as `setColor(_:for:)`, properties of UIKit's that no header marks for proxies, and values set by key.
///
/// Lowered code notes these calls here. A proxy keeps them, and each object of its class receives them when it enters a window, unless the object's own
/// setter was called with the same axes: all arguments but the first.
@MainActor enum AppearanceCalls {
    struct Key: Hashable {
        let name: String
        let axes: [AnyHashable]
    }

    private final class Notes: NSObject {
        var calls: [(key: Key, call: @MainActor (NSObject) -> Void)] = []
        var own: Set<Key> = []
        /// A proxy's values before anything was set on it, by the path of the property.
        var initial: [AnyKeyPath: Any] = [:]
        /// The values that proxies have given an object, by the path of the property.
        var given: [AnyKeyPath: Any] = [:]
    }

    nonisolated(unsafe) private static var place: UInt8 = 0
    /// Whether calls are those of proxies, which are no object's own.
    private static var isApplying = false

    private static func notes(of object: NSObject) -> Notes? { objc_getAssociatedObject(object, &place) as? Notes }

    /// Notes a call of a setter.
    static func note(_ key: Key, of object: NSObject, _ call: @escaping @MainActor (NSObject) -> Void) {
        guard !isApplying else { return }
        let notes = notes(of: object) ?? Notes()
        objc_setAssociatedObject(object, &place, notes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        notes.own.insert(key)
        guard AppearanceStore.isProxy(object) else { return }
        notes.calls.removeAll { $0.key == key }
        notes.calls.append((key, call))
    }

    /// Returns the value that a property of a proxy had before it was set for the first time.
    static func initialValue<Object: NSObject, Value>(of path: KeyPath<Object, Value>, in proxy: Object) -> Value {
        let notes = notes(of: proxy) ?? Notes()
        objc_setAssociatedObject(proxy, &place, notes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if let known = notes.initial[path] as? Value { return known }
        let value = proxy[keyPath: path]
        notes.initial[path] = value
        return value
    }

    /// Gives an object a proxy's value of a property that has its initial value yet, or that of a less specific proxy.
    static func give<Object: NSObject, Value>(
        _ value: Value, of path: ReferenceWritableKeyPath<Object, Value>, to object: Object, whereItIs initial: Value
    ) {
        let notes = notes(of: object) ?? Notes(), current = object[keyPath: path]
        let isGiven = notes.given[path].map { OwnAppearanceKeys.isEqual(current, $0) } ?? false
        guard isGiven || OwnAppearanceKeys.isEqual(current, initial) else { return }
        object[keyPath: path] = value
        notes.given[path] = value
        objc_setAssociatedObject(object, &place, notes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Runs what sets a property of a proxy, so that nothing that follows from it on the proxy is passed on.
    static func withoutConsequences(for object: NSObject, _ set: () -> Void) {
        guard let proxy = object as? any AppearanceTarget, AppearanceStore.isProxy(proxy), !isApplying else { return set() }
        let own = proxy.ownAppearance
        isApplying = true
        defer {
            isApplying = false
            proxy.ownAppearance = own
        }
        set()
    }

    /// Has an object receive a proxy's calls.
    static func apply(_ proxy: NSObject, to object: NSObject) {
        guard let calls = notes(of: proxy)?.calls, !calls.isEmpty else { return }
        let own = notes(of: object)?.own ?? []
        isApplying = true
        defer { isApplying = false }
        for (key, call) in calls where !own.contains(key) { call(object) }
    }

    /// Forgets what a proxy did while it was made.
    static func forget(_ object: NSObject) { objc_setAssociatedObject(object, &place, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
}

/// Notes a call of a setter that appearance proxies pass on. Lowering writes it into the setters of an app's classes.
///
/// - Parameters:
///   - name: The setter's full name.
///   - axes: Its arguments but the first.
@_spi(Quince) @MainActor public func __quinceAppearanceCall<Object: NSObject>(
    _ object: Object, _ name: String, _ axes: [Any], _ call: @escaping @MainActor (Object) -> Void
) {
    let key = AppearanceCalls.Key(name: name, axes: axes.map { ($0 as? AnyHashable) ?? AnyHashable(String(describing: $0)) })
    AppearanceCalls.note(key, of: object) { if let object = $0 as? Object { call(object) } }
}

/// Sets a property of a proxy that no header marks for proxies. Each object of the proxy's class receives the value when it enters a window, unless the
/// property differs from the value that the proxy began with. Lowering writes it for assignments to such properties of proxies.
@_spi(Quince) @preconcurrency @MainActor public func __quinceAppearanceSet<Object: NSObject, Value>(
    _ proxy: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value
) {
    guard AppearanceStore.isProxy(proxy) else { return proxy[keyPath: path] = value }
    let initial = AppearanceCalls.initialValue(of: path, in: proxy)
    proxy[keyPath: path] = value
    AppearanceCalls.note(AppearanceCalls.Key(name: "", axes: [path]), of: proxy) { object in
        if let object = object as? Object { AppearanceCalls.give(value, of: path, to: object, whereItIs: initial) }
    }
}

/// Sets a property of an app's own class on a proxy, which `OwnAppearanceKeys` passes on. What the property's accessors and observers set in turn on the
/// proxy is not passed on: they do it on each object, too. Lowering writes it for assignments to such properties of proxies.
@_spi(Quince) @preconcurrency @MainActor public func __quinceAppearanceSetOwn<Object: NSObject, Value>(
    _ proxy: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value
) { AppearanceCalls.withoutConsequences(for: proxy) { proxy[keyPath: path] = value } }

/// Sets a property that an app has added to a class of UIKit's on a proxy. Such a property is computed, mostly of what an object has already (the family of its
/// font), so that each object of the proxy's class receives the value when it enters a window. Lowering writes it for assignments to such properties of proxies.
@_spi(Quince) @preconcurrency @MainActor public func __quinceAppearanceSetAdded<Object: NSObject, Value>(
    _ proxy: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value
) {
    AppearanceCalls.withoutConsequences(for: proxy) { proxy[keyPath: path] = value }
    guard AppearanceStore.isProxy(proxy) else { return }
    AppearanceCalls.note(AppearanceCalls.Key(name: "", axes: [path]), of: proxy) { ($0 as? Object)?[keyPath: path] = value }
}

/// Sets a value of a proxy by its key or path of keys. Where that sets no property that proxies pass on anyway, each object of the proxy's class receives
/// the value when it enters a window. Lowering writes it for `setValue(_:forKey:)` and `setValue(_:forKeyPath:)` of proxies.
@_spi(Quince) @preconcurrency @MainActor public func __quinceAppearanceSetValue(_ proxy: NSObject, _ value: Any?, path: String) {
    guard let proxy = proxy as? any AppearanceTarget, AppearanceStore.isProxy(proxy) else { return proxy.setValue(value, forKeyPath: path) }
    let own = proxy.ownAppearance
    proxy.ownAppearance = []
    proxy.setValue(value, forKeyPath: path)
    let isPassedOn = !proxy.ownAppearance.isEmpty
    proxy.ownAppearance.formUnion(own)
    guard !isPassedOn else { return }
    AppearanceCalls.note(AppearanceCalls.Key(name: "setValue", axes: [path]), of: proxy) { $0.setValue(value, forKeyPath: path) }
}
