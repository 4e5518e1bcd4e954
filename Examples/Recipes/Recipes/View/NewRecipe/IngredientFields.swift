import SwiftUI

/// The ingredients of a recipe that is written.
struct IngredientFields: View {
    @Binding var ingredients: [RecipeDraft.Line]

    var body: some View {
        Section("Ingredients") {
            ForEach($ingredients) { $ingredient in
                HStack {
                    TextField("Amount", text: $ingredient.amount)
                        .frame(maxWidth: 96)
                        .accessibilityIdentifier("amount")
                    TextField("Ingredient", text: $ingredient.text)
                        .accessibilityIdentifier("ingredient")
                }
            }
            .onDelete { ingredients.remove(atOffsets: $0) }
            Button("Add ingredient") { ingredients.append(RecipeDraft.Line()) }
        }
    }
}
