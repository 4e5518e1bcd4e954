import SwiftUI

/// The user's bookings: those to come, and those that are over.
struct BookingsView: View {
    @Environment(Router.self) private var router
    @Environment(BookingStore.self) private var store
    @Environment(ClubShop.self) private var shop
    @State private var isAdding = false

    var body: some View {
        @Bindable var router = router
        @Bindable var store = store
        NavigationStack(path: $router.bookingPath) {
            List {
                section("Upcoming", store.upcoming())
                section("Past", store.past())
            }
            .overlay { if store.bookings.isEmpty { emptyNote } }
            .navigationTitle("Bookings")
            .navigationDestination(for: Booking.ID.self) { BookingDetail(id: $0) }
            .toolbar { Button("New Booking", systemImage: "plus") { isAdding = true } }
        }
        .sheet(isPresented: $isAdding) { NewBookingForm(draft: BookingDraft(calendar: CourtCalendar())) }
        .alert("Something Went Wrong", isPresented: $store.failure.isPresent(), presenting: store.failure) { _ in
        } message: {
            Text($0)
        }
    }

    @ViewBuilder private func section(_ title: LocalizedStringKey, _ bookings: [Booking]) -> some View {
        if !bookings.isEmpty {
            Section(title) {
                ForEach(bookings) { booking in
                    NavigationLink(value: booking.id) { BookingRow(booking: booking) }
                }
                .onDelete { for index in $0 { shop.cancel(bookings[index], in: store) } }
            }
        }
    }

    private var emptyNote: some View {
        ContentUnavailableView {
            Label("No Bookings", systemImage: "calendar")
        } description: {
            Text("Book a court, and play.")
        } actions: {
            Button("Book a Court") { isAdding = true }.buttonStyle(.borderedProminent)
        }
    }
}

#Preview {
    BookingsView().previewClub()
}
