import CoreGraphics
import QuinceFoundation

/// The number of a request; 0 is none.
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// The size that asks for a picture as large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Source: Apple's documentation of `PHImageContentMode`.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill = 1
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// Source: Apple's documentation of `PHImageRequestOptionsVersion`.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    case current = 0
    case unadjusted = 1
    case original = 2
}

/// Whether a picture comes fast, well, or first one way and then the other.
///
/// Source: Apple's documentation of `PHImageRequestOptionsDeliveryMode`.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic = 0
    case highQualityFormat = 1
    case fastFormat = 2
}

/// How exactly a picture has the size that is asked for.
///
/// Source: Apple's documentation of `PHImageRequestOptionsResizeMode`.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none = 0
    case fast = 1
    /// Exactly the size, cut where it is filled.
    case exact = 2
}

/// Source: Apple's documentation of `PHAssetImageProgressHandler`.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// Options of a request for a picture.
///
/// Source: Apple's documentation of `PHImageRequestOptions`. All photos are on the device: nothing is loaded over a network.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part of the picture, from 0 to 1, that is asked for; zero is all of it. Needs `.exact`.
    open var normalizedCropRect = CGRect.zero
    open var isNetworkAccessAllowed = false
    /// Whether the request blocks until the picture is there; it comes once then.
    open var isSynchronous = false
    open var allowSecondaryDegradedImage = false
    /// Called while a picture comes from iCloud: never here.
    open var progressHandler: PHAssetImageProgressHandler?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
        (copy.normalizedCropRect, copy.isNetworkAccessAllowed) = (normalizedCropRect, isNetworkAccessAllowed)
        (copy.isSynchronous, copy.allowSecondaryDegradedImage) = (isSynchronous, allowSecondaryDegradedImage)
        copy.progressHandler = progressHandler
        return copy
    }
}

/// Whether the photo is in iCloud alone; false here.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
