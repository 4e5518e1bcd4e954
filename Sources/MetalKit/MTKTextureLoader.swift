import Metal
import UIKit

/// Makes textures of pictures, which needs a device: all loads fail. Source: Apple's documentation of `MTKTextureLoader`.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    public struct Error: RawRepresentable, Hashable, Sendable, Swift.Error, LocalizedError {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public var errorDescription: String? { "There is no device of Metal's that could hold the texture." }
    }
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
        public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
        public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
    }
    public struct Origin: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
        public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
        public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }

    public let device: any MTLDevice
    private static let noDevice = Error(rawValue: "MTKTextureLoaderErrorDomain")

    public init(device: any MTLDevice) { self.device = device }

    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw MTKTextureLoader.noDevice }
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw MTKTextureLoader.noDevice }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw MTKTextureLoader.noDevice }
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw MTKTextureLoader.noDevice }
}

@available(*, unavailable, message: "not yet in Quince: meshes of Metal, of which there is no device here")
public enum MTKMesh {}
@available(*, unavailable, message: "not yet in Quince: meshes of Metal, of which there is no device here")
public enum MTKSubmesh {}
@available(*, unavailable, message: "not yet in Quince: meshes of Metal, of which there is no device here")
public enum MTKMeshBuffer {}
@available(*, unavailable, message: "not yet in Quince: meshes of Metal, of which there is no device here")
public enum MTKMeshBufferAllocator {}
