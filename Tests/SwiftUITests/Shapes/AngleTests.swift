import SwiftUI
import Testing

struct AngleTests {
    @Test func anglesAreAddedAndScaledInPlace() {
        var angle = Angle.degrees(30)
        angle += .degrees(60)
        #expect(angle.degrees.rounded() == 90)
        angle -= .degrees(45)
        #expect(angle.degrees.rounded() == 45)
        angle *= 4
        #expect(angle.degrees.rounded() == 180)
        angle /= 2
        #expect(angle.degrees.rounded() == 90)
    }

    /// Shapes are on no actor: what their types declare beside the outline is theirs, too.
    private struct Bars: Shape {
        static let count = 3
        var phase: CGFloat
        var animatableData: CGFloat {
            get { phase }
            set { phase = newValue }
        }

        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width(Self.count), height: phase)) }
        private func width(_ count: Int) -> CGFloat { CGFloat(count) }
    }

    @Test func shapesAreDrawnOnAnyActor() async {
        let bars = Bars(phase: 2)
        let rect = await Task.detached { bars.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect }.value
        #expect(rect == CGRect(x: 0, y: 0, width: 3, height: 2))
    }
}
