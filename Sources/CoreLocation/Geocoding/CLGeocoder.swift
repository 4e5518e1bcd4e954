internal import DeviceProtocol
internal import DeviceRuntime
import QuinceFoundation

/// Receives the places that were found, or a `CLError`.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their addresses and coordinates.
///
/// It knows the large cities and the countries of the device's own gazetteer, without a network. Elsewhere nothing is found. A device without a
/// network finds nothing, as on iOS. Handlers are called on the main thread.
///
/// Source: Apple's documentation of `CLGeocoder`.
open class CLGeocoder: NSObject, @unchecked Sendable {
    private let runtime: DeviceRuntime?
    private let lock = NSLock()
    private var pending: [Int: CLGeocodeCompletionHandler] = [:]
    private var lastNumber = 0

    public override init() {
        runtime = nil
        super.init()
    }

    /// - Parameter runtime: The app's side of its device; nil = the process's own.
    init(runtime: DeviceRuntime?) {
        self.runtime = runtime
        super.init()
    }

    /// Whether a request is under way.
    open var isGeocoding: Bool { lock.withLock { !pending.isEmpty } }

    /// Ends the requests that are under way with `CLError.geocodeCanceled`.
    open func cancelGeocode() {
        let handlers = lock.withLock {
            defer { pending = [:] }
            return pending.sorted { $0.key < $1.key }.map(\.value)
        }
        guard !handlers.isEmpty else { return }
        nonisolated(unsafe) let canceled = handlers
        DispatchQueue.main.async { for handler in canceled { handler(nil, CLError(.geocodeCanceled)) } }
    }

    private func find(_ handler: @escaping CLGeocodeCompletionHandler, _ search: @escaping @Sendable () -> [CLPlacemark]) {
        let number = lock.withLock {
            lastNumber += 1
            pending[lastNumber] = handler
            return lastNumber
        }
        let hasNetwork = (runtime ?? .current).settings.state.network != NetworkCondition.none
        DispatchQueue.global().async { [self] in
            let places = hasNetwork ? search() : []
            DispatchQueue.main.async { [self] in
                guard let handler = lock.withLock({ pending.removeValue(forKey: number) }) else { return }
                guard places.isEmpty else { return handler(places, nil) }
                handler(nil, CLError(hasNetwork ? .geocodeFoundNoResult : .network))
            }
        }
    }

    // MARK: Coordinates to places

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// - Parameter locale: The language of the country's name; nil = the user's.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        find(completionHandler) {
            Gazetteer.city(near: location.coordinate).map { [CLPlacemark($0, location: location, locale: locale)] } ?? []
        }
    }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try await reverseGeocodeLocation(location, preferredLocale: nil)
    }

    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        try await places { reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0) }
    }

    // MARK: Addresses to places

    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        geocodeAddressString(addressString, in: nil, preferredLocale: nil, completionHandler: completionHandler)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler) }

    /// - Parameters:
    ///   - region: The surroundings that are meant where several places have the name.
    ///   - locale: The language of the country's name; nil = the user's.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let center = (region as? CLCircularRegion)?.center
        find(completionHandler) { Gazetteer.search(addressString, near: center).map { CLPlacemark($0, locale: locale) } }
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await geocodeAddressString(addressString, in: nil, preferredLocale: nil)
    }

    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        try await geocodeAddressString(addressString, in: region, preferredLocale: nil)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await places { geocodeAddressString(addressString, in: region, preferredLocale: locale, completionHandler: $0) }
    }

    @available(*, deprecated, message: "use geocodeAddressString(_:completionHandler:)")
    open func geocodeAddressDictionary(_ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler) {
        let keys = ["Name", "Street", "City", "State", "ZIP", "Country"]
        let text = keys.compactMap { addressDictionary[$0] as? String }.joined(separator: ", ")
        geocodeAddressString(text, completionHandler: completionHandler)
    }

    private func places(_ search: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<[CLPlacemark], any Error>) in
            search { places, error in
                if let places { continuation.resume(returning: places) } else { continuation.resume(throwing: error ?? CLError(.network)) }
            }
        }
    }
}
