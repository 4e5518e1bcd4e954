import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

@Suite struct ScreenReaderTests {
    private static let turn = DisplayTurn(orientation: .portrait, native: CGSize(width: 393, height: 852))

    private static func node(
        _ id: UInt64, _ role: String, _ label: String? = nil, _ frame: [Double] = [0, 0, 100, 40], _ children: [ElementNode] = []
    ) -> ElementNode {
        var node = ElementNode(id: id, className: "UIView", role: role, frame: frame)
        (node.label, node.children) = (label, children)
        node.isAccessibilityElement = children.isEmpty
        return node
    }

    private static func root(_ children: [ElementNode]) -> ElementNode { node(1, "application", "App", [0, 0, 393, 852], children) }

    private static func read(_ children: [ElementNode]) -> [ScreenElement] { ScreenReader.elements(of: root(children), turn: turn) }

    /// A list of so many rows with a title and a button above it.
    private static func longList(_ count: Int, firstID: UInt64 = 100, offset: Int = 0) -> [ElementNode] {
        let rows = (0..<count).map { row in
            let y = 100 + Double(row) * 44
            return node(
                firstID + UInt64(row) * 3, "cell", nil, [0, y, 393, 44],
                [
                    node(firstID + UInt64(row) * 3 + 1, "text", "Row \(row + offset) with some words about it", [16, y, 300, 20]),
                    node(firstID + UInt64(row) * 3 + 2, "text", "and a line below", [16, y + 20, 300, 20]),
                ])
        }
        return [
            node(2, "table", nil, [0, 100, 393, 700], rows),
            node(
                3, "navigationBar", nil, [0, 50, 393, 50],
                [node(4, "button", "Add", [300, 50, 60, 40]), node(5, "text", "Things", [100, 50, 100, 40])]),
        ]
    }

    @Test func aListOfThreeHundredRowsIsShort() {
        var references = ElementReferences()
        let elements = references.number(Self.read(Self.longList(300)))
        #expect(elements.count == 302)
        let text = "App on iPhone 15, 393 × 852 points, keyboard shown\n" + ScreenList().lines(elements)
        // Four characters a token.
        #expect(text.count / 4 <= 400)
        #expect(text.hasPrefix("App on iPhone 15, 393 × 852 points, keyboard shown\n- text \"Things\"\n1 button \"Add\"\n"))
        let shown = elements.filter { $0.role == "cell" && text.contains($0.line + "\n") }.count
        #expect(shown >= 3)
        #expect(text.contains("… \(300 - shown) more in this list: filter by text, or swipe"))
    }

    @Test func whatIsNoListIsCutWithACount() {
        let elements = Self.read((0..<300).map { Self.node(10 + UInt64($0), "button", "Button \($0)", [0, Double($0) * 2, 10, 10]) })
        let text = ScreenList().lines(elements)
        #expect(text.count <= ScreenList.usualLimit)
        let shown = text.split(separator: "\n").count - 1
        #expect(text.hasSuffix("… \(300 - shown) more elements: filter by text or role"))
    }

    @Test func filtersFindWhatIsLeftOut() {
        let elements = Self.read(Self.longList(300))
        #expect(ScreenList(text: "row 299 ").filtered(elements).map(\.name) == ["Row 299 with some words about it · and a line below"])
        #expect(ScreenList(role: "Button").filtered(elements).map(\.name) == ["Add"])
        #expect(ScreenList(text: "nothing like it").lines(elements) == "None of the 302 elements fits the filter.")
    }

    @Test func rowsAreOneLineWithTheirTextsAndOneForEachControl() {
        var toggle = Self.node(12, "switch", nil, [300, 100, 50, 30])
        (toggle.value, toggle.identifier) = ("1", "wifi")
        let rows = [
            Self.node(10, "cell", nil, [0, 100, 393, 44], [Self.node(11, "text", "Wi-Fi", [16, 100, 100, 30]), toggle]),
            Self.node(13, "cell", nil, [0, 144, 393, 44], [Self.node(14, "button", "Sign out", [16, 144, 300, 44])]),
        ]
        var references = ElementReferences()
        let lines = references.number(Self.read([Self.node(2, "table", nil, [0, 100, 393, 200], rows)])).map(\.line)
        #expect(lines == ["1 cell \"Wi-Fi\"", "  2 switch = \"on\" #wifi", "3 button \"Sign out\""])
    }

    @Test func textFieldsHaveTheirPlaceholdersForNames() {
        var field = Self.node(10, "textField")
        (field.text, field.placeholder, field.isFocused) = ("", "Name", true)
        #expect(Self.read([field]).map(\.description) == ["textField \"Name\" (empty) (focused)"])
        (field.text, field.value) = ("Ada", "Ada")
        #expect(Self.read([field]).map(\.description) == ["textField \"Name\" = \"Ada\" (focused)"])
    }

    @Test func aListInARowIsRead() {
        let inner = (0..<3).map { number -> ElementNode in
            let left = Double(number) * 90, id = 20 + UInt64(number) * 2
            return Self.node(id, "cell", nil, [left, 100, 80, 80], [Self.node(id + 1, "text", "Card \(number)", [left, 100, 80, 20])])
        }
        let row = Self.node(10, "cell", nil, [0, 100, 393, 80], [Self.node(11, "collection", nil, [0, 100, 393, 80], inner)])
        #expect(Self.read([Self.node(2, "table", nil, [0, 100, 393, 80], [row])]).map(\.name) == ["Card 0", "Card 1", "Card 2"])
    }

