import AppIntents
import WidgetKit

struct ConfigurationAppIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Configuration" }
    static var description: IntentDescription { "Shows the time and an emoji." }

    @Parameter(title: "Favorite Emoji", default: "😃")
    var favoriteEmoji: String
}
