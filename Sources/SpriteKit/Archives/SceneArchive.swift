import UIKit

/// Files of Xcode's scene and particle editors: keyed archives of nodes, with the classes of macOS where Xcode runs.
@MainActor enum SceneArchive {
    /// The class that the archive's scene is made of, where it is said.
    static var sceneType: SKScene.Type?

    /// The node of a file of the app's bundle, named with or without its extension; nil where there is none that can be read.
    ///
    /// - Parameter type: The class that the node must have.
    static func node(named name: String, as type: SKNode.Type) -> SKNode? {
        let base = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard let url = Bundle.main.url(forResource: base, withExtension: "sks"), let data = try? Data(contentsOf: url) else { return nil }
        return node(in: data, as: type)
    }

    /// The node of an archive; nil for a damaged one.
    static func node(in data: Data, as type: SKNode.Type) -> SKNode? {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let others = OtherClasses()
        unarchiver.delegate = others
        for (name, archived) in classes { unarchiver.setClass(archived, forClassName: name) }
        let outer = sceneType
        sceneType = type == SKScene.self ? nil : type as? SKScene.Type
        defer {
            sceneType = outer
            unarchiver.finishDecoding()
        }
        return withExtendedLifetime(others) { (unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedNode)?.node }
    }

    private static let classes: [(String, AnyClass)] = [
        ("SKNode", ArchivedNode.self), ("SKScene", ArchivedScene.self), ("SKSpriteNode", ArchivedSprite.self),
        ("SKLabelNode", ArchivedLabel.self), ("SKCameraNode", ArchivedCamera.self), ("SKEmitterNode", ArchivedEmitter.self),
        ("SKTexture", ArchivedTexture.self), ("SKKeyframeSequence", ArchivedSequence.self), ("NSValue", ArchivedText.self),
        ("NSColor", ArchivedColor.self), ("UIColor", ArchivedColor.self), ("PKPhysicsBody", ArchivedBody.self),
        ("PKPhysicsWorld", ArchivedWorld.self),
    ]
}

extension NSCopying where Self: SKNode {
    /// The node of a file of Xcode's scene or particle editor, with or without its extension; nil where the bundle has none of the class.
    ///
    /// A scene is of the class that the file names, or of the class that is asked.
    @preconcurrency @MainActor public init?(fileNamed filename: String) {
        guard let node = SceneArchive.node(named: filename, as: Self.self) as? Self else { return nil }
        self = node
    }
}

extension NSCoder {
    /// The object of a key; nil where there is none.
    func object(_ key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }
}

/// Stands in for classes that are not read: other nodes are nodes without content, and the rest is nothing.
private final class OtherClasses: NSObject, NSKeyedUnarchiverDelegate {
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String])
        -> AnyClass?
    {
        classNames.contains("SKNode") || (name.hasPrefix("SK") && name.hasSuffix("Node")) ? ArchivedNode.self : ArchivedNothing.self
    }

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

/// An object that is not read.
private final class ArchivedNothing: NSObject, NSCoding {
    override init() { super.init() }
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}
