import Intents

extension RecipeType {
    /// A recipe to choose.
    convenience init(_ recipe: Recipe) {
        self.init(identifier: recipe.id, display: recipe.name)
    }
}
