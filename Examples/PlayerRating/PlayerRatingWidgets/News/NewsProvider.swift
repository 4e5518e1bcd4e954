import WidgetKit

/// The news at a moment, the latest first.
struct NewsEntry: TimelineEntry {
    let date: Date
    let headlines: [Headline]
}

/// Shows what is in the news, and looks again at each full hour.
struct NewsProvider: TimelineProvider {
    private let load: () -> [Headline]
    private let calendar: Calendar
    private let now: () -> Date

    init(load: @escaping () -> [Headline], calendar: Calendar = .current, now: @escaping () -> Date = Date.init) {
        self.load = load
        self.calendar = calendar
        self.now = now
    }

    func placeholder(in context: Context) -> NewsEntry {
        NewsEntry(date: now(), headlines: Headline.samples(before: now()))
    }

    func getSnapshot(in context: Context, completion: @escaping (NewsEntry) -> Void) {
        completion(NewsEntry(date: now(), headlines: context.isPreview ? Headline.samples(before: now()) : load()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NewsEntry>) -> Void) {
        let date = now()
        let nextHour = calendar.nextDate(after: date, matching: DateComponents(minute: 0, second: 0), matchingPolicy: .nextTime)
        completion(Timeline(entries: [NewsEntry(date: date, headlines: load())], policy: nextHour.map { .after($0) } ?? .atEnd))
    }
}
