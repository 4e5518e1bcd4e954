import Testing

@testable import SwiftUI

@MainActor struct EquatableViewTests {
    private struct Row: View, @preconcurrency Equatable {
        let number: Int
        /// Another one each time, which makes no difference to what is shown.
        let tell: () -> Void
        var body: some View {
            tell()
            return Text("\(number)")
        }
        static func == (lhs: Row, rhs: Row) -> Bool { lhs.number == rhs.number }
    }

    private func screen(_ number: Int, _ evaluations: Evaluations) -> some View {
        Row(number: number) { evaluations.note("row") }.equatable()
    }

    @Test func theBodyIsAskedForAgainWhenTheViewDiffers() {
        let evaluations = Evaluations()
        let hosted = Hosted(screen(1, evaluations))
        evaluations.forget()
        hosted.view.rootView = screen(1, evaluations)
        hosted.update()
        #expect(evaluations.count("row") == 0)
        hosted.view.rootView = screen(2, evaluations)
        hosted.update()
        #expect(evaluations.count("row") == 1)
    }
}
