import SwiftUI

/// A booking in a list.
struct BookingRow: View {
    let booking: Booking

    var body: some View {
        HStack(spacing: 14) {
            CourtPicture(court: booking.court)
                .frame(width: 44, height: 56)
                .clipShape(.rect(cornerRadius: 10))
            VStack(alignment: .leading, spacing: 2) {
                Text(booking.court.name).font(.headline)
                Text(booking.start, format: .dateTime.weekday(.wide).day().month(.wide))
                    .font(.subheadline)
                Text(booking.timeText).font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 2)
        .accessibilityElement(children: .combine)
    }
}
