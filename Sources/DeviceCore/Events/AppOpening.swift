import DeviceProtocol

/// The reason for which an app comes to the front.
public struct AppOpening: Equatable, Sendable {
    public var arguments: [String]
    public var environment: [String: String]
    /// The link it opens.
    public var url: String?
    /// The quick action it performs.
    public var action: QuickAction?
    /// The user's response to a notification that it handles.
    public var notification: NotificationEvent?

    public init(
        arguments: [String] = [], environment: [String: String] = [:], url: String? = nil, action: QuickAction? = nil,
        notification: NotificationEvent? = nil
    ) {
        (self.arguments, self.environment, self.url) = (arguments, environment, url)
        (self.action, self.notification) = (action, notification)
    }

    /// Whether an app that runs is started again, for arguments and variables are those of a process.
    public var needsNewProcess: Bool { !arguments.isEmpty || !environment.isEmpty }
}
