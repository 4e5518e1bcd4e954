import Testing
import UIKit

@testable import SwiftUI

/// Containers as packages wrote them before iOS 18.
@MainActor struct VariadicViewTests {
    private struct Width: _ViewTraitKey { static var defaultValue: CGFloat { 10 } }

    private struct Separated: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child.frame(width: child[Width.self])
                if child.id != last { Color.black.frame(width: 1, height: 1) }
            }
        }
    }

    @Test func whatStandsBetweenViewsIsTheRoots() {
        let hosted = Hosted(
            VStack(spacing: 0) {
                _VariadicView.Tree(Separated()) {
                    Color.red.frame(height: 20)._trait(Width.self, 30)
                    Color.blue.frame(height: 20)
                    ForEach(0..<1) { _ in Color.green.frame(height: 20)._trait(Width.self, 40) }
                }
            })
        #expect(hosted.frames.map(\.width) == [30, 1, 10, 1, 40])
    }

    private struct Counting: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            Color.red.frame(width: CGFloat(children.count), height: CGFloat(children.compactMap { $0.id(as: Int.self) }.reduce(0, +)))
        }
    }

    @Test func identitiesAreThoseThatViewsWereGiven() {
        let hosted = Hosted(_VariadicView.Tree(Counting()) { ForEach([3, 4], id: \.self) { _ in Color.blue } })
        #expect(hosted.frames.map(\.size) == [CGSize(width: 2, height: 7)])
    }
}
