import DeviceProtocol
import Foundation
import Simulator
import Testing

@testable import Explorer

struct ScreenModelTests {
    private typealias Make = ScreenBuilder

    @Test func rowsAreTouchedAtTheTextThatNamesThem() throws {
        let screen = Make.screen([Make.node("table", at: [0, 0, 393, 852], [Make.row("Ada", y: 100), Make.row("Grace", y: 144)])])
        let rows = screen.items.filter { $0.role == "cell" }
        #expect(rows.map(\.name) == ["Ada", "Grace"])
        #expect(rows.first?.touch == CGPoint(x: 116, y: 122))
        #expect(rows.first?.rowGroup == rows.last?.rowGroup)
        #expect(SelectorFinder(screen).selector(of: try #require(rows.first)) == .text("Ada", index: nil))
    }

    @Test func likeElementsAreToldApartByTheirOrder() throws {
        let screen = Make.screen([
            Make.node("button", "Edit", at: [10, 100, 80, 44]), Make.node("button", "Edit", at: [10, 200, 80, 44]),
        ])
        #expect(screen.items.map(\.ordinal) == [0, 1])
        #expect(SelectorFinder(screen).selector(of: screen.items[1]) == .text("Edit", index: 1))
    }

    @Test func whatHasNoNameIsFoundByItsPlace() {
        let screen = Make.screen([Make.node("button", at: [10, 100, 80, 44])])
        #expect(SelectorFinder(screen).selector(of: screen.items[0]) == .point(x: 50, y: 122))
    }

    @Test func expressionsInTextsAreNotEvaluated() {
        let screen = Make.screen([Make.node("button", "Costs ${price}", at: [10, 100, 80, 44])])
        #expect(SelectorFinder(screen).selector(of: screen.items[0]) == .point(x: 50, y: 122))
    }

    @Test func waysOnAreTriedBeforeWaysBack() {
        let screen = Make.screen([
            Make.node("button", "Cancel", at: [0, 60, 80, 44]), Make.node("button", "Next", at: [0, 160, 80, 44]),
            Make.node("button", "Delete All", at: [0, 260, 80, 44]),
        ])
        let taps = ActionCatalogue.actions(on: screen, deviceActions: false).filter { $0.kind == .tap }.sorted { $0.priority < $1.priority }
        #expect(taps.map(\.title) == ["tap button “Next”", "tap button “Delete All”", "tap button “Cancel”"])
    }

    @Test func systemScreensAreOnlyClosed() {
        let sheet = Make.node(
            "other", at: [0, 300, 393, 552], className: "UIActivityViewSheet",
            [Make.node("button", "Mail", at: [0, 400, 80, 44]), Make.node("button", "Close", at: [300, 320, 60, 44])])
        let screen = Make.screen([sheet])
        #expect(screen.isSystem)
        #expect(
            Set(ActionCatalogue.actions(on: screen, deviceActions: true).map(\.title)) == [
                "tap button “Close”", "press long on button “Close”",
            ])
        #expect(ScreenChecks.issues(of: screen, PhoneVariation(), frame: nil).isEmpty)
    }

    @Test func treesAreComparedWithoutTheNumbersOfElements() {
        let first = TreeText.withoutNumbers(#"{"id":12,"children":[{"id":345,"label":"id"}]}"#)
        #expect(first == TreeText.withoutNumbers(#"{"id":7,"children":[{"id":8,"label":"id"}]}"#))
        #expect(String(decoding: first, as: UTF8.self) == #"{"id":,"children":[{"id":,"label":"id"}]}"#)
    }
}
