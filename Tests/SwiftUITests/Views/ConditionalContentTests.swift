import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ConditionalContentTests {
    @MainActor private final class Box { var binding: Binding<Int>? }

    /// The first two cases are a condition within a condition.
    private struct Choice: View {
        let box: Box
        @State private var choice = 0

        var body: some View {
            let _ = box.binding = $choice
            VStack {
                switch choice {
                case 0: Color.red.frame(width: 10, height: 10)
                case 1: Color.red.frame(width: 20, height: 20)
                default: ForEach(0..<choice, id: \.self) { _ in Color.red.frame(width: 30, height: 30) }
                }
            }
        }
    }

    @Test func conditionsWithinConditionsChange() {
        let box = Box()
        let hosted = Hosted(Choice(box: box))
        let steps: [(Int, [CGFloat])] = [(2, [30, 30]), (0, [10]), (1, [20]), (3, [30, 30, 30]), (1, [20])]
        for (choice, widths) in steps {
            box.binding?.wrappedValue = choice
            hosted.update()
            #expect(hosted.frames.map(\.width) == widths)
        }
    }

    /// A group stands for its views: what is done when they appear is done for each of them.
    private struct Appearing: View {
        let box: Box
        let log: Log
        @State private var choice = 0

        var body: some View {
            let _ = box.binding = $choice
            Group {
                if choice == 0 { Color.red } else { Color.blue }
            }
            .onAppear { log.words.append("appear \(choice)") }
            .onDisappear { log.words.append("disappear") }
            .task { log.words.append("task") }
        }
    }

    @MainActor private final class Log { var words: [String] = [] }

    @Test func whatAppearsWithAGroupAppearsWithEachBranch() async throws {
        let (box, log) = (Box(), Log())
        let windowed = Windowed(Appearing(box: box, log: log))
        defer { withExtendedLifetime(windowed) {} }
        for _ in 0..<100 where !log.words.contains("task") { await Task.yield() }
        #expect(log.words == ["appear 0", "task"])
        log.words = []
        box.binding?.wrappedValue = 1
        windowed.update()
        for _ in 0..<100 where !log.words.contains("task") { await Task.yield() }
        #expect(log.words == ["appear 1", "disappear", "task"])
    }
}
