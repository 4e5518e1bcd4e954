import SwiftUI

@main
struct PlainAppApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
