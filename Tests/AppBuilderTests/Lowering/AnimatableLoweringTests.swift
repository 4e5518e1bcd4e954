import Testing

@testable import AppBuilder

/// `@Animatable` becomes `animatableData`, in the line of the type's brace.
struct AnimatableLoweringTests {
    private func lines(_ source: String) -> [Substring] { Lowering.body(source).split(separator: "\n", omittingEmptySubsequences: false) }

    @Test func storedVariablesAreAnimatedInPairs() {
        let source = """
            import SwiftUI
            @Animatable struct Wedge: Shape {
                var start: Angle
                var radius = 1.5, width: CGFloat = 2
                @AnimatableIgnored var isFlipped = false
                let name = "a"
                static var count = 0
                var diameter: CGFloat { 2 * width }
                @State private var other = 1.0
            }
            let after = 1
            """
        let lines = lines(source)
        #expect(
            lines[1]
                == "            struct Wedge: Shape, SwiftUI.Animatable { var animatableData: SwiftUI.AnimatablePair<Angle.AnimatableData, SwiftUI.AnimatablePair<Double.AnimatableData, CGFloat.AnimatableData>> { get { SwiftUI.AnimatablePair(self.start.animatableData, SwiftUI.AnimatablePair(self.radius.animatableData, self.width.animatableData)) } set { self.start.animatableData = newValue.first; self.radius.animatableData = newValue.second.first; self.width.animatableData = newValue.second.second } };"
        )
        #expect(lines[4].trimmingPrefix(while: \.isWhitespace) == "var isFlipped = false")
        #expect(lines[10] == "let after = 1")
        #expect(Lowering.errors(source).isEmpty)
    }

    @Test func oneVariableNeedsNoPair() {
        let text = Lowering.body("@Animatable struct Fade: ViewModifier { var amount: Double }")
        #expect(text.contains("struct Fade: ViewModifier, SwiftUI.Animatable { var animatableData: Double.AnimatableData { get"))
        #expect(text.contains("set { self.amount.animatableData = newValue }"))
    }

    @Test func ownDataStays() {
        let text = Lowering.body("@Animatable struct Fade: View { var amount: Double; var animatableData: Double { get { 0 } set {} } }")
        #expect(text.components(separatedBy: "animatableData").count == 2)
    }

    @Test func aTypeThatCannotBeToldIsAnErrorAtItsPlace() {
        let errors = Lowering.errors("@Animatable struct A: Shape {\n  var a = make()\n}")
        #expect(errors.count == 1 && errors[0].line == 2)
    }
}
