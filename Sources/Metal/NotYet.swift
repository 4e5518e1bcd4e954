// Source: Apple's documentation of Metal.

@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLSharedEvent {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLSharedEventListener {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLAccelerationStructure {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLAccelerationStructureDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLArgumentEncoder {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLArgumentDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLBinaryArchive {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLBinaryArchiveDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLCaptureManager {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLCaptureDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLCaptureScope {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLCounterSampleBuffer {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLDynamicLibrary {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLFunctionConstantValues {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLIndirectCommandBuffer {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLIndirectCommandBufferDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLIntersectionFunctionTable {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLParallelRenderCommandEncoder {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLComputePipelineDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLMeshRenderPipelineDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLTileRenderPipelineDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLRasterizationRateMap {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLResidencySet {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLStencilDescriptor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLVisibleFunctionTable {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLIOCommandQueue {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLLogState {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTL4CommandQueue {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTL4CommandBuffer {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTL4Compiler {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum MTLTensor {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum CAMetalLayer {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum CAMetalDrawable {}
@available(*, unavailable, message: "not yet in Quince: Metal, of which there is no device here")
public enum CAMetalDisplayLink {}
