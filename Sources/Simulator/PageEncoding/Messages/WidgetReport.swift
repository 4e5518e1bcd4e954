/// The state of a device's widgets, for the page's panel.
public struct WidgetReport: Codable, Equatable, Sendable {
    /// A widget that an app offers.
    public struct Kind: Codable, Equatable, Sendable {
        public var app: String
        /// The app's, in the device's language.
        public var appName: String
        public var kind: String
        public var name: String
        public var description: String
        public var families: [String]

        public init(app: String, appName: String, kind: String, name: String, description: String, families: [String]) {
            (self.app, self.kind, self.name, self.description, self.families) = (app, kind, name, description, families)
            self.appName = appName
        }
    }

    /// A widget that is placed at least once.
    public struct Placed: Codable, Equatable, Sendable {
        /// Its first copy's, by which the page names it.
        public var id: Int
        public var copies: Int
        public var app: String
        /// The app's, in the device's language.
        public var appName = ""
        public var kind: String
        public var name: String
        public var family: String
        /// A description of the copy's configuration, for display.
        public var configuration: String
        /// Whether the extension is asked just now.
        public var isAsked: Bool
        /// When it is asked next, in seconds since 1970; nil = when the app asks for it.
        public var next: Double?
        /// Why then, in words.
        public var reason: String
        /// The number of timelines left today, of `limit`; nil while there is no limit.
        public var left: Int?
        public var limit: Int?
        /// Changes with what it shows; pictures have it in their address.
        public var revision: Int
        /// In points.
        public var width, height: Double
        public var entries: [Entry]
        public var policy: String

        public init(id: Int, copies: Int, app: String, kind: String, name: String, family: String, configuration: String) {
            (self.id, self.copies, self.app, self.kind, self.name, self.family) = (id, copies, app, kind, name, family)
            (self.configuration, isAsked, reason, revision) = (configuration, false, "", 0)
            (width, height, entries, policy) = (0, 0, [], "")
        }
    }

    public struct Entry: Codable, Equatable, Sendable {
        /// In seconds since 1970.
        public var date: Double
        /// The score, where the app gives one.
        public var relevance: Double?

        public init(date: Double, relevance: Double?) { (self.date, self.relevance) = (date, relevance) }
    }

    public struct Event: Codable, Equatable, Sendable {
        /// In seconds since 1970.
        public var date: Double
        public var widget: String
        public var text: String
        /// Whether the old content stays because of it.
        public var isProblem: Bool

        public init(date: Double, widget: String, text: String, isProblem: Bool) {
            (self.date, self.widget, self.text, self.isProblem) = (date, widget, text, isProblem)
        }
    }

    public var kinds: [Kind]
    public var placed: [Placed]
    /// The latest last.
    public var events: [Event]
    /// Whether a day's timelines are limited.
    public var isLimited: Bool
    /// The offset of the device's clock from the computer's, in seconds.
    public var clockOffset: Double
    /// The rate of the device's clock relative to the computer's; 1 is real time.
    public var clockSpeed: Double
    /// Identifier of the device's time zone.
    public var timeZone: String

    public init(
        kinds: [Kind] = [], placed: [Placed] = [], events: [Event] = [], isLimited: Bool = true, clockOffset: Double = 0,
        clockSpeed: Double = 1,
        timeZone: String = "UTC"
    ) {
        (self.kinds, self.placed, self.events) = (kinds, placed, events)
        (self.isLimited, self.timeZone) = (isLimited, timeZone)
        (self.clockOffset, self.clockSpeed) = (clockOffset, clockSpeed)
    }
}
