import DeviceProtocol
import Testing

@testable import DeviceCore

struct LocationRouteTests {
    private static func place(_ latitude: Double, _ longitude: Double) -> DeviceLocation {
        DeviceLocation(latitude: latitude, longitude: longitude)
    }

    @Test func aWayAtOneSpeedTakesItsLengthThroughThat() throws {
        // A degree along the equator of a sphere of the mean radius.
        let route = try #require(LocationRoute(points: [Self.place(0, 0), Self.place(0, 1)], speed: 100))
        #expect(abs(route.duration - 1111.95) < 0.01)
        let middle = route.location(at: route.duration / 2)
        #expect(abs(middle.longitude - 0.5) < 1e-9)
        #expect(abs(middle.latitude) < 1e-9)
        #expect(abs(middle.speed - 100) < 1e-6)
        #expect(abs(middle.course - 90) < 1e-6)
    }

    @Test func afterItsEndTheDeviceStands() throws {
        let route = try #require(LocationRoute(points: [Self.place(10, 20), Self.place(10.01, 20)], speed: 10))
        let end = route.location(at: route.duration + 5)
        #expect(end.latitude == 10.01)
        #expect(end.speed == 0)
        #expect(route.location(at: -3).latitude == 10)
    }

    @Test func waysCrossTheDateLineTheShortWay() throws {
        let route = try #require(LocationRoute(points: [Self.place(0, 179.9), Self.place(0, -179.9)], speed: 1000))
        #expect(route.duration < 30)
        let middle = route.location(at: route.duration / 2)
        #expect(abs(abs(middle.longitude) - 180) < 1e-6)
        #expect(middle.isValid)
    }

    @Test func altitudesGoOnBetweenThePoints() throws {
        var (low, high) = (Self.place(0, 0), Self.place(0, 0.001))
        (low.altitude, high.altitude) = (100, 200)
        let route = try #require(
            LocationRoute(stops: [LocationRoute.Stop(location: low, time: 40), LocationRoute.Stop(location: high, time: 50)]))
        #expect(route.duration == 10)
        #expect(abs(route.location(at: 5).altitude - 150) < 1e-6)
    }

    @Test func repeatedWaysBeginAgain() throws {
        let points = [Self.place(0, 0), Self.place(0, 0.01), Self.place(0, 0)]
        let route = try #require(LocationRoute(points: points, speed: 10, repeats: true))
        let (first, second) = (route.location(at: 20), route.location(at: 20 + route.duration))
        #expect(abs(first.longitude - second.longitude) < 1e-9)
    }

    @Test func whatIsNoWayIsRefused() {
        let (here, there) = (Self.place(0, 0), Self.place(0, 1))
        #expect(LocationRoute(points: [here], speed: 1) == nil)
        #expect(LocationRoute(points: [], speed: 1) == nil)
        #expect(LocationRoute(points: [here, here], speed: 1) == nil)
        #expect(LocationRoute(points: [here, there], speed: 0) == nil)
        #expect(LocationRoute(points: [here, there], speed: .nan) == nil)
        #expect(LocationRoute(points: [here, there], speed: 1e-6) == nil)
        #expect(LocationRoute(points: [here, Self.place(91, 0)], speed: 1) == nil)
        #expect(LocationRoute(points: [here, there], speed: 1, interval: 0) == nil)
        let stops = [3.0, 2].map { LocationRoute.Stop(location: here, time: $0) }
        #expect(LocationRoute(stops: stops) == nil)
    }
}
