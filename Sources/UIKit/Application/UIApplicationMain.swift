import DeviceProtocol
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// Runs the app: connects to the device, makes the application and its delegate, then handles events until the process ends.
///
/// - Parameters:
///   - principalClassName: The class of the application object; nil for `UIApplication`.
///   - delegateClassName: The class of the application's delegate.
@MainActor @discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let application = ApplicationStart.begin(principalClassName: principalClassName) {
        ApplicationFactory.makeDelegate(delegateClassName, of: $0)
    }
    TestHost.start(environment: ProcessInfo.processInfo.environment)
    application.runLoop.run()
    return 0
}

/// The part of `UIApplicationMain` before events are handled.
@MainActor package enum ApplicationStart {
    /// Connects to the device and launches the application.
    ///
    /// - Parameter makeDelegate: Gives the application its delegate.
    package static func begin(principalClassName: String?, makeDelegate: (UIApplication) -> Void) -> UIApplication {
        guard let (link, launch) = DeviceRuntime.current.start() else {
            FileHandle.standardError.write(Data("This app runs on a simulated device. Start it with: quince run\n".utf8))
            exit(78)
        }
        let application = ApplicationFactory.make(principalClassName, launch: launch)
        makeDelegate(application)
        link.start { application.handle($0) }
        application.launch(launch)
        return application
    }
}

/// Makes the application and its delegate by class name.
@MainActor package enum ApplicationFactory {
    package static func make(_ principalClassName: String?, launch: LaunchConfiguration) -> UIApplication {
        let runtime = DeviceRuntime.current
        DynamicInitializers.install()
        runtime.configure(launch)
        DrawingSettings.follow(runtime.settings)
        runtime.permissions.presenter = PermissionAlerts()
        UIScreen.main.settingsChanged()
        guard let principalClassName else { return UIApplication.shared }
        guard let type = ObjectRuntime.type(named: principalClassName),
            let application = ObjectRuntime.make(type, by: .plain) as? UIApplication
        else {
            uncaughtException(
                .internalInconsistency,
                "Unable to instantiate the UIApplication subclass instance. No class named \(principalClassName) is loaded.")
        }
        return application
    }

    package static func makeDelegate(_ className: String?, of application: UIApplication) {
        guard let className else { return }
        guard let type = ObjectRuntime.type(named: className), let object = ObjectRuntime.make(type, by: .plain) else {
            uncaughtException(
                .internalInconsistency, "Unable to instantiate the UIApplication delegate instance. No class named \(className) is loaded.")
        }
        guard let delegate = object as? UIApplicationDelegate else {
            uncaughtException(.invalidArgument, "The application delegate class \(className) does not conform to UIApplicationDelegate.")
        }
        application.keepDelegate(delegate)
    }
}

extension UIApplicationDelegate {
    /// The entry point of an app whose delegate is marked `@main`.
    @MainActor public static func main() {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: Self.self))
    }
}
