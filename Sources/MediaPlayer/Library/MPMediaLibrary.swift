import DeviceRuntime
@_spi(Quince) import QuinceFoundation
import UIKit

/// Whether the user lets the app see the media library. Source: Apple's documentation of `MPMediaLibraryAuthorizationStatus`.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, denied, restricted, authorized
}

/// The media library of the device: empty, as in Apple's Simulator, which has no Music app.
///
/// Source: Apple's documentation of `MPMediaLibrary`.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    private let lock = NSLock()
    private var observers = 0
    private let made = Date()

    override init() { super.init() }

    open class func `default`() -> MPMediaLibrary { library }

    /// When the library was changed last.
    open var lastModifiedDate: Date { made }

    /// Begins posting `MPMediaLibraryDidChange`, as often as `endGeneratingLibraryChangeNotifications` ends it. The library never changes.
    open func beginGeneratingLibraryChangeNotifications() { lock.withLock { observers += 1 } }
    open func endGeneratingLibraryChangeNotifications() { lock.withLock { observers = max(0, observers - 1) } }

    /// The user's decision, without asking.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        switch DeviceRuntime.current.permissions.currentStatus(of: .mediaLibrary) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }

    /// Asks the user once. Without `NSAppleMusicUsageDescription` in its Info.plist the app ends.
    ///
    /// - Parameter completionHandler: Called on a thread of the system's.
    open class func requestAuthorization(_ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        DeviceRuntime.current.permissions.requireUsageDescription(of: .mediaLibrary)
        DeviceRuntime.current.permissions.request(.mediaLibrary) { isGranted in
            DispatchQueue.global().async { completionHandler(isGranted ? .authorized : .denied) }
        }
    }

    /// Asks the user once. Without `NSAppleMusicUsageDescription` in its Info.plist the app ends.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        await withCheckedContinuation { continuation in requestAuthorization { continuation.resume(returning: $0) } }
    }
}

extension MPMediaLibrary {
    @available(*, unavailable, message: "not yet in Quince: changes of the media library")
    public func addItem(withProductID productID: String, completionHandler: (([MPMediaEntity], (any Error)?) -> Void)? = nil) {
        fatalError()
    }
    @available(*, unavailable, message: "not yet in Quince: playlists")
    public func getPlaylist(with uuid: UUID, completionHandler: @escaping (Any?, (any Error)?) -> Void) { fatalError() }
}

extension NSNotification.Name {
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
