import SwiftData
import SwiftUI
import Testing

/// Views with queries.
@MainActor @Suite struct QueryTests {
    private struct AllGuides: View {
        @Query private var guides: [Guide]
        let note: (String) -> Void

        var body: some View {
            note(guides.map(\.name).joined(separator: " "))
            return Text("\(guides.count)")
        }
    }

    private struct Found: View {
        @Query private var trips: [Trip]
        let note: (String) -> Void

        init(_ text: String, note: @escaping (String) -> Void) {
            self.note = note
            _trips = Query(filter: #Predicate { $0.name.contains(text) }, sort: \.start)
        }

        var body: some View {
            note(trips.map(\.name).joined(separator: " "))
            return Text("\(trips.count)")
        }
    }

    private func container() throws -> ModelContainer {
        try ModelContainer(for: Trip.self, Guide.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func aQueryWithoutArgumentsHasAllModels() throws {
        let container = try container()
        var notes: [String] = []
        container.mainContext.insert(Guide(name: "Eva"))
        let renderer = ImageRenderer(content: AllGuides { notes.append($0) }.modelContainer(container))
        _ = renderer.cgImage
        #expect(notes.last == "Eva")
    }

    @Test func aQueryOfTheViewsOwnIsAsked() throws {
        let container = try container()
        for (index, name) in ["Alps", "Urals", "Andes"].enumerated() {
            container.mainContext.insert(Trip(name: name, start: Date(timeIntervalSinceReferenceDate: -Double(index))))
        }
        var notes: [String] = []
        let renderer = ImageRenderer(content: Found("A") { notes.append($0) }.modelContainer(container))
        _ = renderer.cgImage
        #expect(notes.last == "Andes Alps")
    }

    @Test func withoutAContainerThereAreNoModels() {
        var notes: [String] = []
        let renderer = ImageRenderer(content: AllGuides { notes.append($0) })
        _ = renderer.cgImage
        #expect(notes.last == "")
    }
}
