import Intents
import WidgetKit

/// A recipe at a moment.
struct RecipeEntry: TimelineEntry {
    let date: Date
    let recipe: Recipe
    /// The timer of the recipe, while it is cooked.
    var timer: CookingTimer?
}

/// Shows the chosen recipe, else that of the day, which is another one from the next midnight on.
struct RecipeProvider: IntentTimelineProvider {
    private let bundled: () -> [Recipe]
    private let storage: BookStorage
    private let calendar: Calendar
    private let now: () -> Date

    init(
        bundled: @escaping () -> [Recipe] = { BundledRecipes.load() }, storage: BookStorage, calendar: Calendar = .current,
        now: @escaping () -> Date = Date.init
    ) {
        self.bundled = bundled
        self.storage = storage
        self.calendar = calendar
        self.now = now
    }

    func placeholder(in context: Context) -> RecipeEntry {
        RecipeEntry(date: now(), recipe: .omelette)
    }

    func getSnapshot(
        for configuration: RecipeSelectionIntent, in context: Context, completion: @escaping (RecipeEntry) -> Void
    ) {
        completion(context.isPreview ? RecipeEntry(date: now(), recipe: bundled().first ?? .omelette) : entry(configuration, at: now()))
    }

    func getTimeline(
        for configuration: RecipeSelectionIntent, in context: Context, completion: @escaping (Timeline<RecipeEntry>) -> Void
    ) {
        let date = now()
        let midnight = calendar.nextDate(after: date, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)
        completion(Timeline(entries: [entry(configuration, at: date)] + (midnight.map { [entry(configuration, at: $0)] } ?? []), policy: .atEnd))
    }

    private func entry(_ configuration: RecipeSelectionIntent, at date: Date) -> RecipeEntry {
        let book = RecipeBook(bundled: bundled(), stored: storage.load())
        let recipe = book.shownRecipe(chosen: configuration.recipe?.identifier, on: date, calendar: calendar) ?? .omelette
        let timer = book.timer.flatMap { $0.recipe == recipe.id && $0.end > date ? $0 : nil }
        return RecipeEntry(date: date, recipe: recipe, timer: timer)
    }
}
