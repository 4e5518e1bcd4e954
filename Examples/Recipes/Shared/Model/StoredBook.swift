import Foundation

/// What is stored of a recipe book.
struct StoredBook: Equatable {
    struct Favourite: Codable, Equatable {
        let recipe: Recipe.ID
        let date: Date
    }

    /// Recipes that are not in the bundle.
    var recipes: [Recipe] = []
    var favourites: [Favourite] = []
    var shoppingList: [ShoppingItem] = []
    var timer: CookingTimer?
}

extension StoredBook: Codable {
    private enum CodingKeys: String, CodingKey {
        case recipes, favourites, timer
        case shoppingList = "shopping"
    }

    /// Skips elements that are not readable.
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func elements<Element: Decodable>(_ key: CodingKeys) -> [Element] {
            ((try? container.decode([Lossy<Element>].self, forKey: key)) ?? []).compactMap(\.value)
        }
        recipes = elements(.recipes)
        favourites = elements(.favourites)
        shoppingList = elements(.shoppingList)
        timer = try? container.decode(CookingTimer.self, forKey: .timer)
    }
}
