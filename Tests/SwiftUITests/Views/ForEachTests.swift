import QuinceCombine
import Testing
import UIKit

@testable import SwiftUI

/// Elements of collections and their identities.
@MainActor @Suite(.serialized) struct ForEachTests {
    @MainActor private final class Numbers: ObservableObject {
        @Published var numbers: [Int]
        init(_ numbers: [Int]) { self.numbers = numbers }
    }

    private struct Bars: View {
        @ObservedObject var model: Numbers
        var body: some View {
            VStack(spacing: 0) { ForEach(model.numbers, id: \.self) { Color.red.frame(width: CGFloat($0), height: 10) } }
        }
    }

    private struct Rows: View {
        @ObservedObject var model: Numbers
        var body: some View { List(model.numbers, id: \.self) { Text("\($0)").accessibilityLabel("row \($0)") } }
    }

    private struct Element: Identifiable, Equatable {
        let id: Int
        var width: CGFloat
    }

    private func labels(of list: UICollectionView) -> [String] {
        list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .flatMap { $0.contentView.subviews.flatMap { Found.elements(in: $0).compactMap(\.label) } }
    }

    /// As on iOS, where a picker of `ForEach(2..<100)` shows 4 for the choice 2.
    @Test func numbersOfARangeAreKnownByTheirPlaces() {
        #expect(ForEach(2..<5) { Text("\($0)") }.identities == [0, 1, 2])
        #expect(ForEach(0..<2) { Text("\($0)") }.identities == [0, 1])
        #expect(ForEach(2..<5, id: \.self) { Text("\($0)") }.identities == [2, 3, 4])
    }

    @Test func elementsOfOneIdentityAreAllShown() {
        let model = Numbers([20, 20, 10, 20])
        let hosted = Hosted(Bars(model: model))
        #expect(hosted.frames.map(\.width) == [20, 20, 10, 20])
        #expect(Set(hosted.frames.map(\.minY)).count == 4)
        model.numbers = [10, 20, 20, 30]
        hosted.update()
        #expect(hosted.frames.sorted { $0.minY < $1.minY }.map(\.width) == [10, 20, 20, 30])
        model.numbers = [20, 30]
        hosted.update()
        #expect(hosted.frames.sorted { $0.minY < $1.minY }.map(\.width) == [20, 30])
    }

    @Test func eachOfThemShowsItsOwnElement() {
        let elements = [Element(id: 1, width: 30), Element(id: 2, width: 20), Element(id: 1, width: 10)]
        let hosted = Hosted(
            VStack(spacing: 0) { ForEach(elements) { Color.red.frame(width: $0.width, height: 10) } })
        #expect(hosted.frames.map(\.width) == [30, 20, 10])
    }

    @Test func listsShowThemAll() throws {
        let model = Numbers([0, 0, 0, 0])
        let windowed = Windowed(Rows(model: model))
        let list = try #require(windowed.list)
        #expect(labels(of: list) == Array(repeating: "row 0", count: 4))
        withAnimation { model.numbers = [0, 1, 0, 0, 0, 1] }
        windowed.update()
        #expect(labels(of: list) == ["row 0", "row 1", "row 0", "row 0", "row 0", "row 1"])
        withAnimation { model.numbers = [1] }
        windowed.update()
        #expect(labels(of: list) == ["row 1"])
        windowed.window.isHidden = true
    }

    @Test func lazyStacksAndGridsShowThemAll() {
        let content = ForEach([5, 5, 5], id: \.self) { Color.red.frame(width: CGFloat($0), height: 10) }
        #expect(Hosted(LazyVStack(spacing: 0) { content }).frames.map(\.width) == [5, 5, 5])
        #expect(Hosted(LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))]) { content }).frames.count == 3)
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) { ForEach([5, 5, 5], id: \.self) { _ in GridRow { content } } }
        #expect(Hosted(grid).frames.count == 9)
    }

    @Test func identitiesOfSnapshotsAreUnique() {
        let model = Numbers([1, 2, 1, 1])
        let hosted = Hosted(Bars(model: model))
        let host: ViewGraph = hosted.view.host
        let inputs = _ViewListInputs(_ViewInputs(host: host, scope: host.scope, environment: host.environment))
        let loop = ForEach([1, 2, 1, 1], id: \.self) { Text("\($0)") }
        let list = type(of: loop)._makeViewList(view: _GraphValue(Attribute(loop)), inputs: inputs).list
        #expect(Set(list.snapshot.identities).count == 4)
        #expect(list.index(of: AnyHashable(1)) == 0)
    }

    @MainActor private final class Log { var ended: [Int] = [] }

    private struct Told: View {
        @ObservedObject var model: Numbers
        let log: Log
        var body: some View {
            VStack { ForEach(model.numbers, id: \.self) { number in Text("\(number)").onDisappear { log.ended.append(number) } } }
        }
    }

    /// Those that stay are the same as before, whatever has gone before them.
    @Test func uniqueElementsKeepTheirIdentity() {
        let (model, log) = (Numbers([1, 2, 3, 4]), Log())
        let windowed = Windowed(Told(model: model, log: log))
        model.numbers = [4, 2]
        windowed.update()
        #expect(log.ended == [1, 3])
        windowed.window.isHidden = true
    }
}
