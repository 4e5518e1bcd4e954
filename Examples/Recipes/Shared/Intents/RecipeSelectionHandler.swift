import Foundation
import Intents

/// Offers all recipes, by their names.
final class RecipeSelectionHandler: NSObject, RecipeSelectionIntentHandling {
    private let bundled: () -> [Recipe]
    private let storage: BookStorage

    init(bundled: @escaping () -> [Recipe] = { BundledRecipes.load() }, storage: BookStorage) {
        self.bundled = bundled
        self.storage = storage
    }

    func provideRecipeOptionsCollection(
        for intent: RecipeSelectionIntent, with completion: @escaping (INObjectCollection<RecipeType>?, Error?) -> Void
    ) {
        let recipes = RecipeBook(bundled: bundled(), stored: storage.load()).recipes
        let sorted = recipes.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        completion(INObjectCollection(items: sorted.map(RecipeType.init)), nil)
    }
}
