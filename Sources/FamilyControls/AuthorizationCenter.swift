import ManagedSettings
import QuinceCombine
import QuinceFoundation

/// Source: Apple's documentation of `AuthorizationStatus`.
public enum AuthorizationStatus: Int, Codable, Hashable, Sendable, CustomStringConvertible {
    case notDetermined = 0, denied, approved

    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}

/// The family member that the settings apply to. Source: Apple's documentation of `FamilyControlsMember`.
public enum FamilyControlsMember: Int, Hashable, Sendable { case child = 0, individual }

/// The reason why an app may not control the device. Source: Apple's documentation of `FamilyControlsError`.
public enum FamilyControlsError: Int, LocalizedError, Hashable, Sendable {
    case restricted = 0, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError
    case authenticationMethodUnavailable

    public var errorDescription: String? {
        switch self {
        case .unavailable: "Family Controls isn’t available on this device."
        case .restricted: "Family Controls is restricted on this device."
        case .invalidAccountType: "The device isn’t signed into a valid iCloud account."
        case .invalidArgument: "A method’s arguments are invalid."
        case .authorizationConflict: "Another app already provides parental controls."
        case .authorizationCanceled: "The request was canceled."
        case .networkError: "The device isn’t connected to a network."
        case .authenticationMethodUnavailable: "The device has no passcode."
        }
    }
}

/// Asks for control of the device. As in Apple's Simulator, without Screen Time, requests fail.
///
/// Source: Apple's documentation of `AuthorizationCenter`.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()
    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

    private init() {}

    /// - Throws: `FamilyControlsError.unavailable`.
    public func requestAuthorization(for member: FamilyControlsMember) async throws { throw FamilyControlsError.unavailable }
    @available(iOS, deprecated: 16.0, message: "Use requestAuthorization(for:)")
    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call(.failure(FamilyControlsError.unavailable)) }
    }
    /// Gives up the control; the app has none.
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call(.failure(FamilyControlsError.unavailable)) }
    }
}
