import QuinceFoundation

/// A position of the device, or any other, with its accuracy and time.
///
/// Source: Apple's documentation of `CLLocation`.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let values: Values

    /// Everything that a location consists of.
    private struct Values: Equatable {
        var latitude = 0.0
        var longitude = 0.0
        var altitude = 0.0
        var horizontalAccuracy = 0.0
        var verticalAccuracy = -1.0
        var course = -1.0
        var courseAccuracy = -1.0
        var speed = -1.0
        var speedAccuracy = -1.0
        var timestamp = Date()
        var floor: CLFloor?
        var source: CLLocationSourceInformation?
    }

    private init(_ values: Values) { self.values = values }

    /// Creates a location at 0°, 0°.
    public convenience override init() { self.init(Values()) }

    /// - Parameters:
    ///   - latitude: Degrees.
    ///   - longitude: Degrees.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(Values(latitude: latitude, longitude: longitude))
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            Values(
                latitude: coordinate.latitude, longitude: coordinate.longitude, altitude: altitude, horizontalAccuracy: hAccuracy,
                verticalAccuracy: vAccuracy, timestamp: timestamp))
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            Values(
                latitude: coordinate.latitude, longitude: coordinate.longitude, altitude: altitude, horizontalAccuracy: hAccuracy,
                verticalAccuracy: vAccuracy, course: course, speed: speed, timestamp: timestamp))
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.init(
            Values(
                latitude: coordinate.latitude, longitude: coordinate.longitude, altitude: altitude, horizontalAccuracy: hAccuracy,
                verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
                timestamp: timestamp))
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            Values(
                latitude: coordinate.latitude, longitude: coordinate.longitude, altitude: altitude, horizontalAccuracy: hAccuracy,
                verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
                timestamp: timestamp, source: sourceInfo))
    }

    // MARK: Position

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: values.latitude, longitude: values.longitude) }
    /// Metres above mean sea level; valid where `verticalAccuracy` is positive.
    open var altitude: CLLocationDistance { values.altitude }
    /// Metres above the ellipsoid of WGS 84. The simulated Earth's sea level is that ellipsoid.
    open var ellipsoidalAltitude: CLLocationDistance { values.altitude }
    /// The floor of the building; nil = unknown.
    open var floor: CLFloor? { values.floor }
    /// The radius of uncertainty in metres; negative = the coordinate is invalid.
    open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }
    /// Metres; 0 or less = the altitude is invalid.
    open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }
    open var timestamp: Date { values.timestamp }
    /// The source of the location; nil = unknown.
    open var sourceInformation: CLLocationSourceInformation? { values.source }

    // MARK: Movement

    /// Metres per second; negative = invalid.
    open var speed: CLLocationSpeed { values.speed }
    /// Metres per second; negative = invalid.
    open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }
    /// Degrees clockwise from north; negative = invalid.
    open var course: CLLocationDirection { values.course }
    /// Degrees; negative = invalid.
    open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }

    /// The metres to another location along the curvature of the Earth, whatever their altitudes.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: coordinate, to: location.coordinate)
    }

    @available(*, deprecated, renamed: "distance(from:)")
    open func getDistanceFrom(_ location: CLLocation) -> CLLocationDistance { distance(from: location) }

    // MARK: Archiving and copying

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        let number = { (key: String) in coder.decodeDouble(forKey: key) }
        values = Values(
            latitude: number("latitude"), longitude: number("longitude"), altitude: number("altitude"),
            horizontalAccuracy: number("horizontalAccuracy"), verticalAccuracy: number("verticalAccuracy"), course: number("course"),
            courseAccuracy: number("courseAccuracy"), speed: number("speed"), speedAccuracy: number("speedAccuracy"),
            timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")),
            floor: coder.decodeObject(of: CLFloor.self, forKey: "floor"),
            source: coder.decodeObject(of: CLLocationSourceInformation.self, forKey: "sourceInformation"))
    }

    open func encode(with coder: NSCoder) {
        let numbers = [
            "latitude": values.latitude, "longitude": values.longitude, "altitude": altitude, "horizontalAccuracy": horizontalAccuracy,
            "verticalAccuracy": verticalAccuracy, "course": course, "courseAccuracy": courseAccuracy, "speed": speed,
            "speedAccuracy": speedAccuracy, "timestamp": timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, number) in numbers { coder.encode(number, forKey: key) }
        if let floor { coder.encode(floor, forKey: "floor") }
        if let source = values.source { coder.encode(source, forKey: "sourceInformation") }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLLocation)?.values == values }
    open override var hash: Int {
        var hasher = Hasher()
        for value in [values.latitude, values.longitude, values.timestamp.timeIntervalSinceReferenceDate] { hasher.combine(value) }
        return hasher.finalize()
    }

    open dynamic override var description: String {
        let text = { (format: String, values: [Double]) in String(format: format, arguments: values.map { $0 as CVarArg }) }
        return text("<%+.8f,%+.8f> +/- %.2fm", [values.latitude, values.longitude, horizontalAccuracy])
            + text(" (speed %.2f mps / course %.2f)", [speed, course])
            + " @ \(DateFormatter.localizedString(from: timestamp, dateStyle: .short, timeStyle: .full))"
    }
}
