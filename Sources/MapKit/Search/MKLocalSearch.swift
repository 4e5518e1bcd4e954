/// Looks for places by words, among the cities and countries that the offline map knows.
///
/// Source: Apple's documentation of `MKLocalSearch`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// Which kinds of answers are wanted.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    public enum RegionPriority: Int, Sendable { case `default`, required }

    /// What is looked for.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        /// Places in the region come first.
        open var region = MKCoordinateRegion(.world)
        open var regionPriority = RegionPriority.default
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() {}

        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            (copy.naturalLanguageQuery, copy.region, copy.resultTypes) = (naturalLanguageQuery, region, resultTypes)
            (copy.pointOfInterestFilter, copy.regionPriority) = (pointOfInterestFilter, regionPriority)
            return copy
        }
    }

    /// What was found.
    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        /// The region in which all of them are.
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem]) {
            mapItems = items
            let rect = MKMapRect(around: items.map { MKMapPoint($0.placemark.coordinate) })
            let margin = max(rect.width, rect.height, 200_000) * 0.1
            boundingRegion = MKCoordinateRegion(rect.insetBy(dx: -margin, dy: -margin))
        }
    }

    private let words: String
    private let region: MKCoordinateRegion
    private let isRegionRequired: Bool
    private var isCancelled = false
    open private(set) var isSearching = false

    public init(request: Request) {
        (words, region) = (request.naturalLanguageQuery ?? "", request.region)
        isRegionRequired = request.regionPriority == .required
    }

    @available(*, unavailable, message: "not yet in Quince: points of interest")
    public init(request: MKLocalPointsOfInterestRequest) { fatalError() }

    /// Looks, and answers on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        guard !isSearching else { return completionHandler(nil, MKError(.loadingThrottled)) }
        (isSearching, isCancelled) = (true, false)
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            isSearching = false
            if isCancelled { return handler(nil, MKError(.unknown)) }
            let found = PlaceSearch.find(words, near: region, isRequired: isRegionRequired)
            if found.isEmpty { handler(nil, MKError(.placemarkNotFound)) } else { handler(Response(found.prefix(25).map(\.mapItem)), nil) }
        }
    }

    open func start() async throws -> Response {
        try await withCheckedThrowingContinuation { continuation in
            start { response, error in
                let answer = response
                if let answer { continuation.resume(returning: answer) } else { continuation.resume(throwing: error ?? MKError(.unknown)) }
            }
        }
    }

    open func cancel() { isCancelled = true }
}

@available(*, unavailable, message: "not yet in Quince: points of interest")
public enum MKLocalPointsOfInterestRequest {}

/// Finds places by words.
enum PlaceSearch {
    static func find(_ words: String, near region: MKCoordinateRegion, isRequired: Bool = false) -> [WorldPlaces.Place] {
        let wanted = parts(words)
        guard !wanted.isEmpty else { return [] }
        let places = WorldPlaces.shared
        let countries = Dictionary(places.countries.map { ($0.countryCode, $0.name) }) { first, _ in first }
        let rect = region.mapRect
        let center = region.center
        return (places.cities + places.countries).compactMap { place -> (WorldPlaces.Place, Double)? in
            let name = parts(place.name)
            let around = name + parts(countries[place.countryCode] ?? "")
            guard wanted.allSatisfy({ word in around.contains { $0.hasPrefix(word) } }), name.contains(where: { $0.hasPrefix(wanted[0]) })
            else { return nil }
            let isInside = rect.contains(place.point)
            if isRequired, !isInside { return nil }
            // What begins as the words do comes before what is near, and what is near before what is far.
            let isStart = name.first?.hasPrefix(wanted[0]) == true
            let far = MercatorProjection.distance(center, place.coordinate) / 1e6
            return (place, (isStart ? 0 : 1_000) + (isInside ? 0 : 500) + far + Double(place.rank))
        }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The words of a text, without case and accents.
    private static func parts(_ text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).lowercased()
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension WorldPlaces.Place {
    /// The country's name.
    var country: String? { WorldPlaces.shared.countries.first { $0.countryCode == countryCode }?.name }

    var mapItem: MKMapItem {
        var address = PlacemarkAddress()
        address.name = name
        if kind == .city { address.locality = name }
        (address.country, address.isoCountryCode) = (country, countryCode)
        return MKMapItem(placemark: MKPlacemark(coordinate: coordinate, address: address))
    }
}
