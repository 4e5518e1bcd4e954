import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// Source: Apple's documentation of `ALAuthorizationStatus`.
public enum ALAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// The photo library of the years before Photos. Its status is that of Photos; the rest is not in Quince.
///
/// Source: Apple's documentation of `ALAssetsLibrary`.
@available(iOS, deprecated: 9.0, message: "Use PHPhotoLibrary from the Photos framework")
open class ALAssetsLibrary: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> ALAuthorizationStatus {
        switch DeviceRuntime.current.permissions.currentStatus(of: .photos) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }

    @available(*, unavailable, message: "not yet in Quince: AssetsLibrary, which Photos replaces")
    open func enumerateGroups(withTypes types: UInt32, using enumerationBlock: Any?, failureBlock: Any?) {}
    @available(*, unavailable, message: "not yet in Quince: AssetsLibrary, which Photos replaces")
    open func asset(for assetURL: URL, resultBlock: Any?, failureBlock: Any?) {}
    @available(*, unavailable, message: "not yet in Quince: AssetsLibrary, which Photos replaces")
    open func writeVideoAtPath(toSavedPhotosAlbum videoPathURL: URL, completionBlock: Any?) {}
}
