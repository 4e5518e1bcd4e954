@_spi(Quince) import QuinceFoundation
import UIKit

/// A node of an archive. The nodes themselves are made by their `init(coder:)`, of the class that the editor names.
class ArchivedNode: NSObject, NSCoding {
    nonisolated(unsafe) let node: SKNode?
    class var type: SKNode.Type { SKNode.self }

    required init?(coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        let type = Self.type
        nonisolated(unsafe) var made: SKNode?
        MainActor.assumeIsolated { made = Self.make(type, coder) }
        node = made
    }

    func encode(with coder: NSCoder) {}

    /// Makes a node of the class that the editor names, where it is one of `type`.
    @MainActor private static func make(_ type: SKNode.Type, _ coder: NSCoder) -> SKNode? {
        if type == SKScene.self, let scene = SceneArchive.sceneType { return scene.init(coder: coder) }
        let information = coder.object("_info") as? [String: Any]
        let name = information?["_PB_previewSKNodeCustomClassName"] as? String ?? ""
        guard !name.isEmpty, let custom = named(name) else { return type.init(coder: coder) }
        return custom.init(coder: coder)
    }

    @MainActor private static func named(_ name: String) -> SKNode.Type? {
        let module = Bundle.main.moduleName ?? ""
        return [name, "\(module).\(name)"].lazy.compactMap { ObjectRuntime.type(named: $0) as? SKNode.Type }.first
    }
}

final class ArchivedScene: ArchivedNode { override class var type: SKNode.Type { SKScene.self } }
final class ArchivedSprite: ArchivedNode { override class var type: SKNode.Type { SKSpriteNode.self } }
final class ArchivedLabel: ArchivedNode { override class var type: SKNode.Type { SKLabelNode.self } }
final class ArchivedCamera: ArchivedNode { override class var type: SKNode.Type { SKCameraNode.self } }
final class ArchivedEmitter: ArchivedNode { override class var type: SKNode.Type { SKEmitterNode.self } }

/// The body of a node: a circle or a rectangle.
final class ArchivedBody: NSObject, NSCoding {
    nonisolated(unsafe) let body: SKPhysicsBody?

    init?(coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        nonisolated(unsafe) var made: SKPhysicsBody?
        MainActor.assumeIsolated { made = Self.make(coder) }
        body = made
    }

    func encode(with coder: NSCoder) {}

    @MainActor private static func make(_ coder: NSCoder) -> SKPhysicsBody? {
        let center = ArchivedText.numbers(coder.object("_p0"), count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        func mask(_ key: String) -> UInt32 { UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: key)) }
        let body: SKPhysicsBody
        switch coder.decodeInteger(forKey: "_shapeType") {
        case 1: body = SKPhysicsBody(circleOfRadius: number("_radius"), center: center)
        case 2:
            guard let size = ArchivedText.numbers(coder.object("_size"), count: 2) else { return nil }
            body = SKPhysicsBody(rectangleOf: CGSize(width: size[0], height: size[1]), center: center)
        default: return nil
        }
        (body.isDynamic, body.affectedByGravity) = (coder.decodeBool(forKey: "dynamic"), coder.decodeBool(forKey: "affectedByGravity"))
        (body.allowsRotation, body.pinned) = (coder.decodeBool(forKey: "allowRotation"), coder.decodeBool(forKey: "pinned"))
        (body.restitution, body.friction) = (number("restitution"), number("friction"))
        (body.linearDamping, body.angularDamping) = (number("linearDamping"), number("angularDamping"))
        (body.categoryBitMask, body.collisionBitMask) = (mask("categoryBitMask"), mask("collisionBitMask"))
        body.contactTestBitMask = mask("intersectionTestBitMask")
        return body
    }
}

/// The physics of a scene.
final class ArchivedWorld: NSObject, NSCoding {
    let gravity: CGVector?

    init?(coder: NSCoder) {
        gravity = ArchivedText.numbers(coder.object("gravity"), count: 2).map { CGVector(dx: $0[0], dy: $0[1]) }
    }

    func encode(with coder: NSCoder) {}
}
