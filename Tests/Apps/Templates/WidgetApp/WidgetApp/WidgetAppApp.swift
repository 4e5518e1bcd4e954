import SwiftUI

@main
struct WidgetAppApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
