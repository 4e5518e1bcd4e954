import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The user's permissions for the photo library.
enum PhotoAccess {
    static var permissions: DevicePermissions { DeviceRuntime.current.permissions }

    static func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
        let full = authorization(permissions.currentStatus(of: .photos))
        guard level == .addOnly, full != .authorized else { return full }
        return authorization(permissions.currentStatus(of: .photosAdd))
    }

    /// Asks the user, where nobody has been asked yet.
    static func request(_ level: PHAccessLevel, _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        let status = status(for: level)
        guard status == .notDetermined else { return handler(status) }
        requireUsageDescription(for: level)
        permissions.request(service(of: level)) { handler($0 ? .authorized : .denied) }
    }

    /// Ends the app where its Info.plist does not say what it needs the photos for, as iOS does.
    static func requireUsageDescription(for level: PHAccessLevel) { permissions.requireUsageDescription(of: service(of: level)) }

    private static func service(of level: PHAccessLevel) -> PrivacyService { level == .addOnly ? .photosAdd : .photos }

    /// Whether the app may read the library. Asks the user where nobody has been asked yet; the observers of the library are notified of the answer.
    static func canRead() -> Bool {
        let status = status(for: .readWrite)
        if status == .notDetermined {
            request(.readWrite) { if $0 == .authorized { PHPhotoLibrary.shared().observation.notify() } }
        }
        return status == .authorized
    }

    private static func authorization(_ status: PermissionStatus) -> PHAuthorizationStatus {
        switch status {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }
}
