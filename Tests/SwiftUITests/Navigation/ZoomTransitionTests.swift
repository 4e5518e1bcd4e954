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
