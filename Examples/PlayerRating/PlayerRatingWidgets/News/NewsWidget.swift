import SwiftUI
import WidgetKit

/// What is new among the players.
struct NewsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NewsWidget", provider: NewsProvider(load: { NewsFile.shared.load() })) { entry in
            NewsWidgetView(headlines: entry.headlines)
        }
        .configurationDisplayName("News")
        .description("Reads you the latest headlines.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
