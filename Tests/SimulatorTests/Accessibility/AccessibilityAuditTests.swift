import AutomationModel
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The rules of audits, on trees without processes.
struct AccessibilityAuditTests {
    private let turn = DisplayTurn(orientation: .portrait, native: CGSize(width: 393, height: 852))

    private func node(
        _ id: UInt64, _ role: String, _ label: String? = nil, at frame: [Double] = [10, 100, 200, 50], className: String = "UIView",
        children: [ElementNode] = []
    ) -> ElementNode {
        var node = ElementNode(id: id, className: className, role: role, frame: frame)
        (node.label, node.isAccessibilityElement, node.children) = (
            label, ["button", "text", "image", "textField"].contains(role), children
        )
        return node
    }

    private func findings(_ children: ElementNode..., contrast: ((CGRect) -> Double?)? = nil) -> [AccessibilityFinding] {
        AccessibilityAudit(node(0, "application", at: [0, 0, 393, 852], children: children), turn: turn, contrast: contrast).findings()
    }

    private func kinds(_ node: ElementNode) -> [AutomationIssue.Kind] { findings(node).map(\.kind) }

    @Test func faultsAreFoundInTheOrderOfTheElements() {
        var button = node(1, "button", at: [0, 0, 20, 20], className: "UIButton")
        button.audit = ElementAudit(hasWholeTarget: false)
        var text = node(2, "text", "Long", at: [0, 0, 100, 20])
        text.audit = ElementAudit(isTruncated: true)
        button.children = [text]
        let found = findings(button)
        #expect(found.map(\.kind) == [.hitRegion, .sufficientElementDescription, .textClipped])
        #expect(found.map(\.element) == [1, 1, 2])
        #expect(found.first?.details == "20 × 20 points; 44 × 44 are asked for")
    }

    @Test func targetsThatTouchesAroundThemReachAreLargeEnough() {
        var button = node(1, "button", "i", at: [100, 100, 24, 24])
        #expect(kinds(button) == [.hitRegion])
        button.audit = ElementAudit(hasWholeTarget: true)
        #expect(kinds(button) == [])
        #expect(kinds(node(1, "button", "i", at: [-10, 100, 24, 24])) == [])
        #expect(kinds(node(2, "navigationBar", at: [0, 59, 393, 44], children: [node(1, "button", "Edit", at: [350, 64, 30, 34])])) == [])
        #expect(kinds(node(1, "switch", "On", at: [100, 100, 51, 31], className: "UISwitch")) == [])
        #expect(kinds(node(2, "cell", at: [0, 100, 393, 44], children: [node(1, "button", "i", at: [100, 110, 24, 24])])) == [])
    }

    @Test func aValueIsNoDescription() {
        var slider = node(1, "slider")
        (slider.value, slider.isAccessibilityElement) = ("50%", true)
        #expect(kinds(slider) == [.sufficientElementDescription])
        slider.label = "Volume"
        #expect(kinds(slider) == [])
        var field = node(2, "textField")
        field.placeholder = "Name"
        #expect(kinds(field) == [])
        #expect(kinds(node(3, "image")) == [.sufficientElementDescription])
    }

    @Test func textsThatNothingReadsAreFound() {
        var text = node(1, "text", "Hidden")
        text.isAccessibilityElement = false
        #expect(kinds(text) == [.elementDetection])
        // Those in an element are read with it.
        #expect(kinds(node(2, "button", "All", children: [text])) == [])
        #expect(kinds(node(2, "other", children: [text])) == [.elementDetection])
    }

    @Test func whatIsOutsideOfTheScreenIsNotAudited() {
        #expect(kinds(node(1, "button", at: [10, 900, 100, 100])) == [])
    }

    @Test func paleTextsAreFoundAndLargeOnesNeedLess() throws {
        let text = node(1, "text", "Pale")
        let pale = try #require(findings(text) { _ in 2 }.first)
        #expect(pale.fault == .contrast(ratio: 2, wanted: 4.5))
        #expect(pale.summary == "Contrast failed")
        #expect(findings(text) { _ in 4 }.first?.summary == "Contrast nearly passed")
        #expect(findings(text) { _ in 4.5 }.isEmpty)
        var large = text
        large.audit = ElementAudit(fontSize: 24)
        #expect(findings(large) { _ in 4 }.isEmpty)
    }

    @Test func whatDimsTheWholeScreenIsNoFault() {
        let texts = (1...5).map { node(UInt64($0), "text", "Text \($0)", at: [0, Double($0) * 60, 100, 20]) }
        #expect(findings(node(9, "other", children: texts)) { _ in 1.5 }.isEmpty)
        #expect(findings(node(9, "other", children: texts)) { $0.minY < 100 ? 1.5 : nil }.count == 1)
    }

    @Test func contrastIsThatOfTheGuidelines() throws {
        func samples(_ text: UInt32, _ ground: UInt32) -> [UInt32] {
            (Array(repeating: text, count: 100) + Array(repeating: ground, count: 900)).sorted()
        }
        let black = try #require(TextContrast.ratio(of: samples(0, 0xff_ffff)))
        #expect(abs(black - 21) < 0.001)
        // The grey that has just enough contrast with white.
        let grey = try #require(TextContrast.ratio(of: samples(0x76_7676, 0xff_ffff)))
        #expect(abs(grey - 4.54) < 0.01)
        #expect(TextContrast.ratio(of: samples(0xff_ffff, 0xff_ffff)) == nil)
        // A picture is no background.
        #expect(TextContrast.ratio(of: (0..<1000).map { UInt32($0 * 991) }) == nil)
    }
}
