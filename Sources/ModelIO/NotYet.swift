// Source: Apple's documentation of Model I/O.

@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLMesh {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLSubmesh {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLMeshBufferAllocator {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLMeshBufferDataAllocator {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLMeshBuffer {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLMaterial {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLMaterialProperty {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLScatteringFunction {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLTexture {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLURLTexture {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLCheckerboardTexture {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLNoiseTexture {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLSkyCubeTexture {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLNormalMapTexture {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLColorSwatchTexture {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLCamera {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLStereoscopicCamera {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLLight {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLAreaLight {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLPhotometricLight {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLLightProbe {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLVertexDescriptor {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLVertexAttribute {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLVertexBufferLayout {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLVoxelArray {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLAnimatedValue {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLSkeleton {}
@available(*, unavailable, message: "not yet in Quince: meshes, materials and files of models")
public enum MDLPackedJointAnimation {}
