import Foundation

/// An hour on a court.
struct CourtSlot: Hashable, Sendable {
    var court: Court
    var start: Date

    var interval: DateInterval { DateInterval(start: start, duration: 3600) }
}
