import QuinceFoundation

/// An angle of latitude or longitude in degrees. Source: Apple's documentation of `CLLocationDegrees`.
public typealias CLLocationDegrees = Double
/// The radius of uncertainty of a location in metres; negative = invalid.
public typealias CLLocationAccuracy = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres per second; negative = invalid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres per second; negative = invalid.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from true north; negative = invalid.
public typealias CLLocationDirection = Double
/// The uncertainty of a course in degrees; negative = invalid.
public typealias CLLocationDirectionAccuracy = Double

/// A position on the Earth, of the reference frame WGS 84.
///
/// Source: Apple's documentation of `CLLocationCoordinate2D`.
public struct CLLocationCoordinate2D: Sendable {
    /// In degrees; positive north of the equator.
    public var latitude: CLLocationDegrees
    /// In degrees; positive east of the zero meridian.
    public var longitude: CLLocationDegrees

    public init() { (latitude, longitude) = (0, 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Makes a coordinate, which need not be a valid one.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the latitude is within -90...90 and the longitude within -180...180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Every movement is notified.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every change of heading is notified.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The highest accuracy, with the data of further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy, as a new location manager has it.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of apps that are permitted to know the location only roughly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// No limit of distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// No limit of time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
