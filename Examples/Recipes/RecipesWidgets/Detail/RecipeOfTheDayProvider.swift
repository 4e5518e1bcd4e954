import WidgetKit

/// A recipe at a moment.
struct RecipeEntry: TimelineEntry {
    let date: Date
    let recipe: Recipe
    /// The timer of the recipe, while it is cooked.
    var timer: CookingTimer?
}

/// Shows the recipe of the day, another one from the next midnight on.
struct RecipeOfTheDayProvider: TimelineProvider {
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

    func getSnapshot(in context: Context, completion: @escaping (RecipeEntry) -> Void) {
        completion(context.isPreview ? RecipeEntry(date: now(), recipe: bundled().first ?? .omelette) : entry(at: now()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RecipeEntry>) -> Void) {
        let date = now()
        let midnight = calendar.nextDate(after: date, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)
        completion(Timeline(entries: [entry(at: date)] + (midnight.map { [entry(at: $0)] } ?? []), policy: .atEnd))
    }

    private func entry(at date: Date) -> RecipeEntry {
        let book = RecipeBook(bundled: bundled(), stored: storage.load())
        let recipe = book.recipeOfTheDay(date, calendar: calendar) ?? .omelette
        let timer = book.timer.flatMap { $0.recipe == recipe.id && $0.end > date ? $0 : nil }
        return RecipeEntry(date: date, recipe: recipe, timer: timer)
    }
}
