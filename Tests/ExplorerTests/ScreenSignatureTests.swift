import DeviceProtocol
import Testing

@testable import Explorer

struct ScreenSignatureTests {
    private func signature(_ children: ElementNode...) -> ScreenSignature { ScreenBuilder.screen(children).signature }
    private typealias Make = ScreenBuilder

    @Test func textsDoNotMakeAnotherScreen() {
        let first = signature(Make.node("text", "9:41"), Make.node("button", "Save"))
        #expect(first == signature(Make.node("text", "10:02, three new"), Make.node("button", "Save")))
        #expect(first.content != signature(Make.node("text", "Empty"), Make.node("button", "Save")).content)
        #expect(first.content == signature(Make.node("text", "10:02"), Make.node("button", "Save")).content)
    }

    @Test func buttonsDoByTheirNamesButNotByNumbers() {
        let first = signature(Make.node("button", "Basket (2)"))
        #expect(first == signature(Make.node("button", "Basket (14)")))
        #expect(first != signature(Make.node("button", "Pay")))
        #expect(first.plainStructure == signature(Make.node("button", "Bezahlen")).plainStructure)
        var disabled = Make.node("button", "Basket (2)")
        disabled.isEnabled = false
        #expect(first != signature(disabled))
    }

    @Test func rowsCountOnceEachWayTheyLook() {
        func list(_ rows: [ElementNode]) -> ElementNode { Make.node("table", at: [0, 0, 393, 852], className: "UITableView", rows) }
        let three = signature(list([Make.row("Ada", y: 0), Make.row("Grace", y: 44), Make.row("Alan", y: 88)]))
        #expect(three == signature(list([Make.row("Edsger", y: 0)])))
        #expect(three != signature(list([])))
        var checked = Make.row("Barbara", y: 0)
        checked.children.append(Make.node("image", "Done"))
        #expect(three != signature(list([Make.row("Ada", y: 0), checked])))
    }

    @Test func manyLikeButtonsAreAList() {
        func cards(_ names: String...) -> ElementNode { Make.node("other", Make.self, names.map { Make.node("button", $0) }) }
        #expect(signature(cards("A", "B", "C", "D")) == signature(cards("B", "A", "E", "F", "G")))
        #expect(signature(cards("Yes", "No")) != signature(cards("On", "Off")))
    }

    @Test func titleAndTabTellScreensApart() {
        #expect(signature(Make.bar("Inbox")) != signature(Make.bar("Sent")))
        #expect(signature(Make.bar("Inbox 3")) == signature(Make.bar("Inbox 12")))
        func tabs(_ selected: Int) -> ElementNode {
            Make.node(
                "tabBar", at: [0, 800, 393, 50],
                (0..<4).map { index in
                    var tab = Make.node("button", "Tab", at: [Double(index) * 90, 800, 90, 50])
                    tab.isSelected = index == selected
                    return tab
                })
        }
        #expect(signature(tabs(0)) != signature(tabs(1)))
    }

    @Test func theKeyboardIsNoPartOfTheScreen() {
        let field = Make.node("textField", "Name")
        let keyboard = Make.node("other", at: [0, 500, 393, 352], className: "KeyboardView", [Make.node("button", "q")])
        #expect(signature(field) == signature(field, keyboard))
    }
}

extension ScreenBuilder {
    fileprivate static func node(_ role: String, _ type: ScreenBuilder.Type, _ children: [ElementNode]) -> ElementNode {
        node(role, nil, id: nil, at: [0, 100, 393, 400], className: "UIView", children)
    }
}
