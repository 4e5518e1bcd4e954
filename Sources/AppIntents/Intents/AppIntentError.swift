import QuinceFoundation

/// An error of the system about an intent.
///
/// Source: Apple's documentation of `AppIntentError`.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible, Hashable, Sendable {
    /// Errors after which the intent cannot go on.
    public enum Unrecoverable: Error, Hashable, Sendable {
        case unknown, entityNotFound, featureCurrentlyRestricted, networkConnectionError
    }
    /// Errors that people can resolve, then the intent begins anew.
    public enum UserActionRequired: Error, Hashable, Sendable {
        case accountSetup, confirmation, displayInterface, signin, unlock
    }
    /// Errors for want of a permission.
    public enum PermissionRequired: Error, Hashable, Sendable {
        case bluetooth, camera, contacts, location, microphone, photos, speechRecognition, unknown
    }

    private let reason: String
    init(_ reason: String) { self.reason = reason }

    /// The intent begins anew, with the parameters that are set by then.
    public static let restartPerform = AppIntentError("the intent must be performed again")

    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: reason) }
}

extension AppIntentError: LocalizedError {
    public var errorDescription: String? { reason }
}

/// An error with which an intent asks for the app to come to the front.
///
/// Source: Apple's documentation of `NeedsToContinueInForegroundError`.
public struct NeedsToContinueInForegroundError: Error, Sendable {
    let dialog: IntentDialog?
    let continuation: (@MainActor @Sendable () async throws -> Void)?
}

/// An intent that can ask for the app to come to the front.
///
/// Source: Apple's documentation of `ForegroundContinuableIntent`.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Returns an error which ends the intent and brings the app to the front.
    ///
    /// - Parameter continuation: Runs in the app once it is in front.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> NeedsToContinueInForegroundError {
        NeedsToContinueInForegroundError(dialog: dialog, continuation: continuation)
    }

    /// Brings the app to the front, then goes on. An intent that runs in the app's process in front goes on at once.
    ///
    /// - Throws: `NeedsToContinueInForegroundError` in an extension.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        guard IntentRun.isInApp else { throw needsToContinueInForegroundError(dialog) }
    }

    public func requestToContinueInForeground<Value: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        try await requestToContinueInForeground(dialog)
        return try await continuation()
    }
}

extension AppIntent {
    /// Brings the app to the front, then goes on (iOS 26).
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        guard IntentRun.isInApp else { throw needsToContinueInForegroundError(dialog) }
    }

    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false)
        -> NeedsToContinueInForegroundError
    {
        NeedsToContinueInForegroundError(dialog: dialog, continuation: nil)
    }
}
