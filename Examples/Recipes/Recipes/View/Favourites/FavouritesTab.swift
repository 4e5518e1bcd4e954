import SwiftUI

/// The favourite recipes, the newest first.
struct FavouritesTab: View {
    @EnvironmentObject private var store: RecipeStore

    var body: some View {
        let recipes = store.book.favourites
        NavigationStack {
            RecipeList(recipes: recipes)
                .overlay {
                    if recipes.isEmpty { EmptyNote("No favourite recipes") }
                }
                .navigationTitle("Favourites")
        }
    }
}

struct FavouritesTab_Previews: PreviewProvider {
    static var previews: some View {
        FavouritesTab()
            .environmentObject(RecipeStore.preview)
    }
}
