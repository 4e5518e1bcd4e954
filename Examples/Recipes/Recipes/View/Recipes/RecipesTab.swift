import SwiftUI

/// All recipes, and a search for names and ingredients.
struct RecipesTab: View {
    @EnvironmentObject private var store: RecipeStore
    @Binding var path: [Recipe.ID]
    @State private var query = ""
    @State private var isWriting = false

    var body: some View {
        NavigationStack(path: $path) {
            RecipeList(recipes: recipes)
                .overlay {
                    if recipes.isEmpty { EmptyNote("No recipes found") }
                }
                .searchable(text: $query, prompt: "Name or ingredient")
                .navigationTitle("Recipes")
                .toolbar {
                    Button {
                        isWriting = true
                    } label: {
                        Label("New recipe", systemImage: "plus")
                    }
                    .accessibilityIdentifier("new")
                }
        }
        .sheet(isPresented: $isWriting) {
            NewRecipeForm { store.add($0) }
        }
    }

    private var recipes: [Recipe] {
        store.book.recipes(matching: query)
    }
}

struct RecipesTab_Previews: PreviewProvider {
    static var previews: some View {
        RecipesTab(path: .constant([]))
            .environmentObject(RecipeStore.preview)
    }
}
