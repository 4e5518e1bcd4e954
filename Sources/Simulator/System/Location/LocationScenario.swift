import DeviceCore
import DeviceProtocol

/// The Simulator's scenarios of movement, on ways of Quince's own around Cupertino. Each begins again at its end.
public enum LocationScenario: String, CaseIterable, Sendable {
    case cityBicycleRide = "City Bicycle Ride"
    case cityRun = "City Run"
    case freewayDrive = "Freeway Drive"

    /// - Throws: `SimulatorError` where there is none of the name.
    public init(named name: String) throws {
        guard let scenario = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw SimulatorError("there is no scenario “\(name)”", nextStep: "There are \(known).")
        }
        self = scenario
    }

    public var route: LocationRoute {
        let points = points.map { DeviceLocation(latitude: $0.0, longitude: $0.1) }
        guard let route = LocationRoute(points: points, speed: speed, repeats: true) else { preconditionFailure("not a route: \(self)") }
        return route
    }

    /// In metres per second.
    private var speed: Double {
        switch self {
        case .cityBicycleRide: 6.5
        case .cityRun: 3.4
        case .freewayDrive: 30
        }
    }

    private var points: [(Double, Double)] {
        switch self {
        case .cityRun:
            [
                (37.3229, -122.0322), (37.3302, -122.0322), (37.3375, -122.0322), (37.3375, -122.0235), (37.3375, -122.0146),
                (37.3302, -122.0146), (37.3229, -122.0146), (37.3229, -122.0235), (37.3229, -122.0322),
            ]
        case .cityBicycleRide:
            [
                (37.3229, -122.0322), (37.3375, -122.0322), (37.3520, -122.0322), (37.3520, -122.0146), (37.3520, -121.9960),
                (37.3375, -121.9960), (37.3229, -121.9960), (37.3229, -122.0146), (37.3229, -122.0322),
            ]
        case .freewayDrive:
            [
                (37.3337, -122.0570), (37.3390, -122.0690), (37.3560, -122.0930), (37.3730, -122.1290), (37.3860, -122.1620),
                (37.4080, -122.2080), (37.4270, -122.2430), (37.4560, -122.2790), (37.4800, -122.3130), (37.5140, -122.3440),
                (37.5560, -122.3790), (37.5900, -122.4120), (37.6250, -122.4370), (37.6570, -122.4570), (37.6880, -122.4700),
                (37.6570, -122.4570), (37.6250, -122.4370), (37.5900, -122.4120), (37.5560, -122.3790), (37.5140, -122.3440),
                (37.4800, -122.3130), (37.4560, -122.2790), (37.4270, -122.2430), (37.4080, -122.2080), (37.3860, -122.1620),
                (37.3730, -122.1290), (37.3560, -122.0930), (37.3390, -122.0690), (37.3337, -122.0570),
            ]
        }
    }
}
