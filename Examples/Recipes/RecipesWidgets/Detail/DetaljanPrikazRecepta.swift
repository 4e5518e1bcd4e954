import SwiftUI
import WidgetKit

/// A recipe of people's choice, else that of the day.
struct DetaljanPrikazRecepta: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "DetaljanPrikazRecepta", intent: RecipeSelectionIntent.self, provider: RecipeProvider(storage: BookFile.shared)
        ) { entry in
            RecipeWidgetView(recipe: entry.recipe, timer: entry.timer)
        }
        .configurationDisplayName("Recipe in detail")
        .description("Suggests a dish for each day.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
