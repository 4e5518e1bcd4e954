import Testing
import UIKit

@testable import SwiftUI

extension ContainerValues {
    fileprivate var isWide: Bool {
        get { self[WideKey.self] }
        set { self[WideKey.self] = newValue }
    }
}

private struct WideKey: ContainerValueKey { static var defaultValue: Bool { false } }

@MainActor struct SubviewTests {
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                VStack(spacing: 0) {
                    ForEach(subviews) { subview in subview.frame(width: subview.containerValues.isWide ? 100 : 50) }
                }
            }
        }
    }

    @Test func eachViewOfAViewIsShown() {
        let hosted = Hosted(
            Cards {
                Color.red.frame(height: 10)
                ForEach(0..<2) { _ in Color.blue.frame(height: 20) }
                Color.green.frame(height: 30).containerValue(\.isWide, true)
            })
        #expect(hosted.frames.map(\.height) == [10, 20, 20, 30])
        #expect(hosted.frames.map(\.width) == [50, 50, 50, 100])
    }

    private final class Names: ObservableObject { @Published var names = ["a"] }

    private struct Changing: View {
        @ObservedObject var model: Names
        var body: some View {
            Cards { ForEach(model.names, id: \.self) { _ in Color.red.frame(height: 10) } }
        }
    }

    @Test func viewsComeAndGo() {
        let model = Names()
        let hosted = Hosted(Changing(model: model))
        #expect(hosted.frames.count == 1)
        model.names = ["a", "b", "c"]
        hosted.update()
        #expect(hosted.frames.count == 3)
        model.names = ["c"]
        hosted.update()
        #expect(hosted.frames.count == 1)
    }

    @Test func eachViewMayBeShownBySelf() {
        let content = Group {
            Color.red.frame(height: 10)
            Color.blue.frame(height: 20)
        }
        let hosted = Hosted(VStack(spacing: 0) { ForEach(subviews: content) { $0.padding(5) } })
        #expect(hosted.frames.map(\.height) == [10, 20])
        #expect(hosted.frames[1].minY - hosted.frames[0].maxY == 10)
    }

    @Test func sectionsAreKnown() {
        let content = Group {
            Section {
                Color.red.frame(height: 10)
                Color.blue.frame(height: 20)
            } header: {
                Color.green.frame(height: 5)
            }
            Section { Color.red.frame(height: 30) }
        }
        var counts: [Int] = []
        let hosted = Hosted(
            VStack(spacing: 0) {
                ForEach(sections: content) { section in
                    let _ = counts.append(section.content.count)
                    section.header
                    ForEach(section.content) { $0 }
                }
            })
        #expect(counts == [2, 1])
        #expect(hosted.frames.map(\.height) == [5, 10, 20, 30])
    }

    @Test func tagsAreContainerValues() {
        var found: [Int?] = []
        _ = Hosted(
            Group(
                subviews: Group {
                    Color.red.tag(1); Color.blue.tag("x")
                }
            ) { subviews in
                let _ = found = subviews.map { $0.containerValues.tag(for: Int.self) }
                subviews
            })
        #expect(found == [1, nil])
    }
}
