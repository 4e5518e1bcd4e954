import SwiftUI

/// A recipe's ingredients, which can be put on the shopping list. The names stand below each other, whatever the amounts.
struct IngredientsSection: View {
    let recipe: Recipe
    let isNeeded: (Ingredient) -> Bool
    let buy: ([Ingredient]) -> Void
    @State private var amountWidth: CGFloat?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            SectionTitle("Ingredients")
            ForEach(recipe.ingredients.indices, id: \.self) { index in
                let ingredient = recipe.ingredients[index]
                IngredientRow(ingredient: ingredient, amountWidth: amountWidth, isNeeded: isNeeded(ingredient)) { buy([ingredient]) }
            }
            Button("Add all") { buy(recipe.ingredients) }
                .buttonStyle(.bordered)
                .disabled(recipe.ingredients.allSatisfy(isNeeded))
                .accessibilityIdentifier("addAll")
        }
        .onPreferenceChange(AmountWidthKey.self) { amountWidth = $0 }
    }
}

struct IngredientsSection_Previews: PreviewProvider {
    static var previews: some View {
        IngredientsSection(recipe: .omelette) { $0.amount == "2" } buy: { _ in }
            .padding()
            .previewLayout(.sizeThatFits)
    }
}
