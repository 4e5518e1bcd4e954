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
