// Descriptors from which a device makes its objects. Source: Apple's documentation of Metal.

import QuinceFoundation

/// The configuration of a new texture.
open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
    open var textureType = MTLTextureType.type2D
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var sampleCount = 1
    open var arrayLength = 1
    open var resourceOptions: MTLResourceOptions = []
    open var cpuCacheMode = MTLCPUCacheMode.defaultCache
    open var storageMode = MTLStorageMode.shared
    open var usage = MTLTextureUsage.shaderRead

    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        let side = max(width, height, 1)
        descriptor.mipmapLevelCount = mipmapped ? Int.bitWidth - side.leadingZeroBitCount : 1
        return descriptor
    }
}

open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var mipFilter = MTLSamplerMipFilter.notMipmapped
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
    open var rAddressMode = MTLSamplerAddressMode.clampToEdge
    open var maxAnisotropy = 1
    open var normalizedCoordinates = true
    open var label: String?
}

open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false
    open var label: String?
}

open class MTLHeapDescriptor: NSObject, @unchecked Sendable {
    open var size = 0
    open var storageMode = MTLStorageMode.private
    open var cpuCacheMode = MTLCPUCacheMode.defaultCache
}

open class MTLCompileOptions: NSObject, @unchecked Sendable {
    open var preprocessorMacros: [String: NSObject]?
    open var fastMathEnabled = true
}

open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    open var rasterSampleCount = 1
    open var sampleCount: Int {
        get { rasterSampleCount }
        set { rasterSampleCount = newValue }
    }
    open var isAlphaToCoverageEnabled = false
    open var isAlphaToOneEnabled = false
    open var isRasterizationEnabled = true
    open func reset() {
        (label, vertexFunction, fragmentFunction, vertexDescriptor) = (nil, nil, nil, nil)
        (depthAttachmentPixelFormat, stencilAttachmentPixelFormat, rasterSampleCount) = (.invalid, .invalid, 1)
        (isAlphaToCoverageEnabled, isAlphaToOneEnabled, isRasterizationEnabled) = (false, false, true)
        colorAttachments.items = [:]
    }
}

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
    open var sourceRGBBlendFactor = MTLBlendFactor.one
    open var destinationRGBBlendFactor = MTLBlendFactor.zero
    open var rgbBlendOperation = MTLBlendOperation.add
    open var sourceAlphaBlendFactor = MTLBlendFactor.one
    open var destinationAlphaBlendFactor = MTLBlendFactor.zero
    open var alphaBlendOperation = MTLBlendOperation.add
    open var writeMask = MTLColorWriteMask.all
}

/// The attachments of a pipeline by their numbers, made when they are first asked for.
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject, @unchecked Sendable {
    var items: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
    open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get {
            if let item = items[attachmentIndex] { return item }
            let item = MTLRenderPipelineColorAttachmentDescriptor()
            items[attachmentIndex] = item
            return item
        }
        set { items[attachmentIndex] = newValue }
    }
}

open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
    open var texture: (any MTLTexture)?
    open var level = 0
    open var slice = 0
    open var depthPlane = 0
    open var resolveTexture: (any MTLTexture)?
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.dontCare
}

open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    open var clearDepth = 1.0
}

open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
    open var clearStencil: UInt32 = 0
}

/// The attachments of a pass by their numbers, made when they are first asked for.
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject, @unchecked Sendable {
    private var items: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
    open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get {
            if let item = items[attachmentIndex] { return item }
            let item = MTLRenderPassColorAttachmentDescriptor()
            items[attachmentIndex] = item
            return item
        }
        set { items[attachmentIndex] = newValue }
    }
}

open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
    open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
    open var renderTargetWidth = 0
    open var renderTargetHeight = 0
    open var renderTargetArrayLength = 0
}

open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable {
    open var format = MTLVertexFormat.invalid
    open var offset = 0
    open var bufferIndex = 0
}

open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable {
    open var stride = 0
    open var stepFunction = MTLVertexStepFunction.perVertex
    open var stepRate = 1
}

/// The attributes of vertices by their numbers, made when they are first asked for.
open class MTLVertexAttributeDescriptorArray: NSObject, @unchecked Sendable {
    fileprivate var items: [Int: MTLVertexAttributeDescriptor] = [:]
    open subscript(index: Int) -> MTLVertexAttributeDescriptor! {
        get {
            if let item = items[index] { return item }
            let item = MTLVertexAttributeDescriptor()
            items[index] = item
            return item
        }
        set { items[index] = newValue }
    }
}

/// The layouts of buffers by their numbers, made when they are first asked for.
open class MTLVertexBufferLayoutDescriptorArray: NSObject, @unchecked Sendable {
    fileprivate var items: [Int: MTLVertexBufferLayoutDescriptor] = [:]
    open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
        get {
            if let item = items[index] { return item }
            let item = MTLVertexBufferLayoutDescriptor()
            items[index] = item
            return item
        }
        set { items[index] = newValue }
    }
}

open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
    public let attributes = MTLVertexAttributeDescriptorArray()
    public let layouts = MTLVertexBufferLayoutDescriptorArray()
    open func reset() { (attributes.items, layouts.items) = ([:], [:]) }
}
