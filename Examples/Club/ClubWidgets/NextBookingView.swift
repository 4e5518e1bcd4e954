import SwiftUI
import WidgetKit

/// The next booking, on a court on the Home Screen, and in few words on the Lock Screen.
struct NextBookingView: View {
    let entry: NextBookingEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryRectangular {
            texts.containerBackground(.clear, for: .widget)
        } else {
            texts
                .foregroundStyle(.white)
                .containerBackground(for: .widget) { background }
        }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 2) {
            if family != .accessoryRectangular {
                Image(systemName: "tennisball.fill").font(.title2).foregroundStyle(Color("Ball")).accessibilityHidden(true)
                Spacer(minLength: 4)
            }
            if let booking = entry.booking {
                Text(booking.court.name).font(.headline)
                Text(booking.start, format: .dateTime.weekday(.abbreviated).day().month()).font(.subheadline)
                Text(time(of: booking)).font(.caption)
            } else {
                Text("No booking").font(.headline)
                Text("Tap to book one").font(.caption)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .widgetURL((entry.booking.map { ClubLink.booking($0.id) } ?? .bookings).url)
        .accessibilityElement(children: .combine)
    }

    private func time(of booking: Booking) -> String {
        let time = booking.start.formatted(date: .omitted, time: .shortened)
        return booking.partner.isEmpty ? time : "\(time) · \(booking.partner)"
    }

    private var background: some View {
        CourtGround(court: entry.booking?.court ?? .garden, width: family == .systemSmall ? 80 : 150, lineWidth: 2)
    }
}
