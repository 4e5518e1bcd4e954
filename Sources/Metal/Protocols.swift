// Objects that a device makes; none exist without a device. Source: Apple's documentation of Metal.

import QuinceFoundation

public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void

/// A queue of command buffers.
public protocol MTLCommandQueue: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
}

/// Commands that a device carries out together.
public protocol MTLCommandBuffer: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var commandQueue: any MTLCommandQueue { get }
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    var gpuStartTime: CFTimeInterval { get }
    var gpuEndTime: CFTimeInterval { get }
    func enqueue()
    func commit()
    func present(_ drawable: any MTLDrawable)
    func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
    func waitUntilScheduled()
    func waitUntilCompleted()
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

/// Writes commands into a buffer.
public protocol MTLCommandEncoder: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func endEncoding()
    func insertDebugSignpost(_ string: String)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

/// Writes commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setCullMode(_ cullMode: MTLCullMode)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setScissorRect(_ rect: MTLScissorRect)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
        instanceCount: Int)
}

/// Writes commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Writes commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
    func generateMipmaps(for texture: any MTLTexture)
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
}

/// Memory of a device.
public protocol MTLResource: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var storageMode: MTLStorageMode { get }
    var cpuCacheMode: MTLCPUCacheMode { get }
    var resourceOptions: MTLResourceOptions { get }
    var allocatedSize: Int { get }
}

/// Bytes of a device.
public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    var gpuAddress: UInt64 { get }
    func contents() -> UnsafeMutableRawPointer
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
}

/// Pixels of a device.
public protocol MTLTexture: MTLResource {
    var textureType: MTLTextureType { get }
    var pixelFormat: MTLPixelFormat { get }
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var mipmapLevelCount: Int { get }
    var sampleCount: Int { get }
    var arrayLength: Int { get }
    var usage: MTLTextureUsage { get }
    var isFramebufferOnly: Bool { get }
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
}

/// Memory that resources are made from.
public protocol MTLHeap: NSObjectProtocol {
    var label: String? { get set }
    var size: Int { get }
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
}

/// Functions of shaders.
public protocol MTLLibrary: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var functionNames: [String] { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A function of a shader.
public protocol MTLFunction: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var name: String { get }
    var functionType: MTLFunctionType { get }
}

/// Functions and settings that draw.
public protocol MTLRenderPipelineState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
}

/// A function that computes.
public protocol MTLComputePipelineState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}

/// How depths are compared.
public protocol MTLDepthStencilState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
}

/// How textures are read.
public protocol MTLSamplerState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
}

/// A picture that can be shown.
public protocol MTLDrawable: NSObjectProtocol {
    var presentedTime: CFTimeInterval { get }
    var drawableID: Int { get }
    func present()
    func present(at presentationTime: CFTimeInterval)
}

/// Orders commands.
public protocol MTLFence: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
}

/// Orders command buffers.
public protocol MTLEvent: NSObjectProtocol {
    var label: String? { get set }
    var device: (any MTLDevice)? { get }
}
