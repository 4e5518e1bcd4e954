import SwiftParser
import Testing

@testable import AppBuilder

@Suite struct PreviewLoweringTests {
    @Test func playgroundsOfTheCanvasAreLeftOut() {
        let lowered = Lowering.body("import Playgrounds\n#Playground(\"a\") {\n  let names = unknown()\n}\n#Playground { 1 }\nlet b = 2")
        #expect(!lowered.contains("Playground"))
        #expect(!lowered.contains("unknown"))
        #expect(lowered.contains("import QuinceFoundation"))
        #expect(lowered.contains("let b = 2"))
    }

    @Test func aPreviewBecomesAFunctionInItsLines() {
        let text = "import SwiftUI\n#Preview(\"Dark\", traits: .sizeThatFitsLayout) {\n    A()\n}\nlet b = 2"
        #expect(
            Lowering.body(text) == """
                import SwiftUI
                @MainActor fileprivate func __quincePreview_2_1(_ __previews: UIKit.PreviewCollector) { __previews.preview("Dark", traits: .sizeThatFitsLayout) {
                    A()
                } }
                let b = 2
                """)
        let lowered = Lowering.registrations(text)
        #expect(lowered.hasPrefix("@_spi(Quince) import QuinceFoundation; @_spi(Quince) import UIKit; @_spi(Quince) import SwiftUI\n"))
        #expect(
            lowered.contains(
                "    UIKit.PreviewRegistry.add(file: \"/app/A.swift\", line: 2, owner: \"A.swift\") { __quincePreview_2_1($0) }\n"))
    }

    @Test func aProviderIsRegisteredByItsType() {
        let lowered = Lowering.registrations(
            "import SwiftUI\nenum Outer {\n  struct A_Previews: PreviewProvider {\n    static var previews: some View { A() }\n  }\n}")
        #expect(lowered.contains("line: 3, owner: \"Outer_A_Previews\") { $0.provider(Outer.A_Previews.self) }"))
    }

    @Test func previewableStateBelongsToAViewAround() {
        let lowered = Lowering.body("import SwiftUI\n#Preview {\n  @Previewable @State var n = 1\n  Stepper(\"\", value: $n)\n}")
        #expect(lowered.contains("preview { __QuincePreviewed_1() } }; fileprivate struct __QuincePreviewed_1: SwiftUI.View {\n"))
        #expect(lowered.contains("@State var n = 1; @SwiftUI.ViewBuilder var body: some SwiftUI.View {\n"))
        #expect(lowered.hasSuffix("\n  Stepper(\"\", value: $n)\n} }"))
        let inLine = Lowering.body("import SwiftUI\n#Preview { @Previewable @State var n = 1; Text(\"\") }")
        #expect(inLine.contains("@State var n = 1; @SwiftUI.ViewBuilder var body: some SwiftUI.View { Text("))
        let late = Lowering.errors("import SwiftUI\n#Preview {\n  A()\n  @Previewable @State var n = 1\n}").first
        #expect(late?.line == 4)
        #expect(late?.message.contains("beginning of the preview") == true)
    }

    @Test func aBodyOfSeveralStatementsIsAFunctions() {
        let built = Lowering.body("import SwiftUI\n#Preview {\n  let a = 1\n  A(a)\n}")
        #expect(
            built.contains(
                "preview { __quinceContent() }; @MainActor @SwiftUI.ViewBuilder func __quinceContent() -> some SwiftUI.View {\n  let a = 1\n"
            ))
        let returned = Lowering.body("import SwiftUI\n#Preview {\n  struct B: View {}\n  return B()\n}")
        #expect(returned.contains("preview { __quinceContent() }; @MainActor func __quinceContent() -> some SwiftUI.View {\n"))
        // These are told apart by what they return.
        #expect(!Lowering.body("import SwiftUI\n#Preview {\n  let a = UILabel()\n  return a\n}").contains("__quinceContent"))
        #expect(!Lowering.body("import UIKit\n#Preview {\n  class C: UIView {}\n  return C()\n}").contains("__quinceContent"))
    }

    @Test func aBodyThatReturnsOneOfSeveralViewsIsAnyView() {
        let chosen = Lowering.body("import SwiftUI\n#Preview {\n  do { return A(try b()) } catch { return Text(\"\") }\n}")
        #expect(
            chosen.contains(
                "preview { SwiftUI.AnyView(__quinceContent()) }; @MainActor func __quinceContent() -> any SwiftUI.View {\n"))
        let inside = Lowering.body("import SwiftUI\n#Preview {\n  A { if $0 { return 1 }; return 2 }\n}")
        #expect(!inside.contains("__quinceContent"))
        let controllers = "import SwiftUI\n#Preview {\n  if b { return FirstController() } else { return FirstController() }\n}"
        #expect(!Lowering.body(controllers).contains("__quinceContent"))
    }

    @Test func whatCannotBeShownIsLeftOut() {
        let text = "import WidgetKit\n#Preview(as: .content, using: A()) {\n  W()\n} contentStates: {\n  E()\n}\nlet b = 2"
        #expect(Lowering.body(text) == "import WidgetKit\n\n\n\n\n\nlet b = 2")
        #expect(!Lowering.registrations(text).contains("PreviewRegistry"))
        // What the platform's conditions exclude is no preview.
        #expect(!Lowering.registrations("#if os(macOS)\n#Preview { A() }\n#endif").contains("PreviewRegistry"))
    }

    @Test func previewsOfWidgetsAreTheirs() {
        let text = "import WidgetKit\n#Preview(as: .systemSmall) {\n  W()\n} timeline: {\n  E()\n}\nlet b = 2"
        let body = Lowering.body(text)
        #expect(body.contains("__previews.preview(as: .systemSmall) {\n  W()\n} timeline: {\n  E()\n} }\nlet b = 2"), "\(body)")
        #expect(Lowering.registrations(text).contains("PreviewRegistry"))
    }

    @Test func nobodyElseSeesWhatIsInAPreview() {
        func hash(_ text: String) -> String { InterfaceHasher.hash(Parser.parse(source: text)) }
        #expect(hash("#Preview { A() }") == hash("#Preview { B() }"))
    }
}
