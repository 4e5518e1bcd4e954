import SwiftUI

/// A booking with its reminder, and what can be done with it.
struct BookingDetail: View {
    let id: Booking.ID
    @Environment(BookingStore.self) private var store

    var body: some View {
        if let booking = store[id] {
            BookingForm(booking: booking)
        } else {
            ContentUnavailableView("This Booking Is Cancelled", systemImage: "calendar.badge.minus")
        }
    }
}

private struct BookingForm: View {
    let booking: Booking
    @Environment(BookingStore.self) private var store
    @Environment(ClubShop.self) private var shop
    @Environment(\.dismiss) private var dismiss
    @State private var isCancelling = false
    @State private var calendarNote: CalendarNote?

    private var isOver: Bool { booking.end <= .now }

    var body: some View {
        Form {
            header
            Section {
                LabeledContent("Date", value: booking.start, format: .dateTime.weekday(.wide).day().month(.wide))
                LabeledContent("Time", value: (booking.start..<booking.end).formatted(date: .omitted, time: .shortened))
                if !booking.partner.isEmpty { LabeledContent("Partner", value: booking.partner) }
                LabeledContent("Paid with", value: booking.usesCredit ? credits : String(localized: "Membership"))
            }
            if !isOver { actions }
        }
        .navigationTitle(booking.court.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ShareLink(item: invitation) }
        .alert(calendarNote?.title ?? "", isPresented: $calendarNote.isPresent(), presenting: calendarNote) { _ in
        } message: {
            Text($0.message)
        }
    }

    private var credits: String { String(localized: "\(booking.hours) court credits") }

    private var invitation: String {
        let date = booking.start.formatted(date: .complete, time: .shortened)
        return String(localized: "Tennis on \(date), \(booking.court.name). See you there!")
    }

    private var header: some View {
        Section {
            CourtHero(court: booking.court) {
                Text(booking.court.name).font(.title2.bold())
                Text(booking.court.surface).font(.subheadline)
            }
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
            .accessibilityElement(children: .combine)
        }
    }

    @ViewBuilder private var actions: some View {
        Section {
            Picker("Reminder", selection: reminder) {
                ForEach(Reminder.allCases) { Text($0.title).tag($0) }
            }
            Button("Add to Calendar", systemImage: "calendar.badge.plus") { Task { await addToCalendar() } }
        }
        Section {
            Button("Cancel Booking", role: .destructive) { isCancelling = true }
                .confirmationDialog("Cancel this booking?", isPresented: $isCancelling, titleVisibility: .visible) {
                    Button("Cancel Booking", role: .destructive, action: cancel)
                    Button("Keep It", role: .cancel) {}
                }
        }
    }

    private var reminder: Binding<Reminder> {
        Binding {
            booking.reminder
        } set: {
            store.setReminder($0, for: booking.id)
        }
    }

    private func cancel() {
        shop.cancel(booking, in: store)
        dismiss()
    }

    private func addToCalendar() async {
        do {
            try await CalendarWriter().add(booking)
            calendarNote = CalendarNote(title: String(localized: "Added to Your Calendar"), message: booking.timeText)
        } catch {
            calendarNote = CalendarNote(title: String(localized: "Not Added"), message: error.localizedDescription)
        }
    }
}

/// The outcome of adding to the calendar.
private struct CalendarNote {
    var title: String
    var message: String
}

#Preview {
    @Previewable @State var store = BookingStore(file: nil, reminders: nil)
    let booking = Booking(court: .garden, start: .now.addingTimeInterval(86_400), partner: "Mara")
    NavigationStack { BookingDetail(id: booking.id) }
        .previewClub()
        .environment(store)
        .onAppear { try? store.add(booking) }
}
