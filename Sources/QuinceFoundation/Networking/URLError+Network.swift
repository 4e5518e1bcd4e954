import Foundation

extension URLError {
    /// Why a network that is there may not be used.
    ///
    /// Source: Apple's documentation of `URLError.NetworkUnavailableReason`.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular = 0, expensive, constrained }

    /// Why the network may not be used; nil where that is not what failed.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
    }

    /// Why the system ended a background task; nil where it has not.
    ///
    /// Source: Apple's documentation of `URLError.backgroundTaskCancelledReason`.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        (userInfo[NSURLErrorBackgroundTaskCancelledReasonKey] as? Int).flatMap(BackgroundTaskCancelledReason.init)
    }

    /// Source: Apple's documentation of `URLError.BackgroundTaskCancelledReason`.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication = 0, backgroundUpdatesDisabled, insufficientSystemResources
    }
}

/// The key of an error for a `URLError.NetworkUnavailableReason`'s raw value.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"
