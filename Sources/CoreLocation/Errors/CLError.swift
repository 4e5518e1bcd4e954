import QuinceFoundation

/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"
/// The key of an error's information whose value is the region that can be monitored instead.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

/// An error of the framework. Source: Apple's documentation of `CLError`.
public struct CLError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { kCLErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CLError

        /// The location is not known at the moment.
        case locationUnknown = 0
        /// The user has denied the app the location.
        case denied
        /// The network was not available or failed.
        case network
        case headingFailure
        case regionMonitoringDenied
        case regionMonitoringFailure
        case regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        /// The geocoder found nothing.
        case geocodeFoundNoResult
        case geocodeFoundPartialResult
        case geocodeCanceled
        case deferredFailed
        case deferredNotUpdatingLocation
        case deferredAccuracyTooLow
        case deferredDistanceFiltered
        case deferredCanceled
        case rangingUnavailable
        case rangingFailure
        /// The user dismissed the question.
        case promptDeclined
        case historicalLocationError
    }

    /// The region that can be monitored instead.
    public var alternateRegion: CLRegion? { _nsError.userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    public static var deferredCanceled: Code { .deferredCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}
