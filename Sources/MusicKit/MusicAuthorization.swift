import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The user's decision about Apple Music and the media library. Source: Apple's documentation of `MusicAuthorization`.
public struct MusicAuthorization: Sendable {
    /// Source: Apple's documentation of `MusicAuthorization.Status`.
    public enum Status: String, Codable, Hashable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
    }

    public static var currentStatus: Status {
        switch DeviceRuntime.current.permissions.currentStatus(of: .mediaLibrary) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }

    /// Asks the user once. Without `NSAppleMusicUsageDescription` in its Info.plist the app ends.
    public static func request() async -> Status {
        let permissions = DeviceRuntime.current.permissions
        permissions.requireUsageDescription(of: .mediaLibrary, keys: ["NSAppleMusicUsageDescription"])
        let isGranted = await withCheckedContinuation { continuation in
            permissions.request(.mediaLibrary) { continuation.resume(returning: $0) }
        }
        return isGranted ? .authorized : .denied
    }
}
