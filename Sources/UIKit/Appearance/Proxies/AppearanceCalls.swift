@_spi(Quince) import QuinceFoundation

/// The calls of an app's own setters, such as `setColor(_:for:)`, that proxies have received, and those that objects have.
///
/// Lowered setters note their calls here. A proxy keeps them, and each object of its class receives them when it enters a window, unless the object's own
/// setter was called with the same axes: all arguments but the first.
@MainActor enum AppearanceCalls {
    struct Key: Hashable {
        let name: String
        let axes: [AnyHashable]
    }

    private final class Notes: NSObject {
        var calls: [(key: Key, call: @MainActor (NSObject) -> Void)] = []
        var own: Set<Key> = []
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
