import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

@Suite struct ElementMatcherTests {
    private func element(_ id: UInt64, _ text: String, _ frame: [Double]) -> ElementNode {
        var node = ElementNode(id: id, className: "UILabel", role: "text", frame: frame)
        node.text = text
        return node
    }

    private func selector(_ text: String) -> ElementMatcher.Resolved {
        let resolved = ElementMatcher.Resolved()
        (resolved.plainText, resolved.text) = (text, ElementMatcher.expression(text))
        return resolved
    }

    @Test(arguments: [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown])
    func whatIsBesideWhatIsAsPeopleSeeIt(orientation: DeviceOrientation) {
        let turn = DisplayTurn(orientation: orientation, native: CGSize(width: 400, height: 800))
        func frame(_ x: Double, _ y: Double) -> [Double] {
            let (a, b) = (turn.native(x: x, y: y), turn.native(x: x + 50, y: y + 20))
            return [min(a.x, b.x), min(a.y, b.y), abs(a.x - b.x), abs(a.y - b.y)]
        }
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 400, 800])
        root.children = [
            element(2, "Name", frame(20, 100)), element(3, "Value", frame(200, 100)), element(4, "Name", frame(20, 200)),
        ]
        let matcher = ElementMatcher(root: root, turn: turn)

        let left = selector("Name")
        left.leftOf = selector("Value")
        #expect(matcher.matches(left).map(\.node.id) == [2, 4])
        let below = selector("Name")
        below.below = selector("Value")
        #expect(matcher.matches(below).map(\.node.id) == [4])
        let second = selector("Name")
        second.index = 1
        #expect(matcher.matches(second).map(\.node.id) == [4])
    }

    @Test func whatIsNearestIsMeant() {
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 400, 800])
        for row in 1...5 {
            let y = Double(row) * 50
            root.children.append(element(UInt64(row * 10), "Row \(row)", [20, y, 100, 40]))
            root.children.append(element(UInt64(row * 10 + 1), "Star", [300, y, 40, 40]))
        }
        let matcher = ElementMatcher(root: root, turn: DisplayTurn(orientation: .portrait, native: CGSize(width: 400, height: 800)))
        for row in [1, 3, 5] {
            let star = selector("Star")
            star.rightOf = selector("Row \(row)")
            #expect(matcher.matches(star).first?.node.id == UInt64(row * 10 + 1))
        }
        let below = selector("Star")
        below.below = selector("Row 2")
        #expect(matcher.matches(below).map(\.node.id) == [31, 41, 51])
    }
}
