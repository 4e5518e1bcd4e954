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

    @Test func findsBySizeAndTraits() {
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 400, 800])
        root.children = [
            element(2, "", [10, 10, 44.3, 44]), element(3, "Short", [10, 100, 100, 20]),
            element(4, String(repeating: "long ", count: 40), [10, 200, 300, 200]),
        ]
        let matcher = ElementMatcher(root: root, turn: DisplayTurn(orientation: .portrait, native: CGSize(width: 400, height: 800)))
        func found(_ change: (ElementMatcher.Resolved) -> Void) -> [UInt64] {
            let resolved = ElementMatcher.Resolved()
            change(resolved)
            return matcher.matches(resolved).map(\.node.id)
        }
        #expect(found { ($0.width, $0.height) = (44, 44) } == [2])
        #expect(found { ($0.width, $0.tolerance) = (98, 2) } == [3])
        #expect(found { $0.width = 98 } == [])
        #expect(found { $0.traits = [.square] } == [2])
        #expect(found { $0.traits = [.text] } == [3, 4])
        #expect(found { $0.traits = [.text, .longText] } == [4])
    }
}
