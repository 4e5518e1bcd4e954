import SwiftUI

/// Where the club is, when it is open, and how to reach it.
struct ContactSection: View {
    private let calendar = CourtCalendar()

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Contact").font(.title3.bold()).accessibilityAddTraits(.isHeader)
            VStack(alignment: .leading, spacing: 14) {
                Label("12 Orchard Lane", systemImage: "mappin.and.ellipse")
                Label(openingHours, systemImage: "clock.fill")
                ContactButton(message: message)
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.capsule)
            }
            .card()
        }
    }

    private var openingHours: String {
        let (from, to) = (calendar.timeText(hour: CourtCalendar.opening), calendar.timeText(hour: CourtCalendar.closing))
        return String(localized: "Every day, \(from) to \(to)")
    }

    private var message: MailMessage {
        MailMessage(subject: String(localized: "A question"), body: String(localized: "Hello,\n\n"))
    }
}
