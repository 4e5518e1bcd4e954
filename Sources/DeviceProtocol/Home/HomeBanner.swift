import Foundation

/// A notification as the home screen shows it over whatever is in front.
public struct HomeBanner: Codable, Equatable, Sendable {
    /// The notification's, unique among those of its app.
    public var identifier: String
    public var app: String
    public var title: String
    public var subtitle: String
    public var body: String
    public var actions: [NotificationAction]
    /// A PNG of what is attached; nil for nothing.
    public var picture: Data?

    public init(identifier: String, app: String, title: String, subtitle: String = "", body: String, actions: [NotificationAction] = []) {
        (self.identifier, self.app, self.title) = (identifier, app, title)
        (self.subtitle, self.body, self.actions) = (subtitle, body, actions)
    }
}

/// A notification in the notification centre.
public struct HomeNotification: Codable, Equatable, Sendable {
    public var banner: HomeBanner
    /// When it was delivered, in seconds since 1970.
    public var date: Double

    public init(_ banner: HomeBanner, date: Double) { (self.banner, self.date) = (banner, date) }

    /// Tells it apart among those of all apps.
    public var id: String { banner.app + " " + banner.identifier }
}

/// The user's response to a banner, or to a notification in Notification Centre.
public struct HomeBannerResponse: Codable, Equatable, Sendable {
    public var identifier: String
    public var app: String
    /// An action's, or one of those `NotificationEvent` names.
    public var action: String
    public var text: String?

    public init(_ banner: HomeBanner, action: String, text: String? = nil) {
        (identifier, app, self.action, self.text) = (banner.identifier, banner.app, action, text)
    }
}

/// A part of the display, in points as it is held upright.
public struct DisplayArea: Codable, Equatable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

    public func contains(x: Double, y: Double) -> Bool {
        x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
    }
}
