import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SceneLayoutTests {
    @Test func scenesLeaveRoomAtTheirEdges() {
        let square = Color.red.frame(width: 10, height: 10)
        #expect(Hosted(square.scenePadding().environment(\.horizontalSizeClass, .compact)).size(nil, nil) == CGSize(width: 42, height: 42))
        #expect(
            Hosted(square.scenePadding(.minimum, edges: .horizontal).environment(\.horizontalSizeClass, .regular)).size(nil, nil)
                == CGSize(width: 50, height: 10))
    }

    /// Whether the view is shown mirrored.
    private func isMirrored(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
        let hosted = Hosted(Text("abc").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction))
        return (hosted.view.layer.sublayers ?? []).contains { $0.transform.m11 == -1 }
    }

    @Test func picturesAreMirroredInTheDirectionSaid() {
        #expect(isMirrored(.mirrors, .rightToLeft))
        #expect(!isMirrored(.mirrors, .leftToRight))
        #expect(isMirrored(.mirrors(in: .leftToRight), .leftToRight))
        #expect(!isMirrored(.mirrors(in: .leftToRight), .rightToLeft))
        #expect(!isMirrored(.fixed, .rightToLeft))
    }

    @Test func helpIsAHint() throws {
        let found = try #require(Hosted(Text("Go").help("Starts the race")).found.first)
        #expect(found.element?.accessibilityHint ?? found.view?.accessibilityHint == "Starts the race")
    }
}
