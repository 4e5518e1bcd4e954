// Source: Apple's documentation of SceneKit.

@available(*, unavailable, message: "not yet in Quince: particles of scenes")
public enum SCNParticleSystem {}
@available(*, unavailable, message: "not yet in Quince: particles of scenes")
public enum SCNParticlePropertyController {}
@available(*, unavailable, message: "not yet in Quince: particles of scenes")
public enum SCNParticleBlendMode {}
@available(*, unavailable, message: "not yet in Quince: particles of scenes")
public enum SCNParticleSortingMode {}
@available(*, unavailable, message: "not yet in Quince: particles of scenes")
public enum SCNParticleBirthLocation {}
@available(*, unavailable, message: "not yet in Quince: particles of scenes")
public enum SCNParticleBirthDirection {}
@available(*, unavailable, message: "not yet in Quince: particles of scenes")
public enum SCNParticleEmissionMode {}
@available(*, unavailable, message: "not yet in Quince: sound in scenes")
public enum SCNAudioPlayer {}
@available(*, unavailable, message: "not yet in Quince: sound in scenes")
public enum SCNAudioSource {}
@available(*, unavailable, message: "not yet in Quince: files of scenes")
public enum SCNReferenceNode {}
@available(*, unavailable, message: "not yet in Quince: files of scenes")
public enum SCNReferenceLoadingPolicy {}
@available(*, unavailable, message: "not yet in Quince: files of scenes")
public enum SCNSceneSource {}
@available(*, unavailable, message: "not yet in Quince: files of scenes")
public enum SCNSceneSourceStatus {}
@available(*, unavailable, message: "not yet in Quince: files of scenes")
public protocol SCNSceneExportDelegate {}
@available(*, unavailable, message: "not yet in Quince: animations of files; use SCNAction or SCNTransaction")
public enum SCNAnimation {}
@available(*, unavailable, message: "not yet in Quince: animations of files; use SCNAction or SCNTransaction")
public enum SCNAnimationPlayer {}
@available(*, unavailable, message: "not yet in Quince: animations of files; use SCNAction or SCNTransaction")
public protocol SCNAnimatable {}
@available(*, unavailable, message: "not yet in Quince: animations of files; use SCNAction or SCNTransaction")
public enum SCNAnimationEvent {}
@available(*, unavailable, message: "not yet in Quince: animations of files; use SCNAction or SCNTransaction")
public enum SCNTimingFunction {}
@available(*, unavailable, message: "not yet in Quince: shapes that change and skins")
public enum SCNMorpher {}
@available(*, unavailable, message: "not yet in Quince: shapes that change and skins")
public enum SCNMorpherCalculationMode {}
@available(*, unavailable, message: "not yet in Quince: shapes that change and skins")
public enum SCNSkinner {}
@available(*, unavailable, message: "not yet in Quince: levels of detail")
public enum SCNLevelOfDetail {}
@available(*, unavailable, message: "not yet in Quince: shaders of apps")
public enum SCNProgram {}
@available(*, unavailable, message: "not yet in Quince: shaders of apps")
public protocol SCNProgramDelegate {}
@available(*, unavailable, message: "not yet in Quince: shaders of apps")
public protocol SCNShadable {}
@available(*, unavailable, message: "not yet in Quince: shaders of apps")
public struct SCNShaderModifierEntryPoint: Hashable, Sendable {}
@available(*, unavailable, message: "not yet in Quince: shaders of apps")
public enum SCNTechnique {}
@available(*, unavailable, message: "not yet in Quince: shaders of apps")
public protocol SCNTechniqueSupport {}
@available(*, unavailable, message: "not yet in Quince: shaders of apps")
public protocol SCNBufferStream {}
@available(*, unavailable, message: "not yet in Quince: shaders of apps")
public enum SCNBufferFrequency {}
@available(*, unavailable, message: "not yet in Quince: tessellation")
public enum SCNGeometryTessellator {}
@available(*, unavailable, message: "not yet in Quince: tessellation")
public enum SCNTessellationSmoothingMode {}
@available(*, unavailable, message: "not yet in Quince: inverse kinematics")
public enum SCNIKConstraint {}
@available(*, unavailable, message: "not yet in Quince: constraints that depend on time")
public enum SCNAccelerationConstraint {}
@available(*, unavailable, message: "not yet in Quince: constraints that depend on time")
public enum SCNSliderConstraint {}
@available(*, unavailable, message: "not yet in Quince: constraints that depend on time")
public enum SCNAvoidOccluderConstraint {}
@available(*, unavailable, message: "not yet in Quince: constraints that depend on time")
public protocol SCNAvoidOccluderConstraintDelegate {}
@available(*, unavailable, message: "not yet in Quince: renderers over Metal")
public enum SCNRenderer {}
@available(*, unavailable, message: "not yet in Quince: renderers over Metal")
public enum SCNLayer {}
@available(*, unavailable, message: "not yet in Quince: renderers over Metal")
public enum SCNRenderingAPI {}

extension SCNNode {
    @available(*, unavailable, message: "not yet in Quince: physics of scenes")
    public var physicsBody: SCNPhysicsBody? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: physics of scenes")
    public var physicsField: SCNPhysicsField? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: particles of scenes")
    public var particleSystems: [SCNParticleSystem]? { nil }
    @available(*, unavailable, message: "not yet in Quince: particles of scenes")
    public func addParticleSystem(_ system: SCNParticleSystem) {}
    @available(*, unavailable, message: "not yet in Quince: particles of scenes")
    public func removeParticleSystem(_ system: SCNParticleSystem) {}
    @available(*, unavailable, message: "not yet in Quince: particles of scenes")
    public func removeAllParticleSystems() {}
    @available(*, unavailable, message: "not yet in Quince: sound in scenes")
    public func addAudioPlayer(_ player: SCNAudioPlayer) {}
    @available(*, unavailable, message: "not yet in Quince: sound in scenes")
    public func removeAllAudioPlayers() {}
    @available(*, unavailable, message: "not yet in Quince: shapes that change and skins")
    public var morpher: SCNMorpher? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: shapes that change and skins")
    public var skinner: SCNSkinner? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: filters of nodes")
    public var filters: [Any]? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: animations of Core Animation in scenes; use SCNAction or SCNTransaction")
    public func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    @available(*, unavailable, message: "not yet in Quince: animations of Core Animation in scenes; use SCNAction or SCNTransaction")
    public func removeAnimation(forKey key: String) {}
    @available(*, unavailable, message: "not yet in Quince: animations of Core Animation in scenes; use SCNAction or SCNTransaction")
    public func removeAllAnimations() {}
    @available(*, unavailable, message: "not yet in Quince: animations of Core Animation in scenes; use SCNAction or SCNTransaction")
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { nil }
    @available(*, unavailable, message: "not yet in Quince: animations of Core Animation in scenes; use SCNAction or SCNTransaction")
    public var animationKeys: [String] { [] }
}

extension SCNScene {
    @available(*, unavailable, message: "not yet in Quince: physics of scenes")
    public var physicsWorld: SCNPhysicsWorld { fatalError("unavailable") }
    @available(*, unavailable, message: "not yet in Quince: particles of scenes")
    public func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
    @available(*, unavailable, message: "not yet in Quince: files of scenes")
    public func write(to url: URL, options: [String: Any]?, delegate: (any SCNSceneExportDelegate)?) -> Bool { false }
}
