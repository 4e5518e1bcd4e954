import DeviceProtocol
import Testing

@testable import UIKit

/// What audits of accessibility learn of labels and controls.
@MainActor @Suite(.serialized) struct ElementAuditTests {
    private func audit(_ view: UIView) -> ElementAudit? {
        UIApplication.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 390))
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        let tree = ElementTree(screen: window.bounds, isAudit: true).makeElementTree(of: [window], named: "")
        #expect(ElementTree(screen: window.bounds).makeElementTree(of: [window], named: "").children.allSatisfy { $0.audit == nil })
        return tree.children.last?.audit
    }

    private func makeLabel(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    @Test func aTextWithoutRoomIsTruncated() throws {
        let whole = try #require(audit(makeLabel("Short", CGRect(x: 20, y: 20, width: 200, height: 30))))
        #expect(!whole.isTruncated)
        #expect(whole.fontSize == 17)
        #expect(!whole.isBold)
        let frame = try #require(whole.textFrame)
        #expect(frame.count == 4)
        #expect(frame[2] < 100)
        #expect(audit(makeLabel("Much longer than its frame", CGRect(x: 20, y: 80, width: 60, height: 30)))?.isTruncated == true)
        #expect(audit(makeLabel("Flat", CGRect(x: 20, y: 120, width: 200, height: 8)))?.isTruncated == true)
    }

    @Test func aLabelWithTwoLinesHasRoomForBoth() {
        let label = makeLabel("Two lines of text", CGRect(x: 20, y: 20, width: 90, height: 60))
        label.numberOfLines = 0
        #expect(audit(label)?.isTruncated == false)
    }

    @Test func aControlSaysWhetherTouchesAroundItReachIt() {
        let small = UIButton(frame: CGRect(x: 100, y: 100, width: 24, height: 24))
        small.setTitle("i", for: .normal)
        #expect(audit(small)?.hasWholeTarget == false)
        let large = UIButton(frame: CGRect(x: 100, y: 200, width: 44, height: 44))
        large.setTitle("i", for: .normal)
        #expect(audit(large)?.hasWholeTarget == true)
    }

    @Test func partsAreCombined() {
        let parts = [
            ElementAudit(fontSize: 20, isBold: true), ElementAudit(isTruncated: true, fontSize: 12), ElementAudit(hasWholeTarget: true),
        ]
        #expect(ElementAudit.combined(parts) == ElementAudit(isTruncated: true, fontSize: 12, hasWholeTarget: true))
        #expect(ElementAudit.combined([]) == nil)
    }
}
