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
}
