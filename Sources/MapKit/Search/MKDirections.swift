/// Ways between places. Quince has no streets: requests fail as on a device without a network.
///
/// Source: Apple's documentation of `MKDirections`.
open class MKDirections: NSObject, @unchecked Sendable {
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType: MKDirectionsTransportType = .any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any

        public override init() {}
    }

    public enum RoutePreference: Int, Sendable { case any, avoid }

    open class Response: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    open class ETAResponse: NSObject, @unchecked Sendable {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let expectedTravelTime: TimeInterval
        public let distance: CLLocationDistance
        public let expectedArrivalDate: Date
        public let expectedDepartureDate: Date
        public let transportType: MKDirectionsTransportType

        init(_ source: MKMapItem, _ destination: MKMapItem) {
            (self.source, self.destination, expectedTravelTime, distance) = (source, destination, 0, 0)
            (expectedArrivalDate, expectedDepartureDate, transportType) = (Date(), Date(), .any)
        }
    }

    open private(set) var isCalculating = false

    public init(request: Request) {}

    open func calculate(completionHandler: @escaping DirectionsHandler) { fail { completionHandler(nil, $0) } }
    open func calculateETA(completionHandler: @escaping ETAHandler) { fail { completionHandler(nil, $0) } }

    open func calculate() async throws -> Response { throw Self.error }
    open func calculateETA() async throws -> ETAResponse { throw Self.error }

    open func cancel() { isCalculating = false }

    private static var error: MKError {
        MKError(.serverFailure, userInfo: [NSLocalizedDescriptionKey: "Directions Not Available"])
    }

    private func fail(_ body: @escaping (any Error) -> Void) {
        isCalculating = true
        nonisolated(unsafe) let answer = body
        DispatchQueue.main.async { [self] in
            isCalculating = false
            answer(Self.error)
        }
    }
}

/// Ways of travelling.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another.
open class MKRoute: NSObject, @unchecked Sendable {
    open class Step: NSObject, @unchecked Sendable {
        public let instructions = ""
        public let notice: String? = nil
        public let polyline = MKPolyline()
        public let distance: CLLocationDistance = 0
        public let transportType = MKDirectionsTransportType.any

        public override init() {}
    }

    public let name = ""
    public let advisoryNotices: [String] = []
    public let distance: CLLocationDistance = 0
    public let expectedTravelTime: TimeInterval = 0
    public let transportType = MKDirectionsTransportType.any
    public let polyline = MKPolyline()
    public let steps: [Step] = []
    public let hasTolls = false
    public let hasHighways = false

    public override init() {}
}
