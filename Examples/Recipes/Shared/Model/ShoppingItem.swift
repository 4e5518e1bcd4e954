import Foundation

/// An ingredient to be bought, and the recipe it is for.
struct ShoppingItem: Codable, Identifiable, Hashable {
    let id: UUID
    let ingredient: Ingredient
    let recipe: Recipe.ID
    var isBought = false
}
