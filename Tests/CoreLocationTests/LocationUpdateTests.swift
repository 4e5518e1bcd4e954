import DeviceProtocol
import DeviceRuntime
import Testing

@testable import CoreLocation

@MainActor @Suite struct LocationUpdateTests {
    private func updates(_ device: FakeDevice) -> CLLocationUpdate.Updates.Iterator {
        CLLocationUpdate.Updates(service: LocationService(runtime: device.runtime)).makeAsyncIterator()
    }

    @Test func updatesFollowTheDevice() async throws {
        let device = FakeDevice(statuses: FakeDevice.inUse)
        var iterator = updates(device)
        #expect(try await iterator.next()?.locationUnavailable == true)
        device.move(1, 2)
        let moved = try #require(try await iterator.next())
        #expect(moved.location?.coordinate.latitude == 1)
        #expect(!moved.locationUnavailable)
        #expect(!moved.authorizationDenied)
        device.put(DeviceLocation(latitude: 1, longitude: 2, speed: 0))
        #expect(try await iterator.next()?.stationary == true)
        device.set(.denied, of: .location)
        let denied = try #require(try await iterator.next())
        #expect(denied.authorizationDenied)
        #expect(denied.location == nil)
    }

    @Test func updatesAskForThePermission() async throws {
        let device = FakeDevice()
        device.answer(.granted)
        device.move(1, 2)
        var iterator = updates(device)
        #expect(try await iterator.next()?.authorizationRequestInProgress == true)
        #expect(try await iterator.next()?.location != nil)
        #expect(device.asked == [.location])
    }

    @Test func explicitSessionsAskInstead() async throws {
        var texts = FakeDevice.texts
        texts["NSLocationRequireExplicitServiceSession"] = true
        let device = FakeDevice(texts)
        device.answer(.granted)
        let service = LocationService(runtime: device.runtime)
        var iterator = CLLocationUpdate.Updates(service: service).makeAsyncIterator()
        #expect(try await iterator.next()?.serviceSessionRequired == true)
        #expect(device.asked == [])
        let session = CLServiceSession(.whenInUse, purposeKey: nil, service: service)
        var diagnostics = session.diagnostics.makeAsyncIterator()
        #expect(try await diagnostics.next()?.authorizationRequestInProgress == true)
        #expect(try await diagnostics.next()?.authorizationDenied == false)
        #expect(device.asked == [.location])
        session.invalidate()
        #expect(try await diagnostics.next() == nil)
        #expect(service.authorization == .authorizedWhenInUse)
    }

    @Test func monitorsTellWhenConditionsChange() async throws {
        let device = FakeDevice(statuses: FakeDevice.inUse)
        device.move(0, 0)
        let service = LocationService(runtime: device.runtime)
        let monitor = CLMonitor("places", service: service)
        var events = await monitor.events.makeAsyncIterator()
        let circle = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 100)
        await monitor.add(circle, identifier: "home", assuming: .unsatisfied)
        var event = try #require(try await events.next())
        #expect(event.identifier == "home")
        #expect(event.state == .satisfied)
        device.move(1, 0)
        event = try #require(try await events.next())
        #expect(event.state == .unsatisfied)
        #expect(await monitor.record(for: "home")?.lastEvent.state == .unsatisfied)
        #expect(await CLMonitor("places", service: service).identifiers == ["home"])
        await monitor.remove("home")
        #expect(try await events.next()?.state == .unmonitored)
        #expect(await monitor.identifiers == [])
    }

    @Test func assumedStatesAreNoEvents() async throws {
        let device = FakeDevice(statuses: FakeDevice.inUse)
        device.move(0, 0)
        let monitor = CLMonitor("quiet", service: LocationService(runtime: device.runtime))
        let circle = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(latitude: 5, longitude: 0), radius: 100)
        await monitor.add(circle, identifier: "away", assuming: .unsatisfied)
        for number in 0..<20 { await monitor.add(circle, identifier: "\(number)", assuming: .unsatisfied) }
        var events = await monitor.events.makeAsyncIterator()
        let event = try #require(try await events.next())
        #expect(event.identifier == "19")
        #expect(event.conditionLimitExceeded)
    }
}
