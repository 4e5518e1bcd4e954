import Testing

@testable import MapKit

struct AddressRepresentationsTests {
    private let cupertino = MKMapItem(
        placemark: MKPlacemark(
            coordinate: CLLocationCoordinate2D(latitude: 37.33, longitude: -122.01),
            addressDictionary: [
                "SubThoroughfare": "1", "Thoroughfare": "Apple Park Way", "City": "Cupertino", "State": "CA", "ZIP": "95014",
                "Country": "United States", "CountryCode": "US",
            ]))

    @Test func anAddressIsWrittenWithAndWithoutItsCountry() throws {
        let address = try #require(cupertino.addressRepresentations)
        #expect(address.fullAddress(includingRegion: true, singleLine: true) == "1 Apple Park Way, Cupertino, CA 95014, United States")
        #expect(address.fullAddress(includingRegion: false, singleLine: false) == "1 Apple Park Way\nCupertino, CA 95014")
        #expect(address.region == Locale.Region("US"))
        #expect(address.regionName == "United States")
    }

    @Test func aCityHasItsContext() throws {
        let address = try #require(cupertino.addressRepresentations)
        #expect(address.cityName == "Cupertino")
        #expect(address.cityWithContext == "Cupertino, CA")
        #expect(address.cityWithContext(.full) == "Cupertino, CA, United States")
    }

    @Test func aBareCoordinateHasNone() {
        #expect(MKMapItem(location: CLLocation(latitude: 1, longitude: 2), address: nil).addressRepresentations == nil)
        let address = MKAddress(fullAddress: "Main Street 1\nTown", shortAddress: nil)
        let item = MKMapItem(location: CLLocation(latitude: 1, longitude: 2), address: address)
        #expect(item.addressRepresentations?.fullAddress(includingRegion: true, singleLine: true) == "Main Street 1, Town")
    }

    @MainActor @Test func selectionsAreOfContentOrFeatures() {
        #expect(MapSelection(cupertino).value == cupertino)
        #expect(MapSelection(cupertino).feature == nil)
        #expect(MapSelection<MKMapItem>(nil as MapFeature?).value == nil)
        #expect(MapSelection("Rome") == MapSelection("Rome"))
    }

    @MainActor @Test func aPlaceCardHasWhatIsKnown() {
        cupertino.phoneNumber = "+1 (408) 996-1010"
        cupertino.url = URL(string: "https://www.apple.com/retail")
        let rows = MapItemDetail.rows(of: cupertino)
        #expect(rows.map(\.title) == ["Phone", "Website", "Address"])
        #expect(rows[0].link?.absoluteString == "tel:+14089961010")
        #expect(rows[1].text == "www.apple.com")
    }

    @Test func categoriesOfIOS18HaveApplesNames() {
        #expect(MKPointOfInterestCategory.goKart.rawValue == "MKPOICategoryGoKart")
        #expect(MKPointOfInterestCategory.rvPark.rawValue == "MKPOICategoryRVPark")
    }

    @MainActor @Test func placesAreHiddenByTheFilter() {
        let map = MKMapView()
        #expect(map.showsPointsOfInterest)
        map.showsPointsOfInterest = false
        #expect(map.pointOfInterestFilter?.includes(.cafe) == false)
        #expect(!map.showsPointsOfInterest)
    }
}
