import Foundation

extension RecipeStore {
    /// The bundled recipes, with the omelette as a favourite whose ingredients have to be bought.
    static let preview: RecipeStore = {
        let store = RecipeStore(bundled: BundledRecipes.load(), storage: TransientStorage())
        store[isFavourite: Recipe.omelette.id] = true
        store.buy(Recipe.omelette.ingredients, for: .omelette)
        return store
    }()
}

/// Keeps nothing.
private struct TransientStorage: BookStorage {
    func load() -> StoredBook { StoredBook() }
    func save(_ book: StoredBook) {}
}
