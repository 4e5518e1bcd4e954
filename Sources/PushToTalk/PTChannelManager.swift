import QuinceFoundation
import UIKit

public let PTInstantiationErrorDomain = "PTInstantiationErrorDomain"

/// The reason why there is no manager. Source: Apple's documentation of `PTInstantiationError`.
public struct PTInstantiationError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, invalidPlatform, missingBackgroundMode, missingPushServerEnvironment, missingEntitlement
        case instantiationAlreadyInProgress
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { PTInstantiationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .invalidPlatform ? "Push to Talk is not available on this platform." : nil }
}

/// A channel in which people talk. Source: Apple's documentation of `PTChannelDescriptor`.
open class PTChannelDescriptor: NSObject, @unchecked Sendable {
    open var name: String
    open var image: UIImage?
    public init(name: String, image: UIImage?) { (self.name, self.image) = (name, image) }
}

/// A person of a channel. Source: Apple's documentation of `PTParticipant`.
open class PTParticipant: NSObject, @unchecked Sendable {
    public let name: String
    public let image: UIImage?
    public init(name: String, image: UIImage?) { (self.name, self.image) = (name, image) }
}

/// The channels of the app; as in Apple's Simulator there is no manager of them.
///
/// Source: Apple's documentation of `PTChannelManager`.
open class PTChannelManager: NSObject, @unchecked Sendable {
    private override init() {}
    open var activeChannelUUID: UUID? { nil }
}