    @Test func theTreeIsShownToADepth() {
        let root = Self.root(Self.longList(2))
        let whole = ScreenTree.text(of: root)
        #expect(whole.split(separator: "\n").count == 11)
        #expect(whole.contains("      text UIView label \"Row 1 with some words about it\" (16, 144, 300, 20)"))
        #expect(ScreenTree.text(of: root, depth: 1).split(separator: "\n").count == 3)
        #expect(ScreenTree.text(of: root, limit: 200).contains("more: say a depth, or filter"))
    }

    // MARK: References and differences

    @Test func referencesLiveUntilTheirElementIsGone() throws {
        var references = ElementReferences()
        func button(_ id: UInt64, _ label: String) -> ElementNode { Self.node(id, "button", label, [0, Double(id) * 20, 80, 20]) }
        let first = references.number(Self.read([button(10, "Play"), button(11, "Next")]))
        #expect(first.map(\.reference) == [1, 2])
        let second = references.number(Self.read([button(10, "Pause"), button(12, "Stop")]))
        #expect(second.map(\.reference) == [1, 3])
        #expect(try references.element(1).name == "Pause")
        let gone = #expect(throws: StepFailure.self) { try references.element(2) }
        #expect(gone?.message == "element 2, button \"Next\", is gone from the screen")
        let unknown = #expect(throws: StepFailure.self) { try references.element(99) }
        #expect(unknown?.message == "there is no element 99")
        #expect(
            ScreenDifference(from: first, to: second).text
                == "~ 1 button \"Play\" → \"Pause\"\n+ 3 button \"Stop\"\ngone: 2 button \"Next\"")
    }

    /// Lists show other rows in the same views.
    @Test func aRowThatIsUsedAgainForAnotherIsAnother() {
        func list(_ names: [(id: UInt64, name: String)], from top: Double) -> [ElementNode] {
            let rows = names.enumerated().map { index, row -> ElementNode in
                let y = top + Double(index) * 44
                return Self.node(row.id, "cell", nil, [0, y, 393, 44], [Self.node(row.id + 1, "text", row.name, [0, y, 100, 20])])
            }
            return [Self.node(2, "table", nil, [0, 0, 393, 800], rows)]
        }
        var references = ElementReferences()
        let before = references.number(Self.read(list([(10, "A"), (20, "B"), (30, "C")], from: 100)))
        let after = references.number(Self.read(list([(20, "B"), (30, "C"), (10, "D")], from: 90)))
        #expect(before.map(\.reference) == [1, 2, 3])
        #expect(after.map(\.reference) == [2, 3, 4])
        #expect(ScreenDifference(from: before, to: after).text == "+ 4 cell \"D\"\ngone: 1 cell \"A\"\nmoved: 2 elements")
    }

    /// SwiftUI makes elements again with every change.
    @Test func whatLooksTheSameAtTheSamePlaceIsTheSame() {
        var references = ElementReferences()
        let before = references.number(Self.read([Self.node(10, "button", "Save"), Self.node(11, "text", "Count: 0", [0, 100, 80, 20])]))
        let after = references.number(Self.read([Self.node(50, "button", "Save"), Self.node(51, "text", "Count: 1", [0, 100, 80, 20])]))
        #expect(after.first?.reference == 1)
        #expect(ScreenDifference(from: before, to: after).text == "+ text \"Count: 1\"\ngone: text \"Count: 0\"")
    }

    @Test func nothingIsSaidToHaveChangedWhereNothingHas() {
        var references = ElementReferences()
        let elements = references.number(Self.read(Self.longList(3)))
        var difference = ScreenDifference(from: elements, to: references.number(Self.read(Self.longList(3))))
        #expect(difference.isEmpty)
        #expect(difference.text == "Nothing changed on the screen.")
        difference.isPictureChanged = true
        #expect(difference.text == "No element changed, but the picture did: screenshot shows it.")
    }

    @Test func aDifferenceOfManyElementsIsShort() {
        var references = ElementReferences()
        let before = references.number(Self.read(Self.longList(300)))
        let after = references.number(Self.read(Self.longList(300, firstID: 5_000, offset: 300)))
        let text = ScreenDifference(from: before, to: after).text
        #expect(text.count < 2_500)
        #expect(text.contains("… and 286 more new; snapshot_ui lists them"))
        #expect(text.contains("and 295 more"))
    }

    @Test func targetsPreferWholeTextsAndWhatCanBeTapped() {
        let elements = Self.read([
            Self.node(10, "text", "Save", [0, 0, 80, 20]), Self.node(11, "button", "Save", [0, 40, 80, 20]),
            Self.node(12, "button", "Save all", [0, 80, 80, 20]),
        ])
        #expect(ElementTarget(label: "Save").candidates(elements).map(\.node) == [11])
        #expect(ElementTarget(label: "save ALL").candidates(elements).map(\.node) == [12])
        #expect(ElementTarget(label: "al").candidates(elements).map(\.node) == [12])
        #expect(ElementTarget(label: "Load").candidates(elements).isEmpty)
    }
}
