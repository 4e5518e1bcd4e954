import DeviceProtocol
import Simulator
import Testing

@Suite struct AccessibilityListTests {
    private func element(_ label: String, _ frame: [Double]) -> ElementNode {
        var node = ElementNode(id: 1, className: "UILabel", role: "text", frame: frame)
        (node.label, node.isAccessibilityElement) = (label, true)
        return node
    }

    private func container(_ children: [ElementNode], _ arrangement: ElementNode.Arrangement? = nil) -> ElementNode {
        var node = ElementNode(id: 2, className: "UIView", role: "other", frame: [0, 0, 400, 800])
        (node.arrangement, node.children) = (arrangement, children)
        return node
    }

    private func labels(_ children: [ElementNode]) -> [String?] { AccessibilityList.elements(in: container(children)).map(\.label) }

    @Test func rowsAreReadFromTheTopAndFromTheLeft() {
        let low = element("low", [0, 200, 100, 20])
        let (left, right) = (element("left", [0, 104, 100, 20]), element("right", [200, 100, 100, 30]))
        #expect(labels([low, right, left]) == ["left", "right", "low"])
        #expect(labels([low, container([right]), container([left])]) == ["left", "right", "low"])
    }

    @Test func aGroupIsReadToItsEnd() {
        let columns = [0.0, 200].map { x in [element("\(x) a", [x, 0, 100, 20]), element("\(x) b", [x, 40, 100, 20])] }
        #expect(labels(columns.map { container($0) }) == ["0.0 a", "200.0 a", "0.0 b", "200.0 b"])
        #expect(labels(columns.map { container($0, .group) }) == ["0.0 a", "0.0 b", "200.0 a", "200.0 b"])
    }

    @Test func listedElementsComeAsListed() {
        let (first, second) = (element("first", [0, 0, 100, 20]), element("second", [0, 40, 100, 20]))
        #expect(labels([container([second, first], .sequence)]) == ["second", "first"])
    }

    @Test func partsOfWhatIsListedAreReadByTheirPlaces() {
        let (first, second) = (element("first", [0, 0, 100, 20]), element("second", [0, 40, 100, 20]))
        let last = element("last", [0, 0, 100, 20])
        #expect(labels([container([container([second, first]), last], .sequence)]) == ["first", "second", "last"])
    }

    /// Source: iOS 17.5 reads what begins 8 points higher before what stands beside it, 13 points on an iPad.
    @Test func whatBeginsHigherIsReadFirst() {
        let (down, middle, up) = (
            element("down", [0, 108, 80, 20]), element("same", [100, 100, 80, 20]), element("up", [200, 92, 80, 20])
        )
        #expect(labels([down, middle, up]) == ["up", "same", "down"])
        var tablet = container([down, middle])
        tablet.frame = [0, 0, 768, 1024]
        #expect(AccessibilityList.elements(in: tablet).map(\.label) == ["down", "same"])
    }

    @Test func aGroupStandsWhereItsFirstElementDoes() {
        let group = container([element("a", [0, 100, 50, 20]), element("b", [0, 0, 50, 20])], .sequence)
        #expect(labels([element("before", [0, 20, 50, 20]), group]) == ["a", "b", "before"])
    }

    @Test(
        arguments: [
            (.series, [["1 of 3"], ["2 of 3"], ["3 of 3"]]), (.tabs, [["tab 1 of 3"], ["tab 2 of 3"], ["tab 3 of 3"]]),
            (.list, [["list start"], [], ["list end"]]), (.landmark, [["landmark"], [], ["landmark end"]]),
            (.semanticGroup, [["group \"Group\""], [], []]), (.dataTable, [[], [], []]),
        ] as [(ElementNode.Container, [[String]])])
    func containersAreSpokenOf(kind: ElementNode.Container, contexts: [[String]]) {
        var group = container((0..<3).map { element("\($0)", [0, Double($0) * 40, 100, 20]) }, .group)
        (group.container, group.label) = (kind, "Group")
        let lines = AccessibilityList.text(of: container([group])).split(separator: "\n")
        let expected = contexts.enumerated().map { index, context in
            (["\"\(index)\""] + context + ["frame (0, \(index * 40), 100, 20)"]).joined(separator: ", ")
        }
        #expect(lines.map(String.init) == expected)
    }

    @Test func cellsOfDataTablesSayWhereTheyAre() {
        var cell = element("B2", [0, 0, 100, 20])
        cell.tableCell = ElementNode.TableCell(row: 1, column: 1, rowSpan: 2, columnSpan: 1, headers: ["B1: value"])
        #expect(
            AccessibilityList.text(of: container([cell])) == """
                "B2", row 2, column 2, spans 2 rows, headers "B1: value", frame (0, 0, 100, 20)

                """)
    }

    @Test func aLineSaysWhatIsSpokenAndWhere() {
        var volume = element("Volume", [20, 100.5, 300, 44])
        (volume.value, volume.hint, volume.traits) = ("50%", "Swipe up or down", ["adjustable"])
        volume.customActions = ["Mute"]
        var unnamed = ElementNode(id: 3, className: "UIButton", role: "button", frame: [0, 200, 44, 44])
        (unnamed.isAccessibilityElement, unnamed.traits) = (true, ["button", "notEnabled"])
        #expect(
            AccessibilityList.text(of: container([unnamed, volume])) == """
                "Volume", value "50%", traits adjustable, hint "Swipe up or down", actions "Mute", frame (20, 100.5, 300, 44)
                no label, traits button notEnabled, frame (0, 200, 44, 44)

                """)
    }

    @Test func framesBeyondAllBoundsAreWritten() {
        let text = AccessibilityList.text(of: container([element("far", [1e300, -1e300, 0.5, 2])]))
        #expect(text == "\"far\", frame (1e+300, -1e+300, 0.5, 2)\n")
    }
}
