import SwiftUI

/// The tab with all courts; a tap on a free hour books it.
struct CourtsTab: View {
    @Environment(BookingStore.self) private var store
    @Environment(Router.self) private var router
    @State private var chosen: ChosenSlot?

    var body: some View {
        CourtsScreen(bookings: store.bookings, select: select)
            .ignoresSafeArea()
            .sheet(item: $chosen) { chosen in
                NewBookingForm(draft: BookingDraft(slot: chosen.slot, calendar: CourtCalendar()))
            }
    }

    /// Shows the user's own booking, or a form for a new one.
    private func select(_ slot: CourtSlot) {
        if let booking = store.bookings.first(where: { $0.court == slot.court && $0.interval.contains(slot.start) && $0.end > slot.start })
        {
            router.open(.booking(booking.id))
        } else {
            chosen = ChosenSlot(slot: slot)
        }
    }
}

/// The hour that is being booked.
private struct ChosenSlot: Identifiable {
    let slot: CourtSlot
    var id: CourtSlot { slot }
}

#Preview {
    CourtsTab().previewClub()
}
