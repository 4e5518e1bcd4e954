import Foundation
import Testing

@testable import Club

struct BookingDraftTests {
    private let calendar: CourtCalendar = {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = .gmt
        return CourtCalendar(calendar: gregorian)
    }()
    /// A Monday, 9:30 in the morning.
    private let now = Date(timeIntervalSince1970: 1_704_706_200)

    private var draft: BookingDraft { BookingDraft(court: .hall, calendar: calendar, after: now) }

    @Test func itBeginsWithTheNextFreeHour() {
        let booking = draft.booking(in: calendar)
        #expect(booking.start > now)
        #expect(draft.problem(in: calendar, with: [], at: now) == nil)
    }

    @Test func noBookingGoesBeyondTheOpeningHours() {
        var draft = draft
        draft.hour = CourtCalendar.closing - 1
        draft.hours = 2
        #expect(draft.problem(in: calendar, with: [], at: now) == .closed)
    }

    @Test func thePastCannotBeBooked() {
        var draft = draft
        (draft.day, draft.hour) = (now, CourtCalendar.opening)
        #expect(draft.problem(in: calendar, with: [], at: now) == .past)
    }

    @Test func ownAndOthersBookingsCount() throws {
        let own = draft.booking(in: calendar)
        #expect(draft.problem(in: calendar, with: [own], at: now) == .taken)
        let slots = calendar.slots(of: .hall, on: now + 86_400)
        let taken = try #require(slots.first { calendar.isTakenByOthers($0) })
        let draft = BookingDraft(slot: taken, calendar: calendar)
        #expect(draft.problem(in: calendar, with: [], at: now) == .taken)
    }

    @Test func namesAreTrimmed() {
        var draft = draft
        draft.partner = " Mara \n"
        #expect(draft.booking(in: calendar).partner == "Mara")
    }

    @Test func someHoursAreFreeEveryDay() {
        for day in calendar.days(from: now) {
            for court in Court.allCases {
                let slots = calendar.slots(of: court, on: day)
                #expect(slots.count == 13)
                #expect(slots.contains { !calendar.isTakenByOthers($0) })
            }
        }
    }
}
