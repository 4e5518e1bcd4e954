import Testing
import UIKit

@testable import SpriteKit
@_spi(Quince) import QuinceFoundation

/// An object that archives what it is given. Archivers take classes by their names, so they are not nested.
class FakeObject: NSObject, NSCoding {
    let numbers: [String: Double]
    let objects: [String: Any]
    init(_ numbers: [String: Double] = [:], _ objects: [String: Any] = [:]) { (self.numbers, self.objects) = (numbers, objects) }
    required init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) {
        for (key, number) in numbers { coder.encode(number, forKey: key) }
        for (key, object) in objects { coder.encode(object, forKey: key) }
    }
}
final class FakeEmitter: FakeObject {}
final class FakeScene: FakeObject {}
final class FakeSprite: FakeObject {}
final class FakeLabel: FakeObject {}
final class FakeValue: FakeObject {}
final class FakeWorld: FakeObject {}
final class FakeTiles: FakeObject {}

/// Archives of Xcode's scene and particle editors.
@MainActor struct SceneArchiveTests {
    private static func point(_ text: String) -> FakeValue { FakeValue([:], ["NS.pointval": text]) }
    private static func rect(_ text: String) -> FakeValue { FakeValue([:], ["NS.rectval": text]) }

    /// An archive whose classes have the names of SpriteKit's.
    private func archive(_ root: FakeObject) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.outputFormat = .xml
        archiver.encode(root, forKey: NSKeyedArchiveRootObjectKey)
        var text = String(decoding: archiver.encodedData, as: UTF8.self)
        let names: [(AnyClass, String)] = [
            (FakeEmitter.self, "SKEmitterNode"), (FakeScene.self, "SKScene"), (FakeSprite.self, "SKSpriteNode"),
            (FakeLabel.self, "SKLabelNode"), (FakeValue.self, "NSValue"), (FakeWorld.self, "PKPhysicsWorld"),
            (FakeTiles.self, "SKTileMapNode"),
        ]
        for (type, name) in names { text = text.replacingOccurrences(of: NSStringFromClass(type), with: name) }
        return Data(text.utf8)
    }

    final class Game: SKScene {}

    private var scene: FakeScene {
        let sprite = FakeSprite(
            [:],
            [
                "_name": "player", "_bounds": Self.rect("{{-100, -565}, {200, 30}}"), "_position": Self.point("{0, -550}"), "_xScale": 2,
                "_baseColorR": 1, "_baseColorG": 0, "_baseColorB": 0, "_baseColorA": 1,
            ])
        let label = FakeLabel(["_fontSize": 65], ["_name": "score", "_text": "0", "_zRotation": 1.5])
        return FakeScene(
            [:],
            [
                "Scene_bounds": Self.rect("{{0, 0}, {750, 1334}}"), "_anchorPoint": Self.point("{0.5, 0.5}"), "_children": [sprite, label],
                "_physicsWorld": FakeWorld([:], ["gravity": "{0, -2}"]),
            ])
    }

    @Test func emittersAreRead() throws {
        let data = archive(
            FakeEmitter(
                ["_birthrate": 25, "_lifetime": 2.5, "_emissionAngle": 1.56, "_startScale": 0.8, "_startColorR": 0.5, "_startColorA": 1],
                ["_startPositionVariance": "{55.5, 5}", "_acceleration": "{0, -9}", "_numParticlesToEmit": 7]))
        let emitter = try #require(SceneArchive.node(in: data, as: SKEmitterNode.self) as? SKEmitterNode)
        #expect(emitter.particleBirthRate == 25)
        #expect(emitter.particleLifetime == 2.5)
        #expect(emitter.particleScale == 0.8)
        #expect(emitter.particlePositionRange == CGVector(dx: 55.5, dy: 5))
        #expect(emitter.yAcceleration == -9)
        #expect(emitter.numParticlesToEmit == 7)
        #expect(ParticleColor(emitter.particleColor).red == 0.5)
    }

    @Test func scenesAreReadWithTheirNodes() throws {
        let scene = try #require(SceneArchive.node(in: archive(scene), as: SKScene.self) as? SKScene)
        #expect(scene.size == CGSize(width: 750, height: 1334))
        #expect(scene.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(scene.physicsWorld.gravity == CGVector(dx: 0, dy: -2))
        let player = try #require(scene.childNode(withName: "player") as? SKSpriteNode)
        #expect(player.position == CGPoint(x: 0, y: -550))
        #expect(player.size == CGSize(width: 100, height: 30))
        #expect(player.parent === scene)
        let score = try #require(scene.childNode(withName: "score") as? SKLabelNode)
        #expect(score.text == "0")
        #expect(score.fontSize == 65)
        #expect(score.zRotation == 1.5)
    }

    @Test func scenesAreOfTheClassThatIsAsked() {
        #expect(SceneArchive.node(in: archive(scene), as: Game.self) is Game)
        #expect(Game(fileNamed: "NoSuchFile") == nil)
    }

    @Test func nodesOfOtherClassesHaveNoContent() throws {
        let node = try #require(SceneArchive.node(in: archive(FakeTiles([:], ["_name": "tiles"])), as: SKNode.self))
        #expect(node.name == "tiles")
    }

    @Test func damagedFilesAreNone() {
        let whole = archive(scene)
        for count in [0, 8, whole.count / 2, whole.count - 3] {
            #expect(SceneArchive.node(in: whole.prefix(count), as: SKScene.self) == nil)
        }
    }
}
