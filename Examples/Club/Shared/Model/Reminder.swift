import Foundation

/// How long before a booking the user is reminded.
enum Reminder: String, Codable, CaseIterable, Identifiable, Sendable {
    case none, quarter, hour, day

    var id: Self { self }

    /// Seconds before the booking begins; nil = no reminder.
    var lead: TimeInterval? {
        switch self {
        case .none: nil
        case .quarter: 15 * 60
        case .hour: 3600
        case .day: 24 * 3600
        }
    }

    var title: String {
        switch self {
        case .none: String(localized: "None")
        case .quarter: String(localized: "15 minutes before")
        case .hour: String(localized: "1 hour before")
        case .day: String(localized: "1 day before")
        }
    }
}
