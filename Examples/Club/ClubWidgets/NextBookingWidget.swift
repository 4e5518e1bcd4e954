import SwiftUI
import WidgetKit

/// The booking that comes next.
struct NextBookingWidget: Widget {
    static let kind = "NextBooking"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: NextBookingProvider()) { entry in
            NextBookingView(entry: entry)
        }
        .configurationDisplayName("Next Booking")
        .description("When and where you play next.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
}

#Preview(as: .systemSmall) {
    NextBookingWidget()
} timeline: {
    NextBookingEntry.sample
    NextBookingEntry(date: .now)
}
