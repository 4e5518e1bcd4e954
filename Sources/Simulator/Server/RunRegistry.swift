import Foundation

/// The `quince run`s that follow a device's log, and which of them each app belongs to.
///
/// Belongs to a device's session and its lock.
struct RunRegistry {
    /// Process numbers of the runs, by what follows the log for them.
    private var following: [UUID: Int32] = [:]
    private var owners: [String: Int32] = [:]

    mutating func connect(_ run: Int32, as follower: UUID) { following[follower] = run }

    mutating func disconnect(_ follower: UUID) {
        guard let run = following.removeValue(forKey: follower), !following.values.contains(run) else { return }
        owners = owners.filter { $0.value != run }
    }

    /// Gives an app to a run.
    ///
    /// - Returns: The run that had it before and is still there.
    mutating func claim(_ app: String, by run: Int32) -> Int32? {
        let previous = owners.updateValue(run, forKey: app)
        return previous.flatMap { $0 != run && following.values.contains($0) ? $0 : nil }
    }
}

/// Tells a `quince run`, among the lines of the log it follows, that another one has its app now.
public struct RunTakeover: Codable, Equatable, Sendable {
    /// The app's name.
    public var appName: String
    /// The process that is to stop following the app.
    public var replacedRun: Int32
    /// The process that has the app now.
    public var run: Int32

    public init(appName: String, replacedRun: Int32, run: Int32) {
        (self.appName, self.replacedRun, self.run) = (appName, replacedRun, run)
    }
}
