import SwiftUI

/// A sheet that books a court.
struct NewBookingForm: View {
    @State var draft: BookingDraft
    @Environment(BookingStore.self) private var store
    @Environment(ClubShop.self) private var shop
    @Environment(Router.self) private var router
    @Environment(\.dismiss) private var dismiss
    @State private var failure: String?
    private let calendar = CourtCalendar()

    var body: some View {
        NavigationStack {
            Form {
                courtSection
                daySection
                partnerSection
                paymentSection
            }
            .navigationTitle("New Booking")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { toolbar }
            .alert("Not Booked", isPresented: $failure.isPresent(), presenting: failure) { _ in
            } message: {
                Text($0)
            }
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Book", action: book).disabled(problem != nil) }
    }

    // MARK: Sections

    private var courtSection: some View {
        Section {
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(Court.allCases) { court in
                        CourtChoice(court: court, isSelected: draft.court == court) { draft.court = court }
                    }
                }
                .padding(16)
            }
            .scrollIndicators(.hidden)
            .listRowInsets(EdgeInsets())
        }
    }

    private var daySection: some View {
        Section {
            DatePicker("Day", selection: $draft.day, in: calendar.bookableDays(), displayedComponents: .date)
                .datePickerStyle(.graphical)
            Picker("Time", selection: $draft.hour) {
                ForEach(CourtCalendar.hours, id: \.self) { Text(calendar.timeText(hour: $0)).tag($0) }
            }
            Picker("Duration", selection: $draft.hours) {
                Text("1 hour").tag(1)
                Text("2 hours").tag(2)
            }
            .pickerStyle(.segmented)
        } footer: {
            if let problem { Text(problem.localizedDescription).foregroundStyle(.red).accessibilityIdentifier("problem") }
        }
    }

    private var partnerSection: some View {
        Section {
            TextField("Partner", text: $draft.partner).textContentType(.name)
            Picker("Reminder", selection: $draft.reminder) {
                ForEach(Reminder.allCases) { Text($0.title).tag($0) }
            }
        }
    }

    @ViewBuilder private var paymentSection: some View {
        Section {
            if shop.membership == nil {
                LabeledContent("Court credits", value: shop.wallet.balance, format: .number)
                if problem == .noCredit { Button("Visit the Shop", action: visitShop) }
            }
        } footer: {
            if shop.membership == nil {
                Text("Each hour takes one credit. Members play without.")
            } else {
                Text("Included in your membership.")
            }
        }
    }

    // MARK: Booking

    private var problem: BookingError? {
        if let problem = draft.problem(in: calendar, with: store.bookings) { return problem }
        return shop.canPay(hours: draft.hours) ? nil : .noCredit
    }

    private func book() {
        do {
            try shop.book(draft.booking(in: calendar), in: store)
            dismiss()
        } catch {
            failure = error.localizedDescription
        }
    }

    private func visitShop() {
        dismiss()
        router.isShopShown = true
    }
}

#Preview {
    NewBookingForm(draft: BookingDraft(calendar: CourtCalendar())).previewClub()
}
