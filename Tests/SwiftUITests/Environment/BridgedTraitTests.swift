import SwiftUI
import Testing
import UIKit

/// Values that are keys of the environment and traits.
@MainActor struct BridgedTraitTests {
    private struct DensityTrait: UITraitDefinition { static let defaultValue = 1 }

    private struct DensityKey: UITraitBridgedEnvironmentKey {
        static let defaultValue = 1
        static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[DensityTrait.self] }
        static func write(to mutableTraits: inout any UIMutableTraits, value: Int) { mutableTraits[DensityTrait.self] = value }
    }

    private struct Reading: View {
        @Environment(\.self) private var environment
        let found: (Int) -> Void
        var body: some View {
            let _ = found(environment[DensityKey.self])
            Color.red
        }
    }

    private struct Marked: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func whatUIKitSetsIsSeenInSwiftUI() {
        var values: [Int] = []
        let hosted = Hosted(Reading { values.append($0) })
        #expect(values.last == 1)
        hosted.view.traitOverrides[DensityTrait.self] = 3
        hosted.update()
        #expect(values.last == 3)
    }

    @Test func whatSwiftUISetsIsSeenInUIKit() {
        let (inner, outer) = (UIView(), UIView())
        var values: [Int] = []
        _ = Hosted(
            VStack {
                Group {
                    Marked(view: inner)
                    Reading { values.append($0) }
                }.transformEnvironment(\.self) { $0[DensityKey.self] = 5 }
                Marked(view: outer)
            })
        #expect(values.last == 5)
        #expect(inner.traitCollection[DensityTrait.self] == 5)
        #expect(outer.traitCollection[DensityTrait.self] == 1)
    }
}
