import SwiftUI
import WidgetKit

@main
struct RecipesApp: App {
    @StateObject private var store = RecipeStore(
        bundled: BundledRecipes.load(),
        storage: BookFile.shared,
        didSave: WidgetCenter.shared.reloadAllTimelines
    )

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(store)
        }
    }
}
