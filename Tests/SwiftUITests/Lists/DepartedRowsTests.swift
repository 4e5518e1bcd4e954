import Testing
import UIKit

@testable import SwiftUI

/// What is kept of rows that people have scrolled past.
@MainActor @Suite(.serialized) struct DepartedRowsTests {
    /// Counts the rows there are.
    @MainActor private final class Counter {
        var count = 0
        var appeared: [Int] = []
    }

    /// Something that a row's view holds.
    private final class Part {
        private let counter: Counter
        init(_ counter: Counter) {
            self.counter = counter
            MainActor.assumeIsolated { counter.count += 1 }
        }
        deinit { MainActor.assumeIsolated { counter.count -= 1 } }
    }

    private struct Row: View {
        let number: Int
        let counter: Counter
        let part: Part
        init(_ number: Int, _ counter: Counter) { (self.number, self.counter, part) = (number, counter, Part(counter)) }
        var body: some View {
            HStack {
                Image(systemName: "star.fill")
                Text("Row \(number)").frame(height: 30)
            }
            .onAppear { counter.appeared.append(number) }
        }
    }

    private struct Switched: View {
        let number: Int
        let note: (Int, Binding<Bool>) -> Void
        @State private var isOn = false
        var body: some View {
            let _ = note(number, $isOn)
            Text(isOn ? "on" : "off").frame(height: 30)
        }
    }

    enum Kind: CaseIterable { case list, stack, grid }

    @ViewBuilder private func rows(_ kind: Kind, @ViewBuilder _ row: @escaping (Int) -> some View) -> some View {
        switch kind {
        case .list: List { ForEach(0..<2000, id: \.self, content: row) }
        case .stack: ScrollView { LazyVStack { ForEach(0..<2000, id: \.self, content: row) } }
        case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<2000, id: \.self, content: row) } }
        }
    }

    private func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }

    private func scroll(_ windowed: Windowed<some View>, from start: CGFloat, to end: CGFloat) throws {
        let scroll = try #require(scrollView(in: windowed.window))
        for offset in stride(from: start, through: end, by: end > start ? 300 : -300) {
            scroll.contentOffset.y = offset
            windowed.update()
        }
    }

    @Test(arguments: Kind.allCases) func rowsThatKnowNothingOfTheirOwnAreLetGo(_ kind: Kind) throws {
        let counter = Counter()
        // A hundred that are shown or have just been, and as many again: the graph sweeps out what has ended when it is half of what there is.
        let limit = 240
        let windowed = Windowed(rows(kind) { Row($0, counter) })
        try scroll(windowed, from: 0, to: 12_000)
        #expect(counter.appeared.count > 200)
        #expect(counter.count < limit)
        try scroll(windowed, from: 12_000, to: 24_000)
        #expect(counter.count < limit)
        // They come back as they were, and apps are told.
        counter.appeared = []
        try scroll(windowed, from: 24_000, to: 0)
        #expect(counter.appeared.contains(0))
        #expect(counter.count < limit)
        windowed.window.isHidden = true
    }

    @Test(arguments: Kind.allCases) func stateOfRowsStays(_ kind: Kind) throws {
        var bindings: [Int: Binding<Bool>] = [:]
        let windowed = Windowed(rows(kind) { Switched(number: $0) { bindings[$0] = $1 } })
        bindings[2]?.wrappedValue = true
        windowed.update()
        try scroll(windowed, from: 0, to: 12_000)
        try scroll(windowed, from: 12_000, to: 0)
        #expect(bindings[2]?.wrappedValue == true)
        windowed.window.isHidden = true
    }
}
