import SwiftUI

/// Recipes in rows that lead to them.
struct RecipeList: View {
    @EnvironmentObject private var store: RecipeStore
    let recipes: [Recipe]

    var body: some View {
        List(recipes) { recipe in
            NavigationLink(value: recipe.id) {
                RecipeRow(recipe: recipe, isFavourite: $store[isFavourite: recipe.id])
            }
        }
        .listStyle(.plain)
        .navigationDestination(for: Recipe.ID.self) { id in
            RecipeDetail(store: store, id: id)
        }
    }
}
