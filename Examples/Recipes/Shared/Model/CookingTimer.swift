import Foundation

/// The time a dish is cooked, while it runs.
struct CookingTimer: Codable, Hashable {
    let recipe: Recipe.ID
    let start: Date
    let end: Date

    init(_ recipe: Recipe, start: Date) {
        self.recipe = recipe.id
        self.start = start
        end = start.addingTimeInterval(TimeInterval(recipe.minutes * 60))
    }
}
