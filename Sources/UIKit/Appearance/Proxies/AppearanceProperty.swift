/// A view that shows items of bars, which proxies style when it enters a window.
@MainActor protocol BarItemHost: UIView {
    var styledItems: [UIBarItem] { get }
}

/// A property that proxies pass on.
@MainActor struct AppearanceProperty {
    let member: AppearanceMembers
    /// Gives an object the value of the first of the proxies, which come most specific first and all have one.
    let apply: (_ proxies: [any AppearanceTarget], _ object: any AppearanceTarget) -> Void

    init<Object: AppearanceTarget, Value>(_ member: AppearanceMembers, _ path: ReferenceWritableKeyPath<Object, Value>) {
        self.init(member) { (proxy: Object, object) in object[keyPath: path] = proxy[keyPath: path] }
    }

    /// An appearance of a bar: each object gets a copy, so that what changes in one changes in no other.
    init<Object: AppearanceTarget, Value: UIBarAppearance>(
        copying member: AppearanceMembers, _ path: ReferenceWritableKeyPath<Object, Value>
    ) {
        self.init(member) { (proxy: Object, object) in object[keyPath: path] = Self.copied(proxy[keyPath: path]) }
    }
    init<Object: AppearanceTarget, Value: UIBarAppearance>(
        copying member: AppearanceMembers, _ path: ReferenceWritableKeyPath<Object, Value?>
    ) {
        self.init(member) { (proxy: Object, object) in object[keyPath: path] = proxy[keyPath: path].map(Self.copied) }
    }

    private static func copied<Value: UIBarAppearance>(_ value: Value) -> Value { value.copy() as? Value ?? value }

    private init<Object: AppearanceTarget>(_ member: AppearanceMembers, _ copy: @escaping (_ proxy: Object, _ object: Object) -> Void) {
        self.member = member
        apply = { proxies, object in
            guard !object.ownAppearance.contains(member), let proxy = proxies.first as? Object, let object = object as? Object else {
                return
            }
            copy(proxy, object)
        }
    }

    /// Values by state or metrics: each goes to the objects that have none for that state.
    init<Object: AppearanceTarget, Key: Hashable, Value>(
        _ member: AppearanceMembers, _ values: KeyPath<Object, [Key: Value]>, _ set: @escaping (Object, Value, Key) -> Void
    ) {
        self.member = member
        apply = { proxies, object in
            guard let object = object as? Object else { return }
            let own = object.ownAppearance.contains(member) ? Set(object[keyPath: values].keys) : []
            let merged = proxies.compactMap { ($0 as? Object)?[keyPath: values] }.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            for (key, value) in merged where !own.contains(key) { set(object, value, key) }
        }
    }
}
