import Foundation
import Testing

@testable import WebDriverServer

struct ScreenSourceTests {
    private let screen = SampleScreen.snapshot(rows: ["Apple"])

    @Test func writesXML() {
        let lines = ScreenSource(snapshot: screen).xml().split(separator: "\n").map(String.init)
        #expect(
            lines == [
                #"<?xml version="1.0" encoding="UTF-8"?>"#,
                #"<XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Fruit" label="Fruit" enabled="true" visible="true" "#
                    + #"accessible="false" x="0" y="0" width="390" height="844" index="0" bundleId="org.example.fruit" processId="7">"#,
                #"  <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" accessible="false" x="0" y="0" "#
                    + #"width="390" height="844" index="0">"#,
                #"    <XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true" accessible="false" x="0" y="100" "#
                    + #"width="390" height="120" index="0">"#,
                #"      <XCUIElementTypeCell type="XCUIElementTypeCell" enabled="true" visible="true" accessible="false" x="0" y="100" "#
                    + #"width="390" height="44" index="0">"#,
                #"        <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Apple" name="Apple" label="Apple" enabled="true" "#
                    + #"visible="true" accessible="false" x="16" y="110" width="200" height="24" index="0"/>"#,
                #"        <XCUIElementTypeButton type="XCUIElementTypeButton" name="Add Apple" label="Add Apple" enabled="true" "#
                    + #"visible="true" accessible="false" x="300" y="104" width="80" height="36" index="1"/>"#,
                #"      </XCUIElementTypeCell>"#,
                #"    </XCUIElementTypeTable>"#,
                #"    <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Amount" name="amount" enabled="true" visible="true" "#
                    + #"accessible="false" x="16" y="300" width="300" height="34" index="1" placeholderValue="Amount"/>"#,
                #"    <XCUIElementTypeButton type="XCUIElementTypeButton" name="buy" label="Buy &amp; &lt;go&gt;" enabled="false" "#
                    + #"visible="true" accessible="true" x="16" y="400" width="100" height="44" index="2" traits="Button, NotEnabled"/>"#,
                #"  </XCUIElementTypeWindow>"#,
                #"</XCUIElementTypeApplication>"#,
            ])
    }

    @Test func leavesOutAttributesAndLevels() {
        var source = ScreenSource(snapshot: screen, excluded: [.visible, .label, .x, .y], includesHittable: true)
        source.deepest = 2
        let window = source.xml().split(separator: "\n").last { $0.contains("Window") }.map(String.init)
        let expected =
            #"  <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" accessible="false" width="390" height="844" index="0" "#
            + #"hittable="true"/>"#
        #expect(window == expected)
    }

    @Test func writesJSON() {
        let json = ScreenSource(snapshot: screen).json()
        #expect(json["type"] == "Application")
        let button = json["children"]?.array?.first?["children"]?.array?.last
        #expect(button?["rawIdentifier"] == "buy")
        #expect(button?["isEnabled"] == "0")
        #expect(button?["rect"] == ["x": 16, "y": 400, "width": 100, "height": 44])
        #expect(button?["frame"] == "{{16.0, 400.0}, {100.0, 44.0}}")
    }

    @Test func writesADescription() {
        let lines = ScreenSource(snapshot: screen).description().split(separator: "\n")
        #expect(lines.first == "Application, {{0.0, 0.0}, {390.0, 844.0}}, pid: 7, label: 'Fruit'")
        #expect(lines.last == "    Button, {{16.0, 400.0}, {100.0, 44.0}}, identifier: 'buy', label: 'Buy & <go>', Disabled")
    }

    @Test func charactersThatXMLLacksAreLeftOut() {
        var text = ""
        ScreenSource.escape("a\u{1}\"b\"\n\u{FFFE}ï<é", into: &text)
        #expect(text == "a&quot;b&quot;&#10;ï&lt;é")
    }

    @Test func whatIsOutsideOfItsListIsNotVisible() {
        let screen = SampleScreen.snapshot()
        let cells = screen.entries.indices.filter { screen.entries[$0].element.type == .cell }
        #expect(cells.map { screen.isVisible($0) } == [true, true, true])
        #expect(screen.entries[cells[2]].visibleFrame.height == 32)
        let button = screen.entries.firstIndex { $0.element.label == "Add Cherry" }
        #expect(button.flatMap { screen.touchPoint(of: $0) }?.y == 206)
    }
}
