import Testing

@testable import CoreLocation

struct CLLocationTests {
    private static let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    private static let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)

    @Test func newLocationsHaveNoMovement() {
        let location = CLLocation(latitude: 1, longitude: 2)
        #expect(location.coordinate.latitude == 1)
        #expect(location.coordinate.longitude == 2)
        #expect(location.horizontalAccuracy == 0)
        #expect(location.verticalAccuracy == -1)
        #expect(location.speed == -1)
        #expect(location.course == -1)
    }

    /// A degree on the ellipsoid: longer along the equator than across it.
    @Test func distancesFollowTheEllipsoid() {
        let origin = CLLocation(latitude: 0, longitude: 0)
        #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.491) < 0.01)
        #expect(abs(origin.distance(from: CLLocation(latitude: 1, longitude: 0)) - 110_574.389) < 0.01)
        #expect(origin.distance(from: origin) == 0)
        let way = Self.berlin.distance(from: Self.paris)
        #expect(abs(way - 879_700) < 1000)
        #expect(way == Self.paris.distance(from: Self.berlin))
    }

    @Test func distancesCrossTheDateLine() {
        let west = CLLocation(latitude: 0, longitude: 179.5)
        let east = CLLocation(latitude: 0, longitude: -179.5)
        #expect(abs(west.distance(from: east) - 111_319.491) < 0.01)
    }

    @Test func oppositePointsHaveADistance() {
        let way = CLLocation(latitude: 0.1, longitude: 0).distance(from: CLLocation(latitude: -0.1, longitude: 180))
        #expect(way > 19_900_000)
        #expect(way < 20_020_000)
    }

    @Test func coordinatesOutOfRangeAreInvalid() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, .nan)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func locationsSurviveAnArchive() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: -33.9, longitude: 151.2), altitude: 12, horizontalAccuracy: 5,
            verticalAccuracy: 3, course: 90, courseAccuracy: 1, speed: 2, speedAccuracy: 0.5,
            timestamp: Date(timeIntervalSinceReferenceDate: 1000),
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(copy.coordinate.longitude == 151.2)
        #expect(copy.course == 90)
        #expect(copy.timestamp == location.timestamp)
        #expect(copy.sourceInformation?.isSimulatedBySoftware == true)
    }

    @Test func descriptionsNamePositionAndMovement() {
        #expect(Self.berlin.description.hasPrefix("<+52.52000000,+13.40500000> +/- 0.00m (speed -1.00 mps / course -1.00) @ "))
    }

    @Test func circlesContainWhatIsWithinTheirRadius() {
        let circle = CLCircularRegion(center: Self.berlin.coordinate, radius: 1000, identifier: "centre")
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 52.528, longitude: 13.405)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: 52.53, longitude: 13.405)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: .nan, longitude: 13.405)))
        #expect(circle.description == "CLCircularRegion (identifier:'centre', center:<+52.52000000,+13.40500000>, radius:1000.00m)")
        #expect(circle == CLCircularRegion(center: Self.paris.coordinate, radius: 1, identifier: "centre"))
    }

    @Test func errorsAreMatchedByCode() {
        let error: any Error = CLError(.denied)
        #expect((error as? CLError)?.code == .denied)
        #expect((error as NSError).domain == kCLErrorDomain)
        #expect((error as NSError).code == 1)
        #expect(CLError.Code.geocodeFoundNoResult.rawValue == 8)
        #expect((CLError(.network) as NSError).code == 2)
    }
}
