import SwiftUI
import WidgetKit

/// The favourites, and other recipes after them.
struct ListaRecepata: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ListaRecepata", provider: BookProvider(storage: BookFile.shared)) { entry in
            RecipeListWidgetView(book: entry.book)
        }
        .configurationDisplayName("List of recipes")
        .description("Keeps your favourite recipes at hand.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
