import QuinceFoundation

/// A stay of the device at a place. A simulated device delivers none, as Apple's Simulator.
///
/// Source: Apple's documentation of `CLVisit`.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let place: CLLocationCoordinate2D
    private let accuracy: CLLocationAccuracy
    private let arrival: Date
    private let departure: Date

    open var coordinate: CLLocationCoordinate2D { place }
    /// Metres.
    open var horizontalAccuracy: CLLocationAccuracy { accuracy }
    /// `Date.distantPast` = before visits were looked for.
    open var arrivalDate: Date { arrival }
    /// `Date.distantFuture` = not yet.
    open var departureDate: Date { departure }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        place = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        accuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
        arrival = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "arrivalDate"))
        departure = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "departureDate"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(place.latitude, forKey: "latitude")
        coder.encode(place.longitude, forKey: "longitude")
        coder.encode(accuracy, forKey: "horizontalAccuracy")
        coder.encode(arrival.timeIntervalSinceReferenceDate, forKey: "arrivalDate")
        coder.encode(departure.timeIntervalSinceReferenceDate, forKey: "departureDate")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
