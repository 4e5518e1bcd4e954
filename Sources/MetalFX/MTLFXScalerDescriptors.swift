import Metal

/// The configuration of a spatial scaler; no device supports it here. Source: Apple's documentation of `MTLFXSpatialScalerDescriptor`.
open class MTLFXSpatialScalerDescriptor: NSObject, @unchecked Sendable {
    open var colorTextureFormat = MTLPixelFormat.invalid
    open var outputTextureFormat = MTLPixelFormat.invalid
    open var inputWidth = 0
    open var inputHeight = 0
    open var outputWidth = 0
    open var outputHeight = 0
    open class func supportsDevice(_ device: any MTLDevice) -> Bool { false }
    open func makeSpatialScaler(device: any MTLDevice) -> (any MTLFXSpatialScaler)? { nil }
}

/// The configuration of a temporal scaler; no device supports it here. Source: Apple's documentation of `MTLFXTemporalScalerDescriptor`.
open class MTLFXTemporalScalerDescriptor: NSObject, @unchecked Sendable {
    open var colorTextureFormat = MTLPixelFormat.invalid
    open var depthTextureFormat = MTLPixelFormat.invalid
    open var motionTextureFormat = MTLPixelFormat.invalid
    open var outputTextureFormat = MTLPixelFormat.invalid
    open var inputWidth = 0
    open var inputHeight = 0
    open var outputWidth = 0
    open var outputHeight = 0
    open class func supportsDevice(_ device: any MTLDevice) -> Bool { false }
    open func makeTemporalScaler(device: any MTLDevice) -> (any MTLFXTemporalScaler)? { nil }
}

/// Makes pictures larger; none is made where there is no device.
public protocol MTLFXSpatialScaler: NSObjectProtocol {
    var inputWidth: Int { get }
    var inputHeight: Int { get }
    var outputWidth: Int { get }
    var outputHeight: Int { get }
    var colorTexture: (any MTLTexture)? { get set }
    var outputTexture: (any MTLTexture)? { get set }
    func encode(commandBuffer: any MTLCommandBuffer)
}

/// Makes pictures larger from several; none is made where there is no device.
public protocol MTLFXTemporalScaler: NSObjectProtocol {
    var inputWidth: Int { get }
    var inputHeight: Int { get }
    var outputWidth: Int { get }
    var outputHeight: Int { get }
    var colorTexture: (any MTLTexture)? { get set }
    var outputTexture: (any MTLTexture)? { get set }
    func encode(commandBuffer: any MTLCommandBuffer)
}
