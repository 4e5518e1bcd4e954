import SwiftUI

@main
struct RecipesApp: App {
    @StateObject private var store = RecipeStore(bundled: BundledRecipes.load(), storage: BookFile.shared)

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(store)
        }
    }
}
