import Combine
import Foundation

/// The app's recipe book: publishes it, and saves it at every change.
@MainActor
final class RecipeStore: ObservableObject {
    @Published private(set) var book: RecipeBook {
        didSet {
            storage.save(book.stored)
            didSave()
        }
    }

    private let storage: BookStorage
    private let now: () -> Date
    private let didSave: () -> Void

    init(bundled: [Recipe], storage: BookStorage, didSave: @escaping () -> Void = {}, now: @escaping () -> Date = Date.init) {
        self.storage = storage
        self.now = now
        self.didSave = didSave
        book = RecipeBook(bundled: bundled, stored: storage.load())
    }

    /// Whether a recipe is a favourite.
    subscript(isFavourite id: Recipe.ID) -> Bool {
        get { book.recipe(id)?.isFavourite ?? false }
        set { book.setFavourite(newValue, of: id, at: now()) }
    }

    func add(_ recipe: Recipe) {
        book.add(recipe)
    }

    // MARK: - Shopping

    func buy(_ ingredients: [Ingredient], for recipe: Recipe) {
        book.buy(ingredients, for: recipe)
    }

    func toggle(_ item: ShoppingItem) {
        book.toggleItem(item.id)
    }

    func removeItems(at offsets: IndexSet) {
        book.removeItems(Set(offsets.map { book.shoppingList[$0].id }))
    }

    func removeBoughtItems() {
        book.removeBoughtItems()
    }

    // MARK: - Cooking

    func startTimer(for recipe: Recipe) {
        book.startTimer(for: recipe, at: now())
    }

    func stopTimer() {
        book.stopTimer()
    }

    /// Waits until the dish that is being cooked is ready.
    ///
    /// - Returns: The dish; nil where nothing is cooked, or where it is stopped before.
    func dishIsReady() async -> Recipe? {
        guard let timer = book.timer else { return nil }
        try? await Task.sleep(for: .seconds(timer.end.timeIntervalSince(now())))
        guard !Task.isCancelled, book.timer == timer else { return nil }
        stopTimer()
        return book.recipe(timer.recipe)
    }
}
