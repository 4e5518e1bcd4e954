import Glibc
import QuinceFoundation

/// The name of a property. Source: Apple's documentation of `IOSurfacePropertyKey`.
public struct IOSurfacePropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let width = IOSurfacePropertyKey(rawValue: "IOSurfaceWidth")
    public static let height = IOSurfacePropertyKey(rawValue: "IOSurfaceHeight")
    public static let bytesPerElement = IOSurfacePropertyKey(rawValue: "IOSurfaceBytesPerElement")
    public static let bytesPerRow = IOSurfacePropertyKey(rawValue: "IOSurfaceBytesPerRow")
    public static let allocSize = IOSurfacePropertyKey(rawValue: "IOSurfaceAllocSize")
    public static let pixelFormat = IOSurfacePropertyKey(rawValue: "IOSurfacePixelFormat")
    public static let name = IOSurfacePropertyKey(rawValue: "IOSurfaceName")
}

/// Source: Apple's documentation of `IOSurfaceLockOptions`.
public struct IOSurfaceLockOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let readOnly = IOSurfaceLockOptions(rawValue: 1)
    public static let avoidSync = IOSurfaceLockOptions(rawValue: 2)
}

/// Memory for a picture of one plane. It is the process's own: no other process sees it.
///
/// Source: Apple's documentation of `IOSurface`.
open class IOSurface: NSObject, @unchecked Sendable {
    public let width: Int
    public let height: Int
    public let bytesPerElement: Int
    public let bytesPerRow: Int
    public let allocationSize: Int
    public let pixelFormat: OSType
    public let baseAddress: UnsafeMutableRawPointer
    private let lock = NSLock()
    private var attachments: [String: Any] = [:]
    private var changes: UInt32 = 0
    private var locks = 0

    /// Larger surfaces are not made, in bytes.
    private static let largestSize = 1 << 30

    /// nil for sizes that are not positive or too large.
    public init?(properties: [IOSurfacePropertyKey: any Sendable]) {
        func number(_ key: IOSurfacePropertyKey) -> Int? { (properties[key] as? Int) ?? (properties[key] as? UInt32).map { Int($0) } }
        guard let width = number(.width), let height = number(.height), (1...32767).contains(width), (1...32767).contains(height) else {
            return nil
        }
        let element = number(.bytesPerElement) ?? 4
        guard (1...64).contains(element) else { return nil }
        let row = number(.bytesPerRow) ?? (width * element + 63) / 64 * 64
        guard row >= width * element, row <= Self.largestSize / height else { return nil }
        let size = max(number(.allocSize) ?? 0, row * height)
        guard size <= Self.largestSize, let memory = calloc(1, size) else { return nil }
        (self.width, self.height, bytesPerElement, bytesPerRow) = (width, height, element, row)
        (allocationSize, baseAddress) = (size, memory)
        pixelFormat = OSType(truncatingIfNeeded: number(.pixelFormat) ?? 0)
        super.init()
    }

    deinit { free(baseAddress) }

    open var planeCount: Int { 0 }
    open var elementWidth: Int { 1 }
    open var elementHeight: Int { 1 }
    /// Changes with each time that the memory was unlocked after writing.
    open var seed: UInt32 { lock.withLock { changes } }
    open var isInUse: Bool { lock.withLock { locks > 0 } }

    /// Begins an access to the memory.
    ///
    /// - Returns: 0.
    @discardableResult open func lock(options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>?) -> Int32 {
        lock.withLock {
            locks += 1
            seed?.pointee = changes
        }
        return 0
    }

    /// Ends an access to the memory.
    ///
    /// - Returns: 0, or -536870206 where it was not locked.
    @discardableResult open func unlock(options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>?) -> Int32 {
        lock.withLock {
            guard locks > 0 else { return -536_870_206 }
            locks -= 1
            if !options.contains(.readOnly) { changes &+= 1 }
            seed?.pointee = changes
            return 0
        }
    }

    open func setAttachment(_ anObject: Any, forKey key: String) { lock.withLock { attachments[key] = anObject } }
    open func attachment(forKey key: String) -> Any? { lock.withLock { attachments[key] } }
    open func removeAttachment(forKey key: String) { lock.withLock { _ = attachments.removeValue(forKey: key) } }
    open func removeAllAttachments() { lock.withLock { attachments = [:] } }
    open func allAttachments() -> [String: Any]? { lock.withLock { attachments.isEmpty ? nil : attachments } }
}
