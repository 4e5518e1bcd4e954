import QuinceFoundation

/// The app's permission to use the location. Source: Apple's documentation of `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked, or not answered yet.
    case notDetermined = 0
    /// The app cannot be permitted, such as by parental controls.
    case restricted
    case denied
    /// At any time.
    case authorizedAlways
    /// While the app is in use.
    case authorizedWhenInUse

    @available(*, deprecated, renamed: "authorizedAlways")
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy that the user permits the app. Source: Apple's documentation of `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy
}

/// The kind of movement that the app follows. Source: Apple's documentation of `CLActivityType`.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation
    case fitness
    case otherNavigation
    case airborne
}

/// The device's orientation that headings refer to. Source: Apple's documentation of `CLDeviceOrientation`.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown
}
