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
}
