import WidgetKit

/// The recipe book at a moment.
struct BookEntry: TimelineEntry {
    let date: Date
    let book: RecipeBook
}

/// Shows the recipe book as it is until the app says that it has changed.
struct BookProvider: TimelineProvider {
    private let bundled: () -> [Recipe]
    private let storage: BookStorage
    private let now: () -> Date

    init(bundled: @escaping () -> [Recipe] = { BundledRecipes.load() }, storage: BookStorage, now: @escaping () -> Date = Date.init) {
        self.bundled = bundled
        self.storage = storage
        self.now = now
    }

    /// The book of the bundle, with something on its shopping list.
    private var sample: BookEntry {
        let recipes = bundled()
        var book = RecipeBook(bundled: recipes)
        for recipe in recipes.prefix(2) {
            book.setFavourite(true, of: recipe.id, at: now())
            book.buy(recipe.ingredients, for: recipe)
        }
        return BookEntry(date: now(), book: book)
    }

    private var current: BookEntry {
        BookEntry(date: now(), book: RecipeBook(bundled: bundled(), stored: storage.load()))
    }

    func placeholder(in context: Context) -> BookEntry {
        sample
    }

    func getSnapshot(in context: Context, completion: @escaping (BookEntry) -> Void) {
        completion(context.isPreview ? sample : current)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<BookEntry>) -> Void) {
        completion(Timeline(entries: [current], policy: .never))
    }
}
