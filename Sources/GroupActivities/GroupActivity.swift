import QuinceFoundation

/// The answer to whether an activity is shared. Source: Apple's documentation of `GroupActivityActivationResult`.
public enum GroupActivityActivationResult: Hashable, Sendable {
    /// The user shares the activity.
    case activationPreferred
    /// The user does the activity alone; without a call the answer is always this.
    case activationDisabled
    case cancelled
}

/// Something that people on a call do together. Nobody is on a call here, as in Apple's Simulator.
///
/// Source: Apple's documentation of `GroupActivity`.
public protocol GroupActivity: Codable {
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    public static var activityIdentifier: String { String(reflecting: Self.self) }

    /// Asks whether the activity is shared.
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }

    /// Shares the activity.
    ///
    /// - Returns: False: nobody is on a call.
    public func activate() async throws -> Bool { false }

    /// The sessions of the activity. None begins.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}
