import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ScrollCommandTests {
    @MainActor private final class Box: ObservableObject {
        @Published var position = ScrollPosition(idType: Int.self)
        var offsets: [CGFloat] = []
        var visible: [Bool] = []
        var targets: [[Int]] = []
        var phases: [ScrollPhase] = []
    }

    private struct Screen: View {
        @ObservedObject var box: Box
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { index in
                        Color.red.frame(height: 100).id(index)
                            .onScrollVisibilityChange { if index == 5 { box.visible.append($0) } }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($box.position)
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in box.offsets.append(new) }
            .onScrollTargetVisibilityChange(idType: Int.self) { box.targets.append($0) }
            .onScrollPhaseChange { _, new in box.phases.append(new) }
        }
    }

    private func shown(_ box: Box) throws -> (Hosted<Screen>, UIScrollView) {
        let hosted = Hosted(Screen(box: box), width: 100, height: 400)
        return (hosted, try #require(hosted.view.subviews.compactMap { $0 as? UIScrollView }.first))
    }

    @Test func positionsScroll() throws {
        let box = Box()
        let (hosted, scroll) = try shown(box)
        box.position.scrollTo(edge: .bottom)
        hosted.update()
        #expect(scroll.contentOffset.y == 1600)
        #expect(box.position.edge == .bottom)
        box.position.scrollTo(y: 250)
        hosted.update()
        #expect(scroll.contentOffset.y == 250)
        box.position.scrollTo(id: 7, anchor: .top)
        hosted.update()
        #expect(scroll.contentOffset.y == 700)
        #expect(box.position.viewID(type: Int.self) == 7)
        box.position.scrollTo(edge: .top)
        hosted.update()
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func aPositionCountsFromTheStart() throws {
        let box = Box()
        box.position = ScrollPosition(edge: .bottom)
        let (hosted, scroll) = try shown(box)
        hosted.update()
        #expect(scroll.contentOffset.y == 1600)
    }

    @Test func geometryIsTold() throws {
        let box = Box()
        let (hosted, scroll) = try shown(box)
        scroll.contentOffset.y = 120
        hosted.update()
        #expect(box.offsets.last == 120)
    }

    @Test func visibilityIsTold() throws {
        let box = Box()
        let (hosted, scroll) = try shown(box)
        #expect(box.visible.isEmpty)
        #expect(box.targets.last == [0, 1, 2, 3])
        scroll.contentOffset.y = 300
        hosted.update()
        #expect(box.visible == [true])
        #expect(box.targets.last == [3, 4, 5, 6])
        scroll.contentOffset.y = 0
        hosted.update()
        #expect(box.visible == [true, false])
    }

    @Test func phasesAreTold() throws {
        let box = Box()
        let (hosted, scroll) = try shown(box)
        scroll.delegate?.scrollViewWillBeginDragging(scroll)
        scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: true)
        scroll.delegate?.scrollViewDidEndDecelerating(scroll)
        hosted.update()
        #expect(box.phases == [.interacting, .decelerating, .idle])
    }
}
