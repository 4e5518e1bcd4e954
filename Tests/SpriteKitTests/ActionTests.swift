@_spi(Quince) import QuinceFoundation
import Testing
import UIKit

@testable import SpriteKit

@MainActor struct ActionTests {
    private final class Counter: NSObject {
        var count = 0

        static let register: Void = ObjectRuntime.register(Counter.self) {
            $0.method("add") { object, _ in
                (object as? Counter)?.count += 1
                return nil
            }
        }
    }

    @Test func selectorsAreSentToTheirTarget() {
        _ = Counter.register
        let node = SKNode(), counter = Counter()
        node.run(.sequence([.wait(forDuration: 1), .perform(Selector("add"), onTarget: counter)]))
        node.advanceActions(by: 0.5)
        #expect(counter.count == 0)
        node.advanceActions(by: 1)
        #expect(counter.count == 1)
    }

    @Test func sequencesCarryTheirTimeOver() {
        let node = SKNode()
        node.run(.sequence([.moveBy(x: 10, y: 0, duration: 1), .moveTo(y: 20, duration: 1), .hide()]))
        node.advanceActions(by: 1.5)
        #expect(node.position == CGPoint(x: 10, y: 10))
        #expect(!node.isHidden)
        node.advanceActions(by: 0.5)
        #expect(node.position == CGPoint(x: 10, y: 20))
        #expect(node.isHidden)
        #expect(!node.hasActions())
    }

    @Test func movesAtOnceAddUp() {
        let node = SKNode()
        node.run(.group([.moveBy(x: 10, y: 0, duration: 1), .moveBy(x: 5, y: 5, duration: 1)]))
        node.advanceActions(by: 2)
        #expect(node.position == CGPoint(x: 15, y: 5))
    }

    @Test func repetitionsEndAfterTheirCount() {
        let node = SKNode()
        var (turns, ends) = (0, 0)
        node.run(.repeat(.sequence([.wait(forDuration: 1), .run { turns += 1 }]), count: 3)) { ends += 1 }
        node.advanceActions(by: 2.5)
        #expect(turns == 2)
        node.advanceActions(by: 1)
        #expect(turns == 3)
        #expect(ends == 1)
    }

    @Test func aKeyReplacesAndRemoves() {
        let node = SKNode()
        node.run(.repeatForever(.rotate(byAngle: 1, duration: 1)), withKey: "turn")
        node.run(.repeatForever(.rotate(byAngle: 2, duration: 1)), withKey: "turn")
        node.advanceActions(by: 1)
        #expect(node.zRotation == 2)
        node.removeAction(forKey: "turn")
        #expect(node.action(forKey: "turn") == nil)
    }

    @Test func easingChangesTheWay() {
        let node = SKNode()
        let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
        action.timingMode = .easeIn
        node.run(action)
        node.advanceActions(by: 0.5)
        #expect(node.position.x == 25)
    }
}
