import QuinceFoundation
import simd

/// A place in the world. Source: Apple's documentation of `ARAnchor`.
open class ARAnchor: NSObject, NSCopying, @unchecked Sendable {
    public let name: String?
    public let identifier: UUID
    public let transform: simd_float4x4
    open var sessionIdentifier: UUID? { nil }

    public init(transform: simd_float4x4) { (name, identifier, self.transform) = (nil, UUID(), transform) }
    public init(name: String, transform: simd_float4x4) { (self.name, identifier, self.transform) = (name, UUID(), transform) }
    public required init(anchor: ARAnchor) { (name, identifier, transform) = (anchor.name, anchor.identifier, anchor.transform) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
}

/// Source: Apple's documentation of `ARTrackable`.
public protocol ARTrackable: NSObjectProtocol {
    var isTracked: Bool { get }
}
