@_spi(Quince) import QuinceFoundation

/// The proxies the app has asked for, and how they style an object.
@MainActor enum AppearanceStore {
    @MainActor private struct Rule {
        let type: AnyClass
        let containers: [AnyClass]
        let traits: UITraitCollection?
        let proxy: any AppearanceTarget
        /// The proxy's initial values of an app's own properties, for telling which ones were set.
        let initial: [String: Any]

        /// Of two rules the one with the greater rank wins: for the more specific class, in more containers, for traits.
        var rank: [Int] { [AppearanceStore.ancestry(of: type).count, containers.count, traits == nil ? 0 : 1] }
    }

    /// The most specific first.
    private static var rules: [Rule] = []
    /// The rules for the instances of a class, found once.
    private static var known: [ObjectIdentifier: [Rule]] = [:]

    /// Whether there is anything to apply.
    private(set) static var isUsed = false
    /// Whether a change of an object's traits may change its look.
    private(set) static var dependsOnTraits = false

    static func reset() {
        (rules, known) = ([], [:])
        (isUsed, dependsOnTraits) = (false, false)
    }

    // MARK: Proxies

    /// The proxy for a class, the same whenever it is asked for.
    static func proxy<Object: AppearanceTarget>(
        _ type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
    ) -> Object {
        let containers = containers.map { $0 as AnyClass }
        let known = rules.first { $0.type == type && $0.containers.elementsEqual(containers, by: ==) && $0.traits == traits }
        if let proxy = known?.proxy as? Object { return proxy }
        guard let proxy = make(type) as? Object else {
            uncaughtException(
                .invalidArgument,
                "\(type) has no appearance proxy in Quince, because it has neither init(frame:) nor init(). Ask a superclass for its proxy."
            )
        }
        proxy.ownAppearance = []
        AppearanceCalls.forget(proxy)
        add(Rule(type: type, containers: containers, traits: traits, proxy: proxy, initial: OwnAppearanceKeys.values(of: proxy)))
        return proxy
    }

    static func isProxy(_ object: NSObject) -> Bool { rules.contains { $0.proxy === object } }

    private static func make(_ type: AnyClass) -> AnyObject? {
        ObjectRuntime.make(type, by: .frame, [CGRect.zero]) ?? ObjectRuntime.make(type, by: .plain)
            ?? DynamicInitializers.make(type, .plain, [])
    }

    private static func add(_ rule: Rule) {
        // Of equals the later stands first.
        rules.insert(rule, at: rules.firstIndex { !rule.rank.lexicographicallyPrecedes($0.rank) } ?? rules.count)
        known = [:]
        isUsed = true
        dependsOnTraits = rules.contains { $0.traits != nil }
    }

    // MARK: Styling

    /// Styles a view that has entered a window.
    static func apply(to view: UIView) {
        apply(to: view, container: view.next, traits: view.traitCollection)
        if let bar = view as? any BarItemHost { applyToItems(of: bar) }
    }

    /// Styles what a bar is about to show.
    static func applyToItems(of bar: any BarItemHost) {
        guard isUsed, bar.window != nil else { return }
        for item in bar.styledItems { apply(to: item, container: bar, traits: bar.traitCollection) }
    }

    private static func apply(to object: any AppearanceTarget, container: UIResponder?, traits: UITraitCollection) {
        let matching = rules(for: type(of: object)).filter { matches($0, container, traits) }
        guard !matching.isEmpty else { return }
        let own = object.ownAppearance
        for property in AppearanceProperties.of(type(of: object)) {
            let proxies = matching.map(\.proxy).filter { $0.ownAppearance.contains(property.member) }
            guard !proxies.isEmpty else { continue }
            property.apply(proxies, object)
            // What a proxy has set is not the object's own.
            object.ownAppearance = own
        }
        for rule in matching.reversed() {
            OwnAppearanceKeys.apply(rule.proxy, to: object, unlike: rule.initial)
            AppearanceCalls.apply(rule.proxy, to: object)
        }
    }

    private static func rules(for type: AnyClass) -> [Rule] {
        if let found = known[ObjectIdentifier(type)] { return found }
        let classes = ancestry(of: type)
        let found = rules.filter { rule in classes.contains { $0 == rule.type } }
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Whether the object stands in the first of the rule's containers, which stands in the second, and so on.
    private static func matches(_ rule: Rule, _ container: UIResponder?, _ traits: UITraitCollection) -> Bool {
        if let wanted = rule.traits, !traits.containsTraits(in: wanted) { return false }
        var remaining = rule.containers[...]
        var current = container
        while let wanted = remaining.first, let responder = current {
            if isInstance(responder, of: wanted) || isPresented(responder, by: wanted) { remaining.removeFirst() }
            current = responder.next
        }
        return remaining.isEmpty
    }

    private static func isInstance(_ object: AnyObject, of wanted: AnyClass) -> Bool {
        ancestry(of: type(of: object)).contains { $0 == wanted }
    }

    /// Whether `responder` is a controller on the screen through a presentation controller of the class.
    private static func isPresented(_ responder: UIResponder, by wanted: AnyClass) -> Bool {
        guard let controller = responder as? UIViewController, controller.presentingViewController != nil, controller.parent == nil else {
            return false
        }
        return controller.presentationController.map { isInstance($0, of: wanted) } ?? false
    }

    /// The class and its superclasses.
    static func ancestry(of type: AnyClass) -> [AnyClass] { Array(sequence(first: type) { _getSuperclass($0) }) }
}
