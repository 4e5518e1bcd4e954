extension UIApplication {
    /// Keys of the options an app is launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// Keys of the options a link comes with.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Keys of the options `open(_:options:completionHandler:)` takes.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The link to the app's settings.
    public class var openSettingsURLString: String { "app-settings:" }
    public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    public class var didFinishLaunchingNotification: Notification.Name { Notification.Name("UIApplicationDidFinishLaunchingNotification") }
    public class var didBecomeActiveNotification: Notification.Name { Notification.Name("UIApplicationDidBecomeActiveNotification") }
    public class var willResignActiveNotification: Notification.Name { Notification.Name("UIApplicationWillResignActiveNotification") }
    public class var didEnterBackgroundNotification: Notification.Name { Notification.Name("UIApplicationDidEnterBackgroundNotification") }
    public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }
    public class var willTerminateNotification: Notification.Name { Notification.Name("UIApplicationWillTerminateNotification") }
    public class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    public class var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    public class var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    public class var didChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
    public class var userDidTakeScreenshotNotification: Notification.Name {
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }
    public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }
    public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }
}
