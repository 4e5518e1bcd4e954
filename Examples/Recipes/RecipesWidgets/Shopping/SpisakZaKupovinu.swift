import SwiftUI
import WidgetKit

/// What has still to be bought.
struct SpisakZaKupovinu: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "SpisakZaKupovinu", provider: BookProvider(storage: BookFile.shared)) { entry in
            ShoppingWidgetView(items: entry.book.openItems)
        }
        .configurationDisplayName("Shopping list")
        .description("Reminds you of what to buy.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
