import Foundation

/// A place in the app that a link leads to.
enum RecipeLink: Hashable {
    case recipe(Recipe.ID)
    case favourites
    case shoppingList
}

extension RecipeLink {
    private static let scheme = "kulinarstvo"

    /// - Returns: Nil where the link is none of the app's.
    init?(_ url: URL) {
        guard url.scheme == Self.scheme else { return nil }
        switch (url.host, url.pathComponents.dropFirst().first) {
        case ("recipe", let id?): self = .recipe(id)
        case ("favourites", nil): self = .favourites
        case ("shopping", nil): self = .shoppingList
        default: return nil
        }
    }

    var url: URL? {
        var components = URLComponents()
        components.scheme = Self.scheme
        switch self {
        case .recipe(let id):
            components.host = "recipe"
            components.path = "/" + id
        case .favourites:
            components.host = "favourites"
        case .shoppingList:
            components.host = "shopping"
        }
        return components.url
    }
}
