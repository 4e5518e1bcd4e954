import ManagedSettings
import QuinceFoundation

/// Source: Apple's documentation of `DeviceActivityName`.
public struct DeviceActivityName: RawRepresentable, Codable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The times at which an activity is watched. Source: Apple's documentation of `DeviceActivitySchedule`.
public struct DeviceActivitySchedule: Codable, Equatable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    /// How long before the ends the extension is told; nil = it is not.
    public let warningTime: DateComponents?

    public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }

    /// The interval that contains the current time, or the next one; nil for a schedule without any.
    public var nextInterval: DateInterval? {
        let calendar = Calendar.current, now = Date()
        guard let end = calendar.nextDate(after: now, matching: intervalEnd, matchingPolicy: .nextTime),
            let start = calendar.nextDate(after: end, matching: intervalStart, matchingPolicy: .nextTime, direction: .backward)
        else { return nil }
        return DateInterval(start: start, end: end)
    }
}

/// An amount of use that the extension is told of. Source: Apple's documentation of `DeviceActivityEvent`.
public struct DeviceActivityEvent: Equatable, Sendable {
    /// Source: Apple's documentation of `DeviceActivityEvent.Name`.
    public struct Name: RawRepresentable, Codable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public var applications: Set<ApplicationToken>
    public var categories: Set<ActivityCategoryToken>
    public var webDomains: Set<WebDomainToken>
    public var threshold: DateComponents
    public var includesPastActivity: Bool

    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [],
        threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
        (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
    }
}
