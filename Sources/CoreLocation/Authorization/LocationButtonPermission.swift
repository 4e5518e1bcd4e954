import QuinceFoundation

/// The permission that a tap on a location button gives.
package enum LocationButtonPermission {
    /// Permits the app to use the location until it ends; the user is asked the first time.
    ///
    /// - Parameter handler: Called on the main thread with whether it is permitted.
    package static func request(_ handler: @escaping @MainActor @Sendable (Bool) -> Void) {
        LocationService.current.permitOnce { isGranted in
            DispatchQueue.main.async { MainActor.assumeIsolated { handler(isGranted) } }
        }
    }
}
