import Foundation

/// The time that the charts show.
enum MoodSpan: Int, CaseIterable, Identifiable {
    case week = 7, month = 30, year = 365

    var id: Self { self }
    /// Days, today among them.
    var days: Int { rawValue }

    var title: String {
        switch self {
        case .week: String(localized: "Week")
        case .month: String(localized: "Month")
        case .year: String(localized: "Year")
        }
    }
}
