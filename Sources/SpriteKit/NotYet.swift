// Source: Apple's documentation of SpriteKit.

@available(*, unavailable, message: "not yet in Quince: tile maps")
public enum SKTileMapNode {}
@available(*, unavailable, message: "not yet in Quince: tile maps")
public enum SKTileSet {}
@available(*, unavailable, message: "not yet in Quince: tile maps")
public enum SKTileSetType {}
@available(*, unavailable, message: "not yet in Quince: tile maps")
public enum SKTileGroup {}
@available(*, unavailable, message: "not yet in Quince: tile maps")
public enum SKTileGroupRule {}
@available(*, unavailable, message: "not yet in Quince: tile maps")
public enum SKTileDefinition {}
@available(*, unavailable, message: "not yet in Quince: tile maps")
public enum SKTileDefinitionRotation {}
@available(*, unavailable, message: "not yet in Quince: tile maps")
public enum SKTileAdjacencyMask {}
@available(*, unavailable, message: "not yet in Quince: films in scenes")
public enum SKVideoNode {}
@available(*, unavailable, message: "not yet in Quince: lights")
public enum SKLightNode {}
@available(*, unavailable, message: "not yet in Quince: fields")
public enum SKFieldNode {}
@available(*, unavailable, message: "not yet in Quince: fields")
public enum SKRegion {}
@available(*, unavailable, message: "not yet in Quince: shaders")
public enum SKShader {}
@available(*, unavailable, message: "not yet in Quince: shaders")
public enum SKUniform {}
@available(*, unavailable, message: "not yet in Quince: shaders")
public enum SKUniformType {}
@available(*, unavailable, message: "not yet in Quince: shaders")
public enum SKAttribute {}
@available(*, unavailable, message: "not yet in Quince: shaders")
public enum SKAttributeValue {}
@available(*, unavailable, message: "not yet in Quince: shaders")
public enum SKAttributeType {}
@available(*, unavailable, message: "not yet in Quince: warped geometry")
public enum SKWarpGeometry {}
@available(*, unavailable, message: "not yet in Quince: warped geometry")
public enum SKWarpGeometryGrid {}
@available(*, unavailable, message: "not yet in Quince: warped geometry")
public enum SKWarpable {}
@available(*, unavailable, message: "not yet in Quince: inverse kinematics")
public enum SKReachConstraints {}
@available(*, unavailable, message: "not yet in Quince: files of Xcode's scene editor")
public enum SKReferenceNode {}

extension SKAction {
    @available(*, unavailable, message: "not yet in Quince: actions of Xcode's editor; make them in code")
    public convenience init?(named name: String) { nil }
    @available(*, unavailable, message: "not yet in Quince: actions of Xcode's editor; make them in code")
    public convenience init?(named name: String, duration sec: TimeInterval) { nil }
    @available(*, unavailable, message: "not yet in Quince: actions of Xcode's editor; make them in code")
    public convenience init?(named name: String, from url: URL) { nil }
    @available(*, unavailable, message: "not yet in Quince: actions of Xcode's editor; make them in code")
    public convenience init?(named name: String, from url: URL, duration sec: TimeInterval) { nil }
}

@available(*, unavailable, message: "not yet in Quince: scenes of SceneKit")
public enum SK3DNode {}
@available(*, unavailable, message: "not yet in Quince: turns out of the plane")
public enum SKTransformNode {}
@available(*, unavailable, message: "not yet in Quince: textures with pixels that change")
public enum SKMutableTexture {}
@available(*, unavailable, message: "not yet in Quince: renderers over Metal")
public enum SKRenderer {}
