import Testing
import UIKit

@testable import SpriteKit

/// What apps create before there is anything to show, with `init()` as on iOS.
@MainActor struct InitializerTests {
    @Test func nothingIsShownAndNothingHappens() {
        #expect(SKTexture().size() == .zero)
        #expect(SKTextureAtlas().textureNames.isEmpty)
        let node = SKSpriteNode(texture: SKTexture())
        node.physicsBody = SKPhysicsBody()
        node.run(SKAction())
        node.advanceActions(by: 1)
        #expect(!node.hasActions())
        #expect(node.position == .zero)
    }

    /// As in games: `init()` is no designated initializer of sprites, so that theirs overrides nothing.
    private final class Player: SKSpriteNode {
        init() { super.init(texture: nil, color: .red, size: CGSize(width: 3, height: 4)) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func spritesHaveTheirOwnInitializerWithoutParameters() {
        #expect(Player().size == CGSize(width: 3, height: 4))
        #expect(SKSpriteNode().size == .zero)
    }
}
