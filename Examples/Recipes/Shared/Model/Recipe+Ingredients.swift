import Foundation

extension Recipe {
    mutating func add(_ ingredient: Ingredient) {
        ingredients.append(ingredient)
    }

    /// Whether the name or an ingredient has the text in it, whatever its case and accents; an empty text is in every recipe.
    func contains(_ text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return true }
        return ([name] + ingredients.map(\.name)).contains { $0.localizedStandardContains(text) }
    }
}
