import Testing
import UIKit

@testable import SwiftUI

@MainActor struct LazyStackTests {
    private struct Row: View {
        let number: Int
        let evaluations: Evaluations
        var body: some View {
            let _ = evaluations.note("\(number)")
            Color.red.frame(height: 50)
        }
    }

    @Test func onlyWhatIsInSightIsMade() {
        let evaluations = Evaluations()
        let hosted = Hosted(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(number: $0, evaluations: evaluations) } } },
            width: 300, height: 600)
        #expect(evaluations.names.count >= 12)
        #expect(evaluations.names.count < 40)
        let scroll = hosted.view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(scroll?.contentSize == CGSize(width: 300, height: 50_000))
    }

    @Test func scrollingMakesMore() {
        let evaluations = Evaluations()
        let hosted = Hosted(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(number: $0, evaluations: evaluations) } } },
            width: 300, height: 600)
        evaluations.forget()
        hosted.view.subviews.compactMap { $0 as? UIScrollView }.first?.contentOffset.y = 25_000
        hosted.update()
        #expect(evaluations.names.contains("505"))
        #expect(evaluations.names.count < 40)
    }

    @Test func gridsStandInColumns() {
        let hosted = Hosted(
            LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))], spacing: 10) {
                ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 40, height: 20) }
            }, width: 200, height: 50)
        #expect(
            hosted.frames.map(\.origin) == [CGPoint(x: 30, y: 0), CGPoint(x: 130, y: 0), CGPoint(x: 30, y: 30), CGPoint(x: 130, y: 30)])
    }

    @Test func flexibleViewsOfAGridFillTheirLine() {
        let hosted = Hosted(
            LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))], spacing: 10) {
                Color.red.frame(height: 40)
                Color.blue.frame(minHeight: 20, maxHeight: .infinity)
                Color.red.frame(height: 15)
                ZStack { Color.green }
            }, width: 200, height: 65)
        #expect(hosted.frames.map(\.height) == [40, 40, 15, 15])
        #expect(hosted.frames.map(\.minY) == [0, 0, 50, 50])
    }

    private struct Shrinking: View {
        final class Box { var binding: Binding<Int>? }
        let box: Box
        let isLazy: Bool
        @State private var count = 40

        var body: some View {
            let _ = box.binding = $count
            ScrollView {
                if isLazy {
                    LazyVGrid(columns: [GridItem(), GridItem()]) { rows }
                } else {
                    VStack { rows }
                }
            }
        }

        /// What every row shows changes with the number of rows.
        private var rows: some View {
            ForEach(0..<count, id: \.self) { _ in
                Rectangle().fill(count == 40 ? Color.red : .blue).frame(height: 20).opacity(count == 40 ? 1 : 0.5)
            }
            .padding(CGFloat(count) / 10)
        }
    }

    @Test(arguments: [true, false]) func rowsThatGoMayChangeAtOnce(_ isLazy: Bool) {
        let box = Shrinking.Box()
        let hosted = Hosted(Shrinking(box: box, isLazy: isLazy))
        for count in [3, 40, 0, 40] {
            box.binding?.wrappedValue = count
            hosted.update()
        }
        #expect(hosted.view.subviews.compactMap { $0 as? UIScrollView }.first?.contentSize.height ?? 0 > 400)
    }
}
