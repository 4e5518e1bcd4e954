import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ScrollPositionTests {
    @MainActor private final class Box { var binding: Binding<Int?>? }

    private struct Screen: View {
        let box: Box
        @State private var position: Int?
        var body: some View {
            let _ = box.binding = $position
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 100) }
                }.scrollTargetLayout()
            }.scrollPosition(id: $position)
        }
    }

    private func scroll(_ view: UIView) throws -> UIScrollView { try #require(view.subviews.first as? UIScrollView) }

    @Test func settingThePositionScrollsThere() throws {
        let box = Box()
        let hosted = Hosted(Screen(box: box), width: 100, height: 300)
        box.binding?.wrappedValue = 4
        hosted.update()
        #expect(try scroll(hosted.view).contentOffset.y == 400)
    }

    @Test func targetsAreKnownByIdentityAndPlace() throws {
        let hosted = Hosted(Screen(box: Box()), width: 100, height: 300)
        let node = try #require((try scroll(hosted.view) as? ContentScrollView)?.node as? ScrollNode)
        #expect(node.targetPlaces.count == 20)
        #expect(node.targetPlaces[3].frame == CGRect(x: 0, y: 300, width: 100, height: 100))
        node.scroll.contentOffset.y = 260
        hosted.update()
        #expect(node.identityInSight(nil) == AnyHashable(3))
        #expect(node.identityInSight(.bottom) == AnyHashable(5))
    }

    @Test func scrollingRestsAtViews() {
        let targets = (0..<5).map { CGRect(x: CGFloat($0) * 120, y: 0, width: 100, height: 50) }
        func rest(_ x: CGFloat, from start: CGFloat, velocity: CGFloat, _ behavior: ViewAlignedScrollTargetBehavior) -> CGFloat {
            var target = ScrollTarget(rect: CGRect(x: x, y: 0, width: 300, height: 50))
            behavior.updateTarget(
                &target,
                context: ScrollTargetBehaviorContext(
                    originalTarget: ScrollTarget(rect: CGRect(x: start, y: 0, width: 300, height: 50)),
                    velocity: CGVector(dx: velocity, dy: 0), contentSize: CGSize(width: 580, height: 50),
                    containerSize: CGSize(width: 300, height: 50), axes: .horizontal, environment: EnvironmentValues(), targets: targets,
                    start: .zero))
            return target.rect.minX
        }
        #expect(rest(130, from: 0, velocity: 0, .viewAligned) == 120)
        #expect(rest(400, from: 0, velocity: 2000, .viewAligned(limitBehavior: .never)) == 360)
        #expect(rest(400, from: 0, velocity: 2000, .viewAligned(limitBehavior: .always)) == 120)
    }

    @Test func contentMarginsAreInsetsAlongAndNarrowerContentAcross() throws {
        let hosted = Hosted(
            ScrollView { Color.red.frame(height: 1000) }.contentMargins(.horizontal, 20).contentMargins(.top, 30), width: 100, height: 300)
        let scroll = try scroll(hosted.view)
        #expect(scroll.contentInset.top == 30)
        #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
        #expect(scroll.subviews.first?.layer.sublayers?.first?.frame == CGRect(x: 20, y: 0, width: 60, height: 1000))
    }

    @Test func anchorsSayWhereScrollingBegins() throws {
        let hosted = Hosted(ScrollView { Color.red.frame(height: 1000) }.defaultScrollAnchor(.bottom), width: 100, height: 300)
        hosted.update()
        #expect(try scroll(hosted.view).contentOffset.y == 700)
    }

    @Test func clippingMayBeLeftOut() throws {
        #expect(try scroll(Hosted(ScrollView { Color.red }).view).clipsToBounds)
        #expect(try !scroll(Hosted(ScrollView { Color.red }.scrollClipDisabled()).view).clipsToBounds)
    }
}
