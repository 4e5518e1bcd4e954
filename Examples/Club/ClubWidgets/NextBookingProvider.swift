import WidgetKit

/// Reads the bookings that the app has saved.
struct NextBookingProvider: TimelineProvider {
    func placeholder(in context: Context) -> NextBookingEntry { .sample }

    func getSnapshot(in context: Context, completion: @escaping (NextBookingEntry) -> Void) {
        completion(context.isPreview ? .sample : Self.entries(of: bookings, at: .now)[0])
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NextBookingEntry>) -> Void) {
        completion(Timeline(entries: Self.entries(of: bookings, at: .now), policy: .never))
    }

    private var bookings: [Booking] { (try? BookingFile.shared?.load()) ?? [] }

    /// An entry for now, and one for the end of each booking, when the next one takes its place.
    static func entries(of bookings: [Booking], at date: Date) -> [NextBookingEntry] {
        let upcoming = bookings.filter { $0.end > date }
        let dates = [date] + upcoming.map(\.end)
        return dates.enumerated().map { index, date in
            NextBookingEntry(date: date, booking: upcoming.indices.contains(index) ? upcoming[index] : nil)
        }
    }
}
