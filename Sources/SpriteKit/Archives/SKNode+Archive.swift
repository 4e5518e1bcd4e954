import UIKit

extension NSCoder {
    /// A number that is archived as an object; nil where there is none. Asking for an object where a plain number stands fails the archive.
    fileprivate func number(_ key: String) -> CGFloat? { (object(key) as? NSNumber).map { CGFloat($0.doubleValue) } }

    /// A number that is archived plainly; nil where there is none.
    fileprivate func plainNumber(_ key: String) -> CGFloat? { containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : nil }

    fileprivate func point(_ key: String) -> CGPoint? {
        ArchivedText.numbers(object(key), count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
    }

    fileprivate func rect(_ key: String) -> CGRect? {
        ArchivedText.numbers(object(key), count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// A colour of four components, whose keys begin alike.
    fileprivate func color(_ prefix: String, isPlain: Bool = false) -> UIColor? {
        let parts = ["R", "G", "B", "A"].map { isPlain ? plainNumber(prefix + $0) : number(prefix + $0) }
        guard let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: parts[3] ?? 1)
    }
}

extension SKNode {
    /// Reads what Xcode's editors write of every node, and its children.
    func readNode(_ coder: NSCoder) {
        position = coder.point("_position") ?? .zero
        (zRotation, zPosition) = (coder.number("_zRotation") ?? 0, coder.number("_zPosition") ?? 0)
        (xScale, yScale, alpha) = (coder.number("_xScale") ?? 1, coder.number("_yScale") ?? 1, coder.number("_opacity") ?? 1)
        isHidden = (coder.object("_hidden") as? NSNumber)?.boolValue ?? false
        name = coder.object("_name") as? String
        for case let child as ArchivedNode in coder.object("_children") as? [Any] ?? [] {
            if let node = child.node, node.parent == nil { addChild(node) }
        }
        guard !(self is SKScene) else { return }
        physicsBody = (coder.object("_PKPhysicsBody") as? ArchivedBody)?.body
    }
}

extension SKScene {
    /// Reads what Xcode's scene editor writes of a scene.
    func readScene(_ coder: NSCoder) {
        if let bounds = coder.rect("Scene_bounds") { size = bounds.size }
        anchorPoint = coder.point("_anchorPoint") ?? anchorPoint
        backgroundColor = coder.color("_backgroundColor") ?? backgroundColor
        camera = (coder.object("_camera") as? ArchivedNode)?.node as? SKCameraNode
        if let gravity = (coder.object("_physicsWorld") as? ArchivedWorld)?.gravity { physicsWorld.gravity = gravity }
    }
}

extension SKSpriteNode {
    /// Reads what Xcode's scene editor writes of a sprite.
    func readSprite(_ coder: NSCoder) {
        texture = (coder.object("_texture") as? ArchivedTexture)?.texture
        color = coder.color("_baseColor") ?? color
        colorBlendFactor = coder.number("_colorMix") ?? 0
        blendMode = coder.number("_blendMode").flatMap { SKBlendMode(rawValue: Int($0)) } ?? .alpha
        anchorPoint = coder.point("_anchorPoint") ?? anchorPoint
        centerRect = coder.rect("_centerRect") ?? centerRect
        // The rectangle in the parent, which the node's scale has made larger.
        guard let bounds = coder.rect("_bounds"), xScale != 0, yScale != 0 else { return size = texture?.size() ?? .zero }
        size = CGSize(width: bounds.width / abs(xScale), height: bounds.height / abs(yScale))
    }
}

extension SKLabelNode {
    /// Reads what Xcode's scene editor writes of a label.
    func readLabel(_ coder: NSCoder) {
        text = coder.object("_text") as? String
        fontName = coder.object("_fontName") as? String ?? fontName
        fontSize = coder.plainNumber("_fontSize") ?? fontSize
        fontColor = coder.color("_fontColor", isPlain: true) ?? fontColor
        numberOfLines = coder.number("_numberOfLines").map { Int($0) } ?? 1
        preferredMaxLayoutWidth = coder.number("_preferredMaxLayoutWidth") ?? 0
        let mode = { (key: String) in coder.number(key).map { Int($0) } ?? 0 }
        horizontalAlignmentMode = SKLabelHorizontalAlignmentMode(rawValue: mode("_horizontalAlignmentMode")) ?? .center
        verticalAlignmentMode = SKLabelVerticalAlignmentMode(rawValue: mode("_verticalAlignmentMode")) ?? .baseline
    }
}
