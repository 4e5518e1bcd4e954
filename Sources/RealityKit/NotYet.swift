// Source: Apple's documentation of RealityKit.

@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum ARView {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum RealityView {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum RealityViewContent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum RealityViewCameraContent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum RealityViewDefaultPlaceholder {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum Model3D {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum Scene {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum MeshResource {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum MeshDescriptor {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum MeshBuffers {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum ModelComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public protocol Material {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum SimpleMaterial {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum UnlitMaterial {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PhysicallyBasedMaterial {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum OcclusionMaterial {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum VideoMaterial {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum CustomMaterial {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum ShaderGraphMaterial {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum MaterialParameters {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum TextureResource {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum EnvironmentResource {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum DrawableQueue {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum CollisionComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum CollisionGroup {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum CollisionFilter {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum CollisionEvents {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum ShapeResource {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PhysicsBodyComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PhysicsMotionComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PhysicsMassProperties {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PhysicsMaterialResource {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PhysicsSimulationComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public protocol HasModel {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public protocol HasAnchoring {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public protocol HasCollision {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public protocol HasPhysics {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public protocol HasPhysicsBody {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public protocol HasPhysicsMotion {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum DirectionalLight {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PointLight {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum SpotLight {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum DirectionalLightComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PointLightComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum SpotLightComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum ImageBasedLightComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum AnimationResource {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum AnimationPlaybackController {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum AnimationDefinition {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum FromToByAnimation {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum OrbitAnimation {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum AudioFileResource {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum AudioResource {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum AudioPlaybackController {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum SpatialAudioComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum BodyTrackedEntity {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum TriggerVolume {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum SceneEvents {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum AnimationEvents {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public protocol System {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum SystemUpdateContext {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum EntityQuery {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum QueryPredicate {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum HoverEffectComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum ParticleEmitterComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum TextComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum ViewAttachmentComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum PhotogrammetrySession {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum ObjectCaptureSession {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum SynchronizationComponent {}
@available(
    *, unavailable, message: "not yet in Quince: scenes of RealityKit, which are not drawn; entities, components and transforms are there"
)
public enum EntityTranslationGestureRecognizer {}
