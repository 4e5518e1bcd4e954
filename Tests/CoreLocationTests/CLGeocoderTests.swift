import DeviceProtocol
import DeviceRuntime
import Testing

@testable import CoreLocation

@MainActor @Suite struct CLGeocoderTests {
    private func find(_ text: String, in region: CLRegion? = nil) async throws -> [CLPlacemark] {
        try await CLGeocoder(runtime: FakeDevice().runtime).geocodeAddressString(text, in: region)
    }

    private func code(_ body: () async throws -> Void) async -> CLError.Code? {
        do { try await body() } catch { return (error as? CLError)?.code }
        return nil
    }

    @Test(arguments: [
        ("Berlin", "Berlin", "DE"), ("münchen", "Munich", "DE"), ("1 Infinite Loop, Cupertino, CA 95014", "Cupertino", "US"),
        ("Cordoba", "Córdoba", "AR"), ("Rio de Janeiro, Brazil", "Rio de Janeiro", "BR"), ("San Jose, CA", "San Jose", "US"),
        ("San José, Costa Rica", "San José", "CR"), ("10 Downing Street London", "London", "GB"),
    ])
    func addressesLeadToTheirCities(text: String, city: String, country: String) async throws {
        let place = try #require(try await find(text).first)
        #expect(place.locality == city)
        #expect(place.isoCountryCode == country)
        #expect(place.location != nil)
        #expect(place.timeZone != nil)
    }

    @Test func countriesAreFoundWhereNoCityIsNamed() async throws {
        let place = try #require(try await find("Germany").first)
        #expect(place.isoCountryCode == "DE")
        #expect(place.locality == nil)
        #expect(place.name == place.country)
    }

    @Test func theRegionDecidesBetweenPlacesOfOneName() async throws {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 9, longitude: -84), radius: 1, identifier: "r")
        #expect(try await find("San Jose", in: region).first?.isoCountryCode == "CR")
        let other = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 37, longitude: -121), radius: 1, identifier: "r")
        #expect(try await find("San Jose", in: other).first?.isoCountryCode == "US")
    }

    @Test(arguments: ["", "   ", "Xyzzy", "Lane", String(repeating: "a ", count: 5000)])
    func whatNobodyKnowsIsNotFound(text: String) async {
        #expect(await code { _ = try await find(text) } == .geocodeFoundNoResult)
    }

    @Test func coordinatesLeadToTheNearestCity() async throws {
        let geocoder = CLGeocoder(runtime: FakeDevice().runtime)
        let location = CLLocation(latitude: 48.8606, longitude: 2.3376)
        let place = try #require(try await geocoder.reverseGeocodeLocation(location, preferredLocale: Locale(identifier: "de_DE")).first)
        #expect(place.locality == "Paris")
        #expect(place.country == "Frankreich")
        #expect(place.timeZone?.identifier == "Europe/Paris")
        #expect(place.location === location)
    }

    @Test func nothingIsNearInTheOcean() async {
        let geocoder = CLGeocoder(runtime: FakeDevice().runtime)
        for location in [CLLocation(latitude: -40, longitude: -130), CLLocation(latitude: .nan, longitude: 900)] {
            #expect(await code { _ = try await geocoder.reverseGeocodeLocation(location) } == .geocodeFoundNoResult)
        }
    }

    @Test func withoutANetworkNothingIsFound() async {
        let device = FakeDevice()
        var state = device.runtime.settings.state
        state.network = NetworkCondition.none
        device.runtime.settings.apply(state)
        #expect(await code { _ = try await CLGeocoder(runtime: device.runtime).geocodeAddressString("Berlin") } == .network)
    }

    @Test func requestsCanBeCancelled() async {
        let geocoder = CLGeocoder(runtime: FakeDevice().runtime)
        let error = await withCheckedContinuation { done in
            geocoder.geocodeAddressString("Berlin") { done.resume(returning: $1) }
            #expect(geocoder.isGeocoding)
            geocoder.cancelGeocode()
        }
        #expect((error as? CLError)?.code == .geocodeCanceled)
        #expect(!geocoder.isGeocoding)
    }

    @Test func everyPlaceIsValid() {
        #expect(Gazetteer.places.count(where: { !$0.isCountry }) == Gazetteer.cities.split(separator: "\n").count)
        #expect(Gazetteer.places.count(where: \.isCountry) > 170)
        for place in Gazetteer.places {
            #expect(CLLocationCoordinate2DIsValid(place.coordinate), "\(place.name)")
            if !place.isCountry { #expect(place.timeZone != nil, "\(place.name)") }
        }
    }

    @Test func placemarksSurviveAnArchive() async throws {
        let place = try #require(try await find("Oslo").first)
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLPlacemark.self, from: data))
        #expect(copy.locality == "Oslo")
        #expect(copy.location?.coordinate.latitude == place.location?.coordinate.latitude)
        #expect((copy.region as? CLCircularRegion)?.radius == (place.region as? CLCircularRegion)?.radius)
    }
}
