/// The address of a place as texts for display.
///
/// Source: Apple's documentation of `MKAddressRepresentations` (iOS 26).
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
    /// The context beside the name of a city.
    ///
    /// Source: Apple's documentation of `MKAddressRepresentations.ContextStyle`.
    public enum ContextStyle: Int, Sendable {
        /// The context that distinguishes the city from others of its name.
        case automatic = 0
        /// The state, where there is one, else the country.
        case short
        /// The state and the country.
        case full
    }

    private let placemark: MKPlacemark
    private let address: MKAddress?

    /// Returns nil for a place of which nothing but its coordinate is known.
    init?(_ placemark: MKPlacemark, _ address: MKAddress?) {
        let parts = [placemark.thoroughfare, placemark.locality, placemark.administrativeArea, placemark.postalCode, placemark.country]
        guard address != nil || parts.contains(where: { $0 != nil }) else { return nil }
        (self.placemark, self.address) = (placemark, address)
    }

    open var cityName: String? { placemark.locality }
    /// The city in its automatic context.
    open var cityWithContext: String? { cityWithContext(.automatic) }
    /// The name of the country.
    open var regionName: String? { placemark.country }
    open var region: Locale.Region? { placemark.isoCountryCode.map { Locale.Region($0) } }

    /// The city with the state and country that it lies in; nil without a city.
    open func cityWithContext(_ style: MKAddressRepresentations.ContextStyle) -> String? {
        guard let city = cityName else { return nil }
        let (state, country) = (placemark.administrativeArea == city ? nil : placemark.administrativeArea, regionName)
        let context =
            switch style {
            case .automatic, .short: [state ?? country]
            case .full: [state, country]
            }
        return ([city] + context.compactMap { $0 }).joined(separator: ", ")
    }

    /// The whole address.
    ///
    /// - Parameters:
    ///   - includingRegion: Whether the country stands at the end.
    ///   - singleLine: Whether commas are between the lines instead of line breaks.
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        var lines = addressLines
        if let country = regionName {
            lines.removeAll { $0 == country }
            if includingRegion { lines.append(country) }
        }
        return lines.isEmpty ? nil : lines.joined(separator: singleLine ? ", " : "\n")
    }

    private var addressLines: [String] {
        if let address { return address.fullAddress.split(separator: "\n").map(String.init) }
        let street = joined([placemark.subThoroughfare, placemark.thoroughfare])
        let city = joined(
            [placemark.locality, placemark.administrativeArea == placemark.locality ? nil : placemark.administrativeArea], ", ")
        return [street, joined([city, placemark.postalCode])].compactMap { $0 }
    }

    private func joined(_ parts: [String?], _ separator: String = " ") -> String? {
        let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: separator)
    }
}

extension MKMapItem {
    /// The address as texts for display; nil where none is known.
    public var addressRepresentations: MKAddressRepresentations? { MKAddressRepresentations(placemark, address) }
}
