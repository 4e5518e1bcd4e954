import Foundation

/// A task that an app wants to be started for while nobody uses it.
public struct BackgroundTaskRecord: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable { case refresh, processing }

    public var identifier: String
    public var kind: Kind
    /// Not before this; nil = whenever it suits.
    public var earliest: Date?
    public var requiresNetwork: Bool
    public var requiresPower: Bool

    public init(identifier: String, kind: Kind, earliest: Date? = nil, requiresNetwork: Bool = false, requiresPower: Bool = false) {
        (self.identifier, self.kind, self.earliest) = (identifier, kind, earliest)
        (self.requiresNetwork, self.requiresPower) = (requiresNetwork, requiresPower)
    }
}

/// A command from an app to the schedule of background tasks.
public enum BackgroundCommand: Codable, Equatable, Sendable {
    case submit(BackgroundTaskRecord)
    /// nil = all of the app's.
    case cancel(String?)
    /// Answered with `BackgroundAnswer.pending`.
    case pending
    /// A task that was started, or what was to be done for a session's events, is over.
    case completed(String, success: Bool)
    /// The background sessions of which the app has not heard everything yet.
    case transfers([String])
    /// The transfers of a background session are over while the app is stopped; answered with `BackgroundEvent.transfersFinished`.
    case transfersFinished(String)
}

public enum BackgroundAnswer: Codable, Equatable, Sendable {
    case pending([BackgroundTaskRecord])
    /// The number of a `BGTaskScheduler.Error`.
    case error(Int)
}

/// An event of an app's background tasks, from the device.
public enum BackgroundEvent: Codable, Equatable, Sendable {
    case begin(BackgroundTaskRecord)
    /// The task's time is up.
    case expire(String)
    /// The app is woken to handle the events of a background session.
    case transfersFinished(String)
    /// The user has swiped the app away: its transfers are cancelled.
    case cancelTransfers
}
