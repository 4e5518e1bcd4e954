import SwiftUI

@main
struct TVProgramSwiftUIApp: App {
    private let world = World.standard()

    var body: some Scene {
        WindowGroup {
            if let world { ContentView(world: world) }
        }
    }
}
