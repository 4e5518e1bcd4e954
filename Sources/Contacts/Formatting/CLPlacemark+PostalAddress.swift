import CoreLocation

extension CLPlacemark {
    /// The address as Contacts keeps it.
    ///
    /// Source: Apple's documentation of `CLPlacemark.postalAddress`.
    public var postalAddress: CNPostalAddress? {
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address.copy() as? CNPostalAddress
    }
}

extension CLGeocoder {
    /// Looks for the places of an address.
    ///
    /// Source: Apple's documentation of `geocodePostalAddress(_:completionHandler:)`.
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
        geocodePostalAddress(postalAddress, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Looks for the places of an address, and names them in the language of `locale`.
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(Self.text(of: postalAddress), in: nil, preferredLocale: locale, completionHandler: completionHandler) }

    /// The places of an address.
    ///
    /// - Throws: `CLError`, where there are none.
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await geocodeAddressString(Self.text(of: postalAddress))
    }

    private static func text(of address: CNPostalAddress) -> String {
        [address.street, address.city, address.state, address.postalCode, address.country].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
