import Testing
@_spi(Quince) import UIKit

@testable import SwiftUI

/// Modifiers of previews, as SwiftData's samples have them.
@MainActor struct PreviewModifierTests {
    struct Sample: PreviewModifier {
        static func makeSharedContext() throws -> Context { 40 }
        func body(content: Content, context: CGFloat) -> some View { content.frame(width: context, height: context) }
    }

    struct Plain: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.padding(5) }
    }

    @Test func theModifierIsAroundThePreviewOnceItsContextIsMade() async {
        let trait = PreviewTrait<Preview.ViewTraits>.modifier(Sample())
        let shown = Windowed(trait.around(AnyView(Color.red)))
        func size() -> CGSize { shown.controller.sizeThatFits(in: CGSize(width: 300, height: 300)) }
        for _ in 0..<1000 where size() != CGSize(width: 40, height: 40) {
            await Task.yield()
            shown.update()
        }
        #expect(size() == CGSize(width: 40, height: 40))
    }

    @Test func otherTraitsLeaveThePreviewAsItIs() {
        let view = PreviewTrait<Preview.ViewTraits>.landscapeLeft.around(AnyView(Color.red.frame(width: 3, height: 4)))
        #expect(Hosted(view).size(nil, nil) == CGSize(width: 3, height: 4))
    }

    @Test func contextsMayBeVoid() async throws {
        try await Plain.makeSharedContext()
    }
}
