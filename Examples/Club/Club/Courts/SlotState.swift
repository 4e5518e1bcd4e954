import Foundation

/// Whether an hour on a court can be booked.
enum SlotState: Hashable {
    case free, taken, mine, past

    init(_ slot: CourtSlot, bookings: [Booking], calendar: CourtCalendar, at date: Date) {
        if bookings.contains(where: { $0.court == slot.court && $0.start <= slot.start && slot.start < $0.end }) {
            self = .mine
        } else if slot.start < date {
            self = .past
        } else {
            self = calendar.isTakenByOthers(slot) ? .taken : .free
        }
    }

    var title: String {
        switch self {
        case .free: String(localized: "Free")
        case .taken: String(localized: "Taken")
        case .mine: String(localized: "Your booking")
        case .past: String(localized: "Over")
        }
    }
}
