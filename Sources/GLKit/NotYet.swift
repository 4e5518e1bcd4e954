// Source: Apple's documentation of GLKit.

@available(*, unavailable, message: "not yet in Quince: matrices of GLKit other than GLKMatrix4")
public enum GLKMatrix2 {}
@available(*, unavailable, message: "not yet in Quince: matrices of GLKit other than GLKMatrix4")
public enum GLKMatrix3 {}
@available(*, unavailable, message: "not yet in Quince: matrices of GLKit other than GLKMatrix4")
public enum GLKMatrixStack {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKView {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKViewController {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public protocol GLKViewDelegate {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public protocol GLKViewControllerDelegate {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKBaseEffect {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKReflectionMapEffect {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKSkyboxEffect {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKEffectPropertyLight {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKEffectPropertyMaterial {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKEffectPropertyTexture {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKEffectPropertyTransform {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKEffectPropertyFog {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKEffectProperty {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public protocol GLKNamedEffect {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKTextureLoader {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKTextureInfo {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKMesh {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKSubmesh {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKMeshBuffer {}
@available(*, unavailable, message: "not yet in Quince: OpenGL in apps")
public enum GLKMeshBufferAllocator {}
