/// Completes words to what can be looked for, while somebody types.
///
/// Source: Apple's documentation of `MKLocalSearchCompleter`.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
        public static let physicalFeature = ResultType(rawValue: 8)
    }

    /// Whether words to look for are among the completions.
    @available(*, deprecated, message: "use resultTypes")
    public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }

    /// Narrows `resultTypes` to places, or takes words to look for in, too.
    @available(*, deprecated, message: "use resultTypes")
    open var filterType: FilterType {
        get { resultTypes.contains(.query) ? .locationsAndQueries : .locationsOnly }
        set { resultTypes = newValue == .locationsOnly ? [.address, .pointOfInterest] : [.address, .pointOfInterest, .query] }
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The words; setting them starts the completion.
    open var queryFragment = "" { didSet { search() } }
    open var region = MKCoordinateRegion(.world)
    open var regionPriority = MKLocalSearch.RegionPriority.default
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open private(set) var results: [MKLocalSearchCompletion] = []
    open private(set) var isSearching = false
    private var number = 0

    public override init() {}

    open func cancel() {
        number += 1
        isSearching = false
    }

    private func search() {
        number += 1
        guard !queryFragment.isEmpty else {
            (results, isSearching) = ([], false)
            return
        }
        isSearching = true
        DispatchQueue.main.async { [weak self, number] in
            guard let self, number == self.number else { return }
            isSearching = false
            let found = PlaceSearch.find(queryFragment, near: region, isRequired: regionPriority == .required).prefix(15)
            results = found.map { MKLocalSearchCompletion($0.name, $0.kind == .city ? $0.country ?? "" : "", self.queryFragment) }
            delegate?.completerDidUpdateResults(self)
        }
    }
}

/// Notified of completions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Words that can be looked for.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title: String
    public let subtitle: String
    /// The parts of the title that have been typed.
    public let titleHighlightRanges: [NSValue]
    public let subtitleHighlightRanges: [NSValue] = []

    /// Creates a completion without words.
    public convenience override init() { self.init("", "", "") }

    init(_ title: String, _ subtitle: String, _ typed: String) {
        (self.title, self.subtitle) = (title, subtitle)
        let range = (title as NSString).range(of: typed, options: [.caseInsensitive, .diacriticInsensitive])
        titleHighlightRanges = range.location == NSNotFound ? [] : [NSValue(range: range)]
    }
}
