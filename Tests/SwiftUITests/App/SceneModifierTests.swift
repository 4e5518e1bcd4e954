import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SceneModifierTests {
    @Observable @MainActor final class Model {
        var name = "one"
    }

    private struct Seen: View {
        @Environment(\.lineSpacing) private var spacing
        @Environment(Model.self) private var model
        let note: (String) -> Void
        var body: some View {
            note("\(model.name) \(Int(spacing))")
            return Color.red
        }
    }

    /// What a scene made of a value makes, and the graph that follows it.
    private func make<Content: Scene>(_ scene: Attribute<Content>) -> (outputs: _SceneOutputs, graph: Graph) {
        let inputs = _SceneInputs(scope: GraphScope(parent: nil), environment: Attribute(EnvironmentValues()))
        return (AnyAttribute.untracked { Content._makeScene(scene: _GraphValue(scene), inputs: inputs) }, inputs.graph)
    }

    @Test func viewsFindWhatTheirSceneHasInItsEnvironment() throws {
        var seen: [String] = []
        let scene = WindowGroup { Seen { seen.append($0) } }.environment(Model()).environment(\.lineSpacing, 7).environment(
            \.lineSpacing, 9)
        let controller = try #require(make(Attribute(scene)).outputs.windows.first?.make(AppWindow()))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(seen == ["one 7"])
    }

    @Test func changesOfValuesAreTold() {
        func scene(_ value: Int, _ note: @escaping (String) -> Void) -> some Scene {
            WindowGroup { Color.red }
                .onChange(of: value) { old, new in note("\(old) to \(new)") }
                .onChange(of: value / 10, initial: true) { note("tens") }
        }
        var notes: [String] = []
        let attribute = Attribute(scene(1) { notes.append($0) })
        let (_, graph) = make(attribute)
        graph.update()
        #expect(notes == ["tens"])
        attribute.replace(scene(2) { notes.append($0) })
        graph.update()
        #expect(notes == ["tens", "1 to 2"])
        attribute.replace(scene(12) { notes.append($0) })
        graph.update()
        #expect(Set(notes.dropFirst(2)) == ["2 to 12", "tens"])
    }
}
