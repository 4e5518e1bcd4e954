import SwiftData
import SwiftUI
import WidgetKit

@main
struct TripsWidgetBundle: WidgetBundle {
    var body: some Widget { NextTripWidget() }
}

/// The next trip and the days to it.
struct NextTripWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NextTrip", provider: NextTripProvider()) { entry in
            NextTripView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Next Trip")
        .description("The trip that comes next, and what is packed.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct NextTripEntry: TimelineEntry {
    let date: Date
    var name: String?
    var place = ""
    var symbol = "suitcase.fill"
    var days = 0
    var packed = 0
    var things = 0
}

struct NextTripProvider: TimelineProvider {
    func placeholder(in context: Context) -> NextTripEntry {
        NextTripEntry(date: .now, name: "Weekend in Vienna", place: "Vienna", symbol: "building.2.fill", days: 12, packed: 2, things: 5)
    }

    func getSnapshot(in context: Context, completion: @escaping (NextTripEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : entry(at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NextTripEntry>) -> Void) {
        let now = Date.now
        let midnight = Calendar.current.startOfDay(for: now.addingTimeInterval(86_400))
        completion(Timeline(entries: [entry(at: now)], policy: .after(midnight)))
    }

    private func entry(at date: Date) -> NextTripEntry {
        let today = Calendar.current.startOfDay(for: date)
        var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.start >= today }, sortBy: [SortDescriptor(\.start)])
        descriptor.fetchLimit = 1
        guard let container = try? TripStore.makeContainer(), let trip = try? ModelContext(container).fetch(descriptor).first else {
            return NextTripEntry(date: date)
        }
        return NextTripEntry(
            date: date, name: trip.name, place: trip.place, symbol: trip.mood.symbol, days: trip.days(from: date), packed: trip.packed,
            things: trip.things.count)
    }
}

struct NextTripView: View {
    let entry: NextTripEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: entry.symbol).font(.title2).foregroundStyle(.tint)
            Spacer()
            if let name = entry.name {
                Text(name).font(.headline).lineLimit(2)
                Text(entry.days == 0 ? "Today" : entry.days == 1 ? "Tomorrow" : "In \(entry.days) days").font(.subheadline)
                if entry.things > 0 {
                    Text("\(entry.packed) of \(entry.things) packed").font(.caption).foregroundStyle(.secondary)
                }
            } else {
                Text("No trip is planned").font(.headline)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

#Preview(as: .systemSmall) {
    NextTripWidget()
} timeline: {
    NextTripEntry(date: .now, name: "Sea and Sun", place: "Split", symbol: "sun.max.fill", days: 3, packed: 1, things: 4)
    NextTripEntry(date: .now)
}
