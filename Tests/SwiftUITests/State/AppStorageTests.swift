import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AppStorageTests {
    private enum Kind: String { case small, large }

    private struct Screen: View {
        let evaluations: Evaluations
        @AppStorage("count") private var count = 3
        @AppStorage("kind") private var kind = Kind.small
        @AppStorage("name") private var name: String?
        var body: some View {
            let _ = evaluations.note("\(count) \(kind) \(name ?? "-")")
            Text("\(count)")
        }
    }

    @Test func storedValuesUpdateTheirViews() throws {
        let suite = "AppStorageTests"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let evaluations = Evaluations()
        let hosted = Hosted(Screen(evaluations: evaluations).defaultAppStorage(store))
        store.set(4, forKey: "count")
        hosted.update()
        store.set("large", forKey: "kind")
        store.set("Ada", forKey: "name")
        hosted.update()
        #expect(evaluations.names == ["3 small -", "4 small -", "4 large Ada"])
    }
}
