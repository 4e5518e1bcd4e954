@_spi(Quince) import QuinceFoundation
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
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        // A suite of an app group is in the group's container.
        AppGroups.update([suite: folder.path])
        let store = try #require(UserDefaults(suiteName: suite))
        AppGroups.update([:])
        defer {
            // What is written later would make the folder again.
            store.synchronize()
            try? FileManager.default.removeItem(at: folder)
        }
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
