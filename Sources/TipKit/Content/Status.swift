extension Tips {
    /// The eligibility of a tip. Source: Apple's documentation of `Tips.Status`.
    public enum Status: Hashable, Sendable {
        /// The tip is not eligible for display.
        case pending
        /// The tip is eligible for display.
        case available
        /// The tip is not displayed any more.
        case invalidated(InvalidationReason)
    }

    /// The reason for which a tip is not displayed any more. Source: Apple's documentation of `Tips.InvalidationReason`.
    public enum InvalidationReason: Hashable, Sendable {
        /// The user performed the action that the tip describes.
        case actionPerformed
        /// The tip was displayed as often as `MaxDisplayCount` permits.
        case displayCountExceeded
        /// The tip was displayed for as long as `MaxDisplayDuration` permits.
        case displayDurationExceeded
        /// The user closed the tip.
        case tipClosed
    }
}

extension Tips.InvalidationReason {
    private static let names: [(name: String, reason: Self)] = [
        ("actionPerformed", .actionPerformed), ("displayCountExceeded", .displayCountExceeded),
        ("displayDurationExceeded", .displayDurationExceeded), ("tipClosed", .tipClosed),
    ]

    /// The name in the datastore.
    var name: String { Self.names.first { $0.reason == self }!.name }

    /// The reason of a name in the datastore; nil for names that a later version wrote.
    init?(name: String) {
        guard let reason = Self.names.first(where: { $0.name == name })?.reason else { return nil }
        self = reason
    }
}
