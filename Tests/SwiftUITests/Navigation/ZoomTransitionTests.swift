import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ZoomTransitionTests {
    private struct Screen: View {
        @Namespace private var names
        var body: some View {
            NavigationStack {
                NavigationLink("open") { Text("detail").navigationTransition(.zoom(sourceID: "card", in: names)) }
                    .matchedTransitionSource(id: "card", in: names)
            }
        }
    }

    private struct BarScreen: View {
        @Namespace private var names
        let found: (Namespace.ID) -> Void
        var body: some View {
            let _ = found(names)
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Account") {} }.matchedTransitionSource(id: "account", in: names)
                }
            }
        }
    }

    @Test func itemsOfBarsAreSources() throws {
        var names: Namespace.ID?
        let shown = Windowed(BarScreen { names = $0 })
        let source = _TransitionSource(id: AnyHashable("account"), namespace: try #require(names))
        let frame = try #require(TransitionSources.frame(of: source, in: shown.window))
        #expect(frame.midX > 300)
        #expect(frame.midY < 110)
        shown.window.isHidden = true
    }

    @Test func screensKnowWhereTheyComeFrom() throws {
        let shown = Windowed(Screen())
        let stack: StackController = try #require(shown.first())
        let link = try #require((stack.topViewController as? ElementController)?.hosting)
        let button = try #require(Found.elements(in: link).first { $0.label == "open" }?.view)
        #expect(button.accessibilityActivate())
        shown.update()
        let top = try #require(stack.topViewController as? ElementController)
        let source = try #require(top.hosting.host.root.zoomSource)
        #expect(ZoomAnimator(pushing: top, or: nil) != nil)
        #expect(ZoomAnimator(pushing: link.nearestController, or: nil) == nil)
        #expect(source.id == AnyHashable("card"))
        shown.window.isHidden = true
    }

    @Test func visibilitiesOfIOS18() throws {
        let shown = Windowed(NavigationStack { Text("content").toolbarVisibility(.hidden, for: .navigationBar) })
        let stack: UINavigationController = try #require(shown.first())
        #expect(stack.isNavigationBarHidden)
        #expect(Hosted(Toggle("a", isOn: .constant(true)).labelsVisibility(.hidden)).frames.count == 1)
        shown.window.isHidden = true
    }
}
