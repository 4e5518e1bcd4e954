import SwiftUI

@main
struct LargeApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { Part1View() } }
    }
}
