import SwiftUI

/// The app's three tabs.
struct RootView: View {
    private enum Tab {
        case recipes
        case favourites
        case shoppingList
    }

    @EnvironmentObject private var store: RecipeStore
    @State private var tab = Tab.recipes
    @State private var path: [Recipe.ID] = []
    @State private var readyDish: Recipe?
    @State private var isDishReady = false

    var body: some View {
        TabView(selection: $tab) {
            RecipesTab(path: $path)
                .tabItem { Label("Recipes", systemImage: "book") }
                .tag(Tab.recipes)
            FavouritesTab()
                .tabItem { Label("Favourites", systemImage: "star") }
                .tag(Tab.favourites)
            ShoppingListTab()
                .tabItem { Label("Shopping list", systemImage: "cart") }
                .tag(Tab.shoppingList)
        }
        .onOpenURL { url in
            if let link = RecipeLink(url) { open(link) }
        }
        .task(id: store.book.timer) { await waitForDish() }
        .alert("Ready", isPresented: $isDishReady, presenting: readyDish) { _ in
            Button("OK") {}
        } message: { dish in
            Text(dish.name)
        }
    }

    private func open(_ link: RecipeLink) {
        switch link {
        case .recipe(let id):
            tab = .recipes
            path = store.book.recipe(id) == nil ? [] : [id]
        case .favourites:
            tab = .favourites
        case .shoppingList:
            tab = .shoppingList
        }
    }

    private func waitForDish() async {
        guard let dish = await store.dishIsReady() else { return }
        readyDish = dish
        isDishReady = true
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RootView()
            RootView()
                .preferredColorScheme(.dark)
        }
        .environmentObject(RecipeStore.preview)
    }
}
