// Sizes, places and settings. Source: Apple's documentation of Metal.

import QuinceFoundation

public struct MTLOrigin: Equatable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct MTLSize: Equatable, Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int
    public init() { (width, height, depth) = (0, 0, 0) }
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}

public struct MTLRegion: Equatable, Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize
    public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}

public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion { MTLRegionMake3D(x, 0, 0, width, 1, 1) }
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion { MTLRegionMake3D(x, y, 0, width, height, 1) }
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}

/// Red, green, blue, alpha.
public struct MTLClearColor: Equatable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

public struct MTLViewport: Equatable, Sendable {
    public var originX: Double
    public var originY: Double
    public var width: Double
    public var height: Double
    public var znear: Double
    public var zfar: Double
    public init() { (originX, originY, width, height, znear, zfar) = (0, 0, 0, 0, 0, 0) }
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

public struct MTLScissorRect: Equatable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    public init() { (x, y, width, height) = (0, 0, 0, 0) }
    public init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
}

public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, a8Unorm = 1, r8Unorm = 10, r8Unorm_srgb = 11, r8Snorm = 12, r8Uint = 13, r8Sint = 14
    case r16Unorm = 20, r16Snorm = 22, r16Uint = 23, r16Sint = 24, r16Float = 25
    case rg8Unorm = 30, rg8Unorm_srgb = 31, rg8Snorm = 32, rg8Uint = 33, rg8Sint = 34
    case b5g6r5Unorm = 40, a1bgr5Unorm = 41, abgr4Unorm = 42, bgr5A1Unorm = 43
    case r32Uint = 53, r32Sint = 54, r32Float = 55
    case rg16Unorm = 60, rg16Snorm = 62, rg16Uint = 63, rg16Sint = 64, rg16Float = 65
    case rgba8Unorm = 70, rgba8Unorm_srgb = 71, rgba8Snorm = 72, rgba8Uint = 73, rgba8Sint = 74
    case bgra8Unorm = 80, bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90, rgb10a2Uint = 91, rg11b10Float = 92, rgb9e5Float = 93, bgr10a2Unorm = 94
    case rg32Uint = 103, rg32Sint = 104, rg32Float = 105
    case rgba16Unorm = 110, rgba16Snorm = 112, rgba16Uint = 113, rgba16Sint = 114, rgba16Float = 115
    case rgba32Uint = 123, rgba32Sint = 124, rgba32Float = 125
    case depth16Unorm = 250, depth32Float = 252, stencil8 = 253, depth24Unorm_stencil8 = 255, depth32Float_stencil8 = 260
}

public enum MTLCommandBufferStatus: UInt, Sendable { case notEnqueued = 0, enqueued, committed, scheduled, completed, error }
public enum MTLPrimitiveType: UInt, Sendable { case point = 0, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16 = 0, uint32 }
public enum MTLCullMode: UInt, Sendable { case none = 0, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise = 0, counterClockwise }
public enum MTLTriangleFillMode: UInt, Sendable { case fill = 0, lines }
public enum MTLLoadAction: UInt, Sendable { case dontCare = 0, load, clear }
public enum MTLStoreAction: UInt, Sendable {
    case dontCare = 0, store, multisampleResolve, storeAndMultisampleResolve, unknown, customSampleDepthStore
}
public enum MTLCompareFunction: UInt, Sendable { case never = 0, less, equal, lessEqual, greater, notEqual, greaterEqual, always }
public enum MTLBlendFactor: UInt, Sendable {
    case zero = 0, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor
    case destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha
}
public enum MTLBlendOperation: UInt, Sendable { case add = 0, subtract, reverseSubtract, min, max }
public enum MTLTextureType: UInt, Sendable {
    case type1D = 0, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}
public enum MTLStorageMode: UInt, Sendable { case shared = 0, managed, `private`, memoryless }
public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache = 0, writeCombined }
public enum MTLFunctionType: UInt, Sendable { case vertex = 1, fragment, kernel, visible = 5, intersection, mesh, object }
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest = 0, linear }
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped = 0, nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge = 0, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero }
public enum MTLVertexStepFunction: UInt, Sendable { case constant = 0, perVertex, perInstance, perPatch, perPatchControlPoint }
public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0, uchar2, uchar3, uchar4, char2, char3, char4, uchar2Normalized, uchar3Normalized, uchar4Normalized
    case float = 28, float2, float3, float4, int, int2, int3, int4, uint, uint2, uint3, uint4
    case half2 = 25, half3, half4
}

public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    public static let storageModeShared: MTLResourceOptions = []
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
    public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
    public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 256)
    public static let hazardTrackingModeTracked = MTLResourceOptions(rawValue: 512)
}

public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let unknown: MTLTextureUsage = []
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
    public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}

public struct MTLColorWriteMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let red = MTLColorWriteMask(rawValue: 8)
    public static let green = MTLColorWriteMask(rawValue: 4)
    public static let blue = MTLColorWriteMask(rawValue: 2)
    public static let alpha = MTLColorWriteMask(rawValue: 1)
    public static let all = MTLColorWriteMask(rawValue: 15)
}
