/// Everything a process needs to know when it starts; the first message it receives, before any of its own code that touches UIKit.
///
/// Launch arguments, environment and the home folder (`HOME`, the data container) are those of the process itself.
public struct LaunchConfiguration: Codable, Equatable, Sendable {
    public var device: DeviceDescription
    public var state: DeviceState
    /// Folders of the app groups the app is entitled to, by group identifier.
    public var groupContainers: [String: String]
    /// A link the app is started with.
    public var url: String?
    /// Whether the device sends element trees' consumers (the page's accessibility, flows) from the start.
    public var sendsElements: Bool
    /// The number on the app's icon; nil = none.
    public var badge: Int?
    /// The quick action the app is started for.
    public var quickAction: QuickAction?
    /// The user's response to the notification that launched the app; it is also delivered to the app once it runs.
    public var notification: NotificationEvent?
    /// The quick actions that the app has set earlier.
    public var quickActions: [QuickAction]?
    /// Started for something to do while nobody sees the app; nil = no.
    public var isInBackground: Bool?

    public init(
        device: DeviceDescription, state: DeviceState, groupContainers: [String: String] = [:], url: String? = nil,
        sendsElements: Bool = false
    ) {
        (self.device, self.state, self.groupContainers, self.url, self.sendsElements) = (device, state, groupContainers, url, sendsElements)
    }
}

/// Names of environment variables the device sets for the processes it starts.
public enum LaunchEnvironment {
    /// Number of the file descriptor of the socket to the device.
    public static let deviceDescriptor = "QUINCE_DEVICE_FD"
    /// Number of the file descriptor of the socket to the broker of what the device's apps share; missing = the process shares nothing.
    public static let brokerDescriptor = "QUINCE_BROKER_FD"
    /// The app's bundle folder.
    public static let bundlePath = "QUINCE_BUNDLE"
    /// The library of unit tests the app loads and runs once it has launched; `testFunction` is where it begins.
    public static let testBundle = "QUINCE_TEST_BUNDLE"
    public static let testFunction = "quince_run_tests"
    /// Set to 1 where the app shows its previews instead of its own windows; `runningForPreviews` is what apps ask for on Apple's systems.
    public static let previews = "QUINCE_PREVIEWS"
    public static let runningForPreviews = "XCODE_RUNNING_FOR_PREVIEWS"
}
