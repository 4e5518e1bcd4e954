import Foundation

/// A sample as the device keeps it.
public struct HealthRecord: Codable, Equatable, Sendable {
    public var uuid = UUID()
    /// The identifier of its type.
    public var type: String
    public var start: Date
    public var end: Date
    /// The number of the change that saved it.
    public var change = 0
    public var source: HealthSource
    public var device: HealthDevice?
    public var metadata: [String: HealthValue]?
    /// The workout that it is a part of.
    public var workout: UUID?

    public var quantity: HealthQuantity?
    public var category: Int?
    /// The samples of a correlation.
    public var members: [UUID]?
    /// The properties of workouts alone.
    public var session: HealthWorkout?
    /// The places of a workout's route, in their order.
    public var route: [HealthLocation]?

    public init(type: String, start: Date, end: Date, source: HealthSource) {
        (self.type, self.start, self.end, self.source) = (type, start, end, source)
    }

    public static let syncIdentifierKey = "HKMetadataKeySyncIdentifier"
    public static let syncVersionKey = "HKMetadataKeySyncVersion"

    var syncIdentifier: String? {
        if case .text(let text)? = metadata?[Self.syncIdentifierKey] { text } else { nil }
    }
    var syncVersion: Double {
        switch metadata?[Self.syncVersionKey] {
        case .number(let number)?: number
        case .integer(let number)?: Double(number)
        default: 0
        }
    }
}

public struct HealthQuantity: Codable, Equatable, Sendable {
    public var value: Double
    /// As `HKUnit(from:)` reads it.
    public var unit: String
    public init(value: Double, unit: String) { (self.value, self.unit) = (value, unit) }
}

/// The app or device that saved a sample.
public struct HealthSource: Codable, Equatable, Hashable, Sendable {
    public var name: String
    public var bundle: String
    public var version: String?
    public var product: String?
    public var system: [Int]?

    public init(name: String, bundle: String, version: String? = nil, product: String? = nil, system: [Int]? = nil) {
        (self.name, self.bundle, self.version, self.product, self.system) = (name, bundle, version, product, system)
    }

    /// The phone's own measurements and entries, which `quince sim health` makes.
    public static let phone = HealthSource(name: "Health", bundle: "com.apple.Health")
}

/// A piece of hardware that measured a sample.
public struct HealthDevice: Codable, Equatable, Sendable {
    public var name, manufacturer, model, hardware, firmware, software, local, udi: String?
    public init() {}
}

/// A value of a sample's metadata.
public enum HealthValue: Codable, Equatable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case bool(Bool)
    case date(Date)
    case quantity(HealthQuantity)
}

public struct HealthWorkout: Codable, Equatable, Sendable {
    /// The raw value of `HKWorkoutActivityType`.
    public var activity: UInt
    /// Seconds without pauses.
    public var duration: Double
    public var events: [HealthEvent] = []
    public var activities: [HealthActivity] = []
    /// Totals that the app has given, by the identifier of their type.
    public var totals: [String: HealthQuantity] = [:]
    public init(activity: UInt, duration: Double) { (self.activity, self.duration) = (activity, duration) }
}

public struct HealthEvent: Codable, Equatable, Sendable {
    /// The raw value of `HKWorkoutEventType`.
    public var type: Int
    public var start: Date
    /// Seconds.
    public var duration: Double
    public var metadata: [String: HealthValue]?
    public init(type: Int, start: Date, duration: Double, metadata: [String: HealthValue]?) {
        (self.type, self.start, self.duration, self.metadata) = (type, start, duration, metadata)
    }
}

/// One of a workout's activities.
public struct HealthActivity: Codable, Equatable, Sendable {
    public var uuid: UUID
    public var start: Date
    public var end: Date?
    public var activity: UInt
    public var location: Int
    public var swimmingLocation: Int
    public var lapLength: HealthQuantity?
    public var metadata: [String: HealthValue]?
    public init(uuid: UUID, start: Date, end: Date?, activity: UInt, location: Int, swimmingLocation: Int) {
        (self.uuid, self.start, self.end, self.activity) = (uuid, start, end, activity)
        (self.location, self.swimmingLocation) = (location, swimmingLocation)
    }
}

/// A place of a route. Degrees, metres, seconds.
public struct HealthLocation: Codable, Equatable, Sendable {
    public var latitude, longitude, altitude, horizontalAccuracy, verticalAccuracy, course, speed: Double
    public var time: Date
    public init(
        latitude: Double, longitude: Double, altitude: Double, horizontalAccuracy: Double, verticalAccuracy: Double, course: Double,
        speed: Double, time: Date
    ) {
        (self.latitude, self.longitude, self.altitude) = (latitude, longitude, altitude)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.speed, self.time) = (course, speed, time)
    }
}
