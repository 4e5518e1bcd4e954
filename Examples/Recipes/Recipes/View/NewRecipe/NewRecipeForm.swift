import SwiftUI

/// A form for a new recipe, which needs a name only.
struct NewRecipeForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var draft = RecipeDraft()
    let save: (Recipe) -> Void

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $draft.name)
                        .accessibilityIdentifier("name")
                    LabeledContent("Minutes") {
                        TextField("Minutes", value: $draft.minutes, format: .number, prompt: Text(Recipe.defaultMinutes, format: .number))
                            .keyboardType(.numberPad)
                            .multilineTextAlignment(.trailing)
                            .accessibilityIdentifier("minutes")
                    }
                }
                IngredientFields(ingredients: $draft.ingredients)
                StepFields(steps: $draft.steps)
            }
            .navigationTitle("New recipe")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: finish)
                        .disabled(draft.recipe == nil)
                        .accessibilityIdentifier("save")
                }
            }
        }
    }

    private func finish() {
        guard let recipe = draft.recipe else { return }
        save(recipe)
        dismiss()
    }
}

struct NewRecipeForm_Previews: PreviewProvider {
    static var previews: some View {
        NewRecipeForm { _ in }
    }
}
