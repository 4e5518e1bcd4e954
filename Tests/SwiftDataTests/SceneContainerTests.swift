import SwiftData
import Testing

@testable import SwiftUI

/// Scenes with a container of their own.
@MainActor @Suite struct SceneContainerTests {
    private func make<Content: Scene>(_ scene: SwiftUI.Attribute<Content>) -> Graph {
        let inputs = _SceneInputs(scope: GraphScope(parent: nil), environment: SwiftUI.Attribute(EnvironmentValues()))
        _ = AnyAttribute.untracked { Content._makeScene(scene: _GraphValue(scene), inputs: inputs) }
        return inputs.graph
    }

    @Test func theContainerIsMadeOnceHoweverOftenTheAppsBodyIsAskedFor() {
        var setups = 0
        func scene(_ title: String) -> some Scene {
            WindowGroup { Text(title) }.modelContainer(for: Lonely.self, inMemory: true) { _ in setups += 1 }
        }
        let attribute = SwiftUI.Attribute(scene("one"))
        let graph = make(attribute)
        graph.update()
        #expect(setups == 1)
        attribute.replace(scene("two"))
        graph.update()
        #expect(setups == 1)
    }
}
