import Foundation

/// A dish, and how it is made.
struct Recipe: Identifiable, Hashable {
    /// How long a recipe takes that does not say.
    static let defaultMinutes = 30

    let id: String
    var name: String
    var minutes = Recipe.defaultMinutes
    var ingredients: [Ingredient] = []
    var steps: [String] = []
    var pictureName: String?
    /// When it became a favourite; nil where it is none.
    var favouriteSince: Date?

    var isFavourite: Bool { favouriteSince != nil }
}

extension Recipe {
    init(_ name: String) {
        self.init(id: UUID().uuidString, name: name)
    }
}

/// Whether and since when a recipe is a favourite is not part of it: recipes of the bundle can be favourites, too.
extension Recipe: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, minutes, ingredients, steps
        case pictureName = "picture"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        minutes = try container.decodeIfPresent(Int.self, forKey: .minutes) ?? Recipe.defaultMinutes
        ingredients = try container.decodeIfPresent([Ingredient].self, forKey: .ingredients) ?? []
        steps = try container.decodeIfPresent([String].self, forKey: .steps) ?? []
        pictureName = try container.decodeIfPresent(String.self, forKey: .pictureName)
    }
}
