import Testing
import UIKit

@testable import SwiftUI

@MainActor struct MatchedGeometryTests {
    @MainActor private final class Box { var binding: Binding<Bool>? }

    private struct Screen: View {
        let box: Box
        @State private var isLarge = false
        @Namespace private var space
        var body: some View {
            let _ = box.binding = $isLarge
            ZStack(alignment: .topLeading) {
                Color.clear
                if isLarge {
                    Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 200, height: 100)
                } else {
                    Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 10)
                }
            }
        }
    }

    @Test func viewsBeginWhereTheOneBeforeThemWas() throws {
        let frames = SteppedFrames()
        defer { frames.end() }
        let box = Box()
        let hosted = Hosted(Screen(box: box))
        withAnimation(.linear(duration: 1)) { box.binding?.wrappedValue = true }
        hosted.update()
        let layers = try #require(hosted.view.layer.sublayers)
        let new = try #require(layers.first { $0.bounds.size == CGSize(width: 200, height: 100) })
        let run = try #require(new.animation(forKey: "bounds") as? CABasicAnimation)
        #expect((run.fromValue as? CGRect)?.size == CGSize(width: 20, height: 10))
        #expect(run.duration == 1)
    }

    private struct Follower: View {
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.red.frame(width: 50, height: 30).matchedGeometryEffect(id: 1, in: space).padding(40)
                Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
            }
        }
    }

    @Test func othersStandWhereTheSourceIs() {
        let hosted = Hosted(Follower())
        #expect(hosted.frames.last == CGRect(x: 40, y: 40, width: 50, height: 30))
    }
}
