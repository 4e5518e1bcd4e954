@_spi(Quince) import QuinceFoundation

/// The structure and behaviour of an app.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the app: what `@main` calls.
    @MainActor @preconcurrency public static func main() {
        AppLauncher.makeApp = { AppGraph(Self.self) }
        ObjectRuntime.register(AppDelegate.self) { $0.factory(.plain) { _ in AppDelegate() } }
        ObjectRuntime.register(SceneDelegate.self) { $0.factory(.plain) { _ in SceneDelegate() } }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: AppDelegate.self))
    }
}
