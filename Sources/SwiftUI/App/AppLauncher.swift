/// How the app comes from its type to its windows.
@MainActor enum AppLauncher {
    static var makeApp: () -> AppGraph = { fatalError("no app was started") }
    private(set) static var app: AppGraph?

    static func start() -> AppGraph {
        if let app { return app }
        let made = makeApp()
        app = made
        return made
    }

    // MARK: The delegate an app has beside SwiftUI's

    private static var makeDelegate: (() -> NSObject & UIApplicationDelegate)?
    private static var publishDelegate: (NSObject, inout EnvironmentValues) -> Void = { _, _ in }
    private static var madeDelegate: (NSObject & UIApplicationDelegate)?

    /// Has the app have a delegate of its own.
    ///
    /// - Parameter publish: Puts the delegate into the environment of views.
    static func adapt(
        _ make: @escaping () -> NSObject & UIApplicationDelegate, publish: @escaping (NSObject, inout EnvironmentValues) -> Void
    ) {
        (makeDelegate, publishDelegate) = (make, publish)
    }

    /// The delegate, made when it is first asked for; nil where the app has none.
    static var adaptedDelegate: (NSObject & UIApplicationDelegate)? {
        if madeDelegate == nil { madeDelegate = makeDelegate?() }
        return madeDelegate
    }

    static func delegate<Delegate>() -> Delegate {
        guard let delegate = adaptedDelegate as? Delegate else { fatalError("an app has one UIApplicationDelegateAdaptor") }
        return delegate
    }

    /// Applies the app-wide values that every window has in its environment: the scene phase and the adapted delegate.
    static func adjust(_ values: inout EnvironmentValues) {
        values.scenePhase = app?.phase ?? .active
        if let adaptedDelegate { publishDelegate(adaptedDelegate, &values) }
    }
}
