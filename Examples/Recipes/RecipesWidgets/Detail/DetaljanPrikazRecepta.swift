import SwiftUI
import WidgetKit

/// The recipe of the day.
struct DetaljanPrikazRecepta: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "DetaljanPrikazRecepta", provider: RecipeOfTheDayProvider(storage: BookFile.shared)) { entry in
            RecipeWidgetView(recipe: entry.recipe, timer: entry.timer)
        }
        .configurationDisplayName("Recipe in detail")
        .description("Suggests a dish for each day.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
