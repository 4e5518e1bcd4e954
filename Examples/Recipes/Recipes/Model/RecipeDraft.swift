import Foundation

/// A recipe while it is written.
struct RecipeDraft {
    struct Line: Identifiable {
        let id = UUID()
        var amount = ""
        var text = ""
    }

    var name = ""
    var minutes: Int?
    var ingredients = [Line()]
    var steps = [Line()]

    /// The recipe, without blank lines; nil as long as it has no name.
    var recipe: Recipe? {
        guard let name = Self.trimmed(name) else { return nil }
        var recipe = Recipe(name)
        if let minutes, minutes > 0 { recipe.minutes = minutes }
        for line in ingredients {
            guard let name = Self.trimmed(line.text) else { continue }
            recipe.add(Ingredient(amount: Self.trimmed(line.amount), name: name))
        }
        recipe.steps = steps.compactMap { Self.trimmed($0.text) }
        return recipe
    }

    private static func trimmed(_ text: String) -> String? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }
}
