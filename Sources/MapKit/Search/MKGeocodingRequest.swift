/// Looks for the place of an address.
///
/// Source: Apple's documentation of `MKGeocodingRequest` (iOS 26).
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    /// The part of the world to look in; all of it at first.
    open var region = MKCoordinateRegion(.world)
    /// The language of the results; nil for that of the device.
    open var preferredLocale: Locale?
    open var isLoading: Bool { state.isLoading }
    open var isCancelled: Bool { state.isCancelled }
    private let state = GeocodingState()

    /// Returns nil for a text without letters or digits.
    public init?(addressString: String) {
        guard addressString.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        self.addressString = addressString
    }

    /// The places, the best first.
    ///
    /// - Throws: The errors of `CLGeocoder`.
    open var mapItems: [MKMapItem] {
        get async throws {
            let span = region.span
            // A region of the whole world says nothing.
            let part =
                span.latitudeDelta < 90 ? CLCircularRegion(center: region.center, radius: span.latitudeDelta * 55_500, identifier: "") : nil
            return try await state.run { [addressString, preferredLocale] in
                try await $0.geocodeAddressString(addressString, in: part, preferredLocale: preferredLocale)
            }
        }
    }

    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        GeocodingState.call(completionHandler) { try await self.mapItems }
    }

    open func cancel() { state.cancel() }
}

/// Looks for the address of a place.
///
/// Source: Apple's documentation of `MKReverseGeocodingRequest` (iOS 26).
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    /// The language of the results; nil for that of the device.
    open var preferredLocale: Locale?
    open var isLoading: Bool { state.isLoading }
    open var isCancelled: Bool { state.isCancelled }
    private let state = GeocodingState()

    /// Returns nil for a location without a valid coordinate.
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
    }

    /// The places, the best first.
    ///
    /// - Throws: The errors of `CLGeocoder`.
    open var mapItems: [MKMapItem] {
        get async throws {
            try await state.run { [location, preferredLocale] in
                try await $0.reverseGeocodeLocation(location, preferredLocale: preferredLocale)
            }
        }
    }

    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        GeocodingState.call(completionHandler) { try await self.mapItems }
    }

    open func cancel() { state.cancel() }
}

/// The course of a request for addresses.
private final class GeocodingState: @unchecked Sendable {
    private let lock = NSLock()
    private let geocoder = CLGeocoder()
    private var running = 0
    private var wasCancelled = false

    var isLoading: Bool { lock.withLock { running > 0 } }
    var isCancelled: Bool { lock.withLock { wasCancelled } }

    func cancel() {
        lock.withLock { wasCancelled = true }
        geocoder.cancelGeocode()
    }

    func run(_ ask: (CLGeocoder) async throws -> [CLPlacemark]) async throws -> [MKMapItem] {
        lock.withLock { running += 1 }
        defer { lock.withLock { running -= 1 } }
        return try await ask(geocoder).map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
    }

    /// Calls a handler on the main queue with what a request finds.
    static func call(
        _ handler: @escaping ([MKMapItem]?, (any Error)?) -> Void, _ ask: @escaping @Sendable () async throws -> [MKMapItem]
    ) {
        nonisolated(unsafe) let handler = handler
        Task { @MainActor in
            do { handler(try await ask(), nil) } catch { handler(nil, error) }
        }
    }
}
