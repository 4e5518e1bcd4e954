import Foundation

/// The recipes, which of them are favourites, what has to be bought, and what is being cooked.
struct RecipeBook: Equatable {
    /// Those of the bundle, then one's own.
    private(set) var recipes: [Recipe]
    private(set) var shoppingList: [ShoppingItem]
    private(set) var timer: CookingTimer?
    private let bundledIDs: Set<Recipe.ID>

    /// - Parameters:
    ///   - bundled: The recipes every book has.
    ///   - stored: What was changed before; it may name recipes there are no more.
    init(bundled: [Recipe], stored: StoredBook = StoredBook()) {
        bundledIDs = Set(bundled.map(\.id))
        recipes = bundled
        for recipe in stored.recipes where !recipes.contains(where: { $0.id == recipe.id }) { recipes.append(recipe) }
        shoppingList = stored.shoppingList
        timer = stored.timer
        for favourite in stored.favourites { setFavourite(true, of: favourite.recipe, at: favourite.date) }
    }

    /// What differs from the book of the bundle.
    var stored: StoredBook {
        StoredBook(
            recipes: recipes.filter { !bundledIDs.contains($0.id) },
            favourites: recipes.compactMap { recipe in
                recipe.favouriteSince.map { StoredBook.Favourite(recipe: recipe.id, date: $0) }
            },
            shoppingList: shoppingList,
            timer: timer
        )
    }

    // MARK: - Recipes

    func recipe(_ id: Recipe.ID) -> Recipe? {
        recipes.first { $0.id == id }
    }

    /// Those that have a text in their names or ingredients.
    func recipes(matching text: String) -> [Recipe] {
        recipes.filter { $0.contains(text) }
    }

    mutating func add(_ recipe: Recipe) {
        recipes.append(recipe)
    }

    // MARK: - Favourites

    /// The newest first.
    var favourites: [Recipe] {
        let dated = recipes.compactMap { recipe in recipe.favouriteSince.map { (recipe, $0) } }
        return dated.sorted { $0.1 > $1.1 }.map(\.0)
    }

    mutating func setFavourite(_ isFavourite: Bool, of id: Recipe.ID, at date: Date) {
        guard let index = recipes.firstIndex(where: { $0.id == id }), recipes[index].isFavourite != isFavourite else { return }
        recipes[index].favouriteSince = isFavourite ? date : nil
    }

    // MARK: - Shopping

    /// What has still to be bought.
    var openItems: [ShoppingItem] {
        shoppingList.filter { !$0.isBought }
    }

    /// Whether an ingredient of a recipe has still to be bought.
    func needs(_ ingredient: Ingredient, for recipe: Recipe) -> Bool {
        openItems.contains { $0.ingredient == ingredient && $0.recipe == recipe.id }
    }

    /// Puts ingredients of a recipe on the shopping list that are not there yet.
    mutating func buy(_ ingredients: [Ingredient], for recipe: Recipe) {
        for ingredient in ingredients where !needs(ingredient, for: recipe) {
            shoppingList.append(ShoppingItem(id: UUID(), ingredient: ingredient, recipe: recipe.id))
        }
    }

    mutating func toggleItem(_ id: ShoppingItem.ID) {
        guard let index = shoppingList.firstIndex(where: { $0.id == id }) else { return }
        shoppingList[index].isBought.toggle()
    }

    mutating func removeItems(_ ids: Set<ShoppingItem.ID>) {
        shoppingList.removeAll { ids.contains($0.id) }
    }

    mutating func removeBoughtItems() {
        shoppingList.removeAll(where: \.isBought)
    }

    // MARK: - Cooking

    mutating func startTimer(for recipe: Recipe, at date: Date) {
        timer = CookingTimer(recipe, start: date)
    }

    mutating func stopTimer() {
        timer = nil
    }
}
