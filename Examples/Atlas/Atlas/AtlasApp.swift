import SwiftData
import SwiftUI

@main
struct AtlasApp: App {
    @State private var navigator = Navigator()
    @State private var map = MapModel()
    @State private var locator = Locator()

    private let container: ModelContainer = {
        do { return try ModelContainer(for: Favourite.self) } catch { fatalError("The favourites could not be opened: \(error)") }
    }()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(navigator)
                .environment(map)
                .environment(locator)
        }
        .modelContainer(container)
    }
}
