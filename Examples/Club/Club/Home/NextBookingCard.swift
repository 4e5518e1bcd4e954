import SwiftUI

/// The booking that comes next, or an invitation to make one.
struct NextBookingCard: View {
    @Environment(BookingStore.self) private var store
    @Environment(Router.self) private var router

    var body: some View {
        if let booking = store.next() {
            Button {
                router.open(.booking(booking.id))
            } label: {
                card(booking)
            }.buttonStyle(.plain)
        } else {
            Button {
                router.section = .courts
            } label: {
                invitation
            }.buttonStyle(.plain)
        }
    }

    private func card(_ booking: Booking) -> some View {
        CourtHero(court: booking.court) {
            Text("Next booking").font(.subheadline.weight(.medium)).opacity(0.9)
            Text(booking.court.name).font(.title2.bold())
            Text(booking.start, format: .dateTime.weekday(.wide).day().month(.wide)).font(.headline)
            Text(booking.timeText).font(.subheadline)
        }
        .accessibilityElement(children: .combine)
    }

    private var invitation: some View {
        CourtHero(court: .centre) {
            Text("Ready to play?").font(.title2.bold())
            Text("Find a free court").font(.headline)
        }
        .accessibilityElement(children: .combine)
    }
}
