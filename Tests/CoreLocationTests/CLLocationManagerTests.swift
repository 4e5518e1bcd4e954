import DeviceProtocol
import DeviceRuntime
import Testing

@testable import CoreLocation

@MainActor @Suite struct CLLocationManagerTests {
    // MARK: Permission

    @Test func aNewManagerTellsItsDelegateOfThePermission() async {
        let made = ManagedDevice()
        #expect(await made.delegate.takeLines() == ["\(CLAuthorizationStatus.notDetermined)"])
        #expect(made.manager.authorizationStatus == .notDetermined)
    }

    @Test func aLateDelegateIsToldOnce() async {
        let device = FakeDevice(statuses: FakeDevice.inUse)
        let manager = CLLocationManager(service: LocationService(runtime: device.runtime))
        let delegate = RecordingDelegate()
        #expect(await delegate.takeLines() == [])
        manager.delegate = delegate
        #expect(await delegate.takeLines() == ["\(CLAuthorizationStatus.authorizedWhenInUse)"])
        manager.delegate = nil
        manager.delegate = delegate
        #expect(await delegate.takeLines() == [])
    }

    @Test func theUserIsAskedOnceForUse() async {
        let made = ManagedDevice()
        made.device.answer(.granted)
        made.manager.requestWhenInUseAuthorization()
        #expect(await made.delegate.takeLines().last == "\(CLAuthorizationStatus.authorizedWhenInUse)")
        made.manager.requestWhenInUseAuthorization()
        _ = await made.delegate.takeLines()
        #expect(made.device.asked == [.location])
    }

    @Test func aRefusalStays() async {
        let made = ManagedDevice()
        made.device.answer(.denied)
        made.manager.requestWhenInUseAuthorization()
        #expect(await made.delegate.takeLines().last == "\(CLAuthorizationStatus.denied)")
        made.manager.requestAlwaysAuthorization()
        #expect(await made.delegate.takeLines() == [])
        #expect(made.device.asked == [.location])
    }

    @Test func allowedOnceIsAllowedForNow() async {
        let made = ManagedDevice()
        made.device.answer(.once)
        made.manager.requestAlwaysAuthorization()
        #expect(await made.delegate.takeLines().last == "\(CLAuthorizationStatus.authorizedWhenInUse)")
        #expect(made.manager.authorizationStatus == .authorizedWhenInUse)
    }

    /// The user who has only been asked about use has not refused more.
    @Test func alwaysIsProvisionalAtFirst() async {
        let made = ManagedDevice()
        made.device.answer(.granted)
        made.manager.requestAlwaysAuthorization()
        #expect(await made.delegate.takeLines().last == "\(CLAuthorizationStatus.authorizedAlways)")
        #expect(made.device.asked == [.location])
        // The user has left the app and comes back.
        made.device.answer(.denied)
        for _ in 0..<2 {
            NotificationCenter.default.post(name: Notification.Name("UIApplicationWillEnterForegroundNotification"), object: nil)
            _ = await made.delegate.takeLines()
        }
        #expect(made.device.asked == [.location, .locationAlways])
        #expect(made.manager.authorizationStatus == .authorizedWhenInUse)
    }

    @Test(arguments: [PermissionAnswer.granted, .denied])
    func afterUseTheUserIsAskedAboutAlwaysOnce(answer: PermissionAnswer) async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        made.device.answer(answer)
        made.manager.requestAlwaysAuthorization()
        _ = await made.delegate.takeLines()
        #expect(made.manager.authorizationStatus == (answer == .granted ? .authorizedAlways : .authorizedWhenInUse))
        made.manager.requestAlwaysAuthorization()
        _ = await made.delegate.takeLines()
        #expect(made.device.asked == [.locationAlways])
    }

    @Test func withoutItsTextNobodyIsAsked() async {
        let made = ManagedDevice(FakeDevice([:]))
        made.device.answer(.granted)
        made.manager.requestWhenInUseAuthorization()
        made.manager.requestAlwaysAuthorization()
        _ = await made.delegate.takeLines()
        #expect(made.device.asked == [])
        #expect(made.manager.authorizationStatus == .notDetermined)
    }

    @Test func settingsChangeThePermission() async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        _ = await made.delegate.takeLines()
        made.manager.startUpdatingLocation()
        made.device.set(.denied, of: .location)
        let lines = await made.delegate.takeLines()
        #expect(lines.contains("\(CLAuthorizationStatus.denied)"))
        #expect(lines.last == "fails 1")
    }

    // MARK: Locations

    private func started(_ settings: (CLLocationManager) -> Void = { _ in }) async -> ManagedDevice {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        made.device.move(10, 20)
        settings(made.manager)
        made.manager.startUpdatingLocation()
        _ = await made.delegate.takeLines()
        return made
    }

    @Test func movementsAreDelivered() async {
        let made = await started()
        made.device.move(10.5, 20)
        made.device.move(11, 20)
        #expect(await made.delegate.takeLines() == ["10.5,20.0", "11.0,20.0"])
        made.manager.stopUpdatingLocation()
        made.device.move(12, 20)
        #expect(await made.delegate.takeLines() == [])
    }

    /// As in the Simulator, whose locations are exact to five metres.
    @Test func locationsAreTheDevices() async throws {
        let made = await started()
        made.device.put(DeviceLocation(latitude: 1, longitude: 2, altitude: 30, speed: 4, course: 90))
        let location = try #require(made.manager.location)
        #expect(location.horizontalAccuracy == 5)
        #expect(location.altitude == 30)
        #expect(location.speed == 4)
        #expect(location.course == 90)
        #expect(location.sourceInformation?.isSimulatedBySoftware == true)
    }

    @Test func smallMovementsAreFilteredOut() async {
        let made = await started { $0.distanceFilter = 100 }
        made.device.move(10.0005, 20)
        made.device.move(10.0008, 20)
        made.device.move(10.001, 20)
        #expect(await made.delegate.takeLines() == ["10.001,20.0"])
    }

    @Test func significantChangesAreHalfAKilometre() async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        made.device.move(0, 0)
        made.manager.startMonitoringSignificantLocationChanges()
        #expect(await made.delegate.takeLines().last == "0.0,0.0")
        made.device.move(0.004, 0)
        made.device.move(0.005, 0)
        #expect(await made.delegate.takeLines() == ["0.005,0.0"])
    }

    @Test func aRequestIsAnsweredOnce() async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        made.device.move(1, 2)
        _ = await made.delegate.takeLines()
        made.manager.requestLocation()
        #expect(await made.delegate.takeLines() == ["1.0,2.0"])
        made.device.move(3, 4)
        #expect(await made.delegate.takeLines() == [])
    }

    @Test func requestsWaitForTheUsersAnswer() async {
        let made = ManagedDevice()
        made.device.move(1, 2)
        made.device.answer(.granted)
        made.manager.requestWhenInUseAuthorization()
        made.manager.requestLocation()
        let lines = await made.delegate.takeLines()
        #expect(lines.suffix(2) == ["\(CLAuthorizationStatus.authorizedWhenInUse)", "1.0,2.0"])
    }

    @Test func aDeviceThatDoesNotKnowWhereItIsSaysSo() async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        _ = await made.delegate.takeLines()
        made.manager.requestLocation()
        #expect(await made.delegate.takeLines() == ["fails 0"])
        made.manager.startUpdatingLocation()
        #expect(await made.delegate.takeLines() == ["fails 0"])
        made.device.move(1, 2)
        #expect(await made.delegate.takeLines() == ["1.0,2.0"])
        #expect(made.manager.location != nil)
        made.device.put(nil)
        #expect(await made.delegate.takeLines() == ["fails 0"])
        #expect(made.manager.location == nil)
    }

    @Test func whoIsNotPermittedLearnsNothing() async {
        let made = ManagedDevice(FakeDevice(statuses: [.location: .denied]))
        made.device.move(1, 2)
        _ = await made.delegate.takeLines()
        made.manager.startUpdatingLocation()
        #expect(await made.delegate.takeLines() == ["fails 1"])
        #expect(made.manager.location == nil)
    }

    @Test func invalidLocationsOfTheDeviceAreUnknown() async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        made.device.move(.nan, 900)
        #expect(made.manager.location == nil)
    }

    @Test func roughLocationsAreNotTheDevices() async throws {
        var texts = FakeDevice.texts
        texts["NSLocationDefaultAccuracyReduced"] = true
        texts["NSLocationTemporaryUsageDescriptionDictionary"] = ["Way": "To guide you."]
        let made = ManagedDevice(FakeDevice(texts, statuses: FakeDevice.inUse))
        made.device.move(52.5212, 13.4069)
        #expect(made.manager.accuracyAuthorization == .reducedAccuracy)
        #expect(try #require(made.manager.location).coordinate.latitude == 52.5)
        await #expect(throws: CLError.self) {
            try await made.manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Nothing")
        }
        made.device.answer(.granted)
        try await made.manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Way")
        #expect(made.manager.accuracyAuthorization == .fullAccuracy)
        #expect(try #require(made.manager.location).coordinate.latitude == 52.5212)
    }

    // MARK: Regions

    private func circle(_ latitude: Double, _ name: String, radius: Double = 500) -> CLCircularRegion {
        CLCircularRegion(center: CLLocationCoordinate2D(latitude: latitude, longitude: 0), radius: radius, identifier: name)
    }

    @Test func crossedBoundariesAreNotified() async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        made.device.move(0, 0)
        _ = await made.delegate.takeLines()
        made.manager.startMonitoring(for: circle(0, "home"))
        made.manager.startMonitoring(for: circle(1, "work"))
        #expect(await made.delegate.takeLines() == ["monitors home", "monitors work"])
        made.device.move(1, 0)
        #expect(
            await made.delegate.takeLines() == [
                "home \(CLRegionState.outside)", "exits home", "work \(CLRegionState.inside)", "enters work",
            ])
        let quiet = circle(1, "work")
        quiet.notifyOnExit = false
        made.manager.startMonitoring(for: quiet)
        made.manager.stopMonitoring(for: circle(0, "home"))
        _ = await made.delegate.takeLines()
        made.device.move(0, 0)
        #expect(await made.delegate.takeLines() == ["work \(CLRegionState.outside)"])
        #expect(made.manager.monitoredRegions.map(\.identifier) == ["work"])
    }

    @Test func statesOfRegionsAreTold() async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        _ = await made.delegate.takeLines()
        made.manager.requestState(for: circle(0, "home"))
        #expect(await made.delegate.takeLines() == ["home \(CLRegionState.unknown)"])
        made.device.move(0, 0)
        made.manager.requestState(for: circle(0, "home"))
        made.manager.requestState(for: circle(5, "away"))
        #expect(await made.delegate.takeLines() == ["home \(CLRegionState.inside)", "away \(CLRegionState.outside)"])
    }

    @Test func regionsThatCannotBeMonitoredFail() async {
        let made = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse))
        _ = await made.delegate.takeLines()
        made.manager.startMonitoring(for: circle(100, "nowhere"))
        made.manager.startMonitoring(for: circle(0, "all", radius: 5_000_000))
        made.manager.startMonitoring(for: circle(0, "none", radius: .nan))
        made.manager.startMonitoring(for: CLBeaconRegion(uuid: UUID(), identifier: "beacon"))
        #expect(await made.delegate.takeLines() == ["nowhere fails 5", "all fails 5", "none fails 5", "beacon fails 5"])
        for number in 0..<21 { made.manager.startMonitoring(for: circle(0, "r\(number)")) }
        #expect(await made.delegate.takeLines().last == "r20 fails 5")
        made.device.set(.denied, of: .location)
        _ = await made.delegate.takeLines()
        made.manager.startMonitoring(for: circle(0, "late"))
        #expect(await made.delegate.takeLines() == ["late fails 4"])
    }

    @Test func regionsOutliveTheApp() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        ManagedDevice(FakeDevice(statuses: FakeDevice.inUse), folder: folder).manager.startMonitoring(for: circle(3, "home"))
        let next = ManagedDevice(FakeDevice(statuses: FakeDevice.inUse), folder: folder)
        let region = try #require(next.manager.monitoredRegions.first as? CLCircularRegion)
        #expect(region.identifier == "home")
        #expect(region.center.latitude == 3)
        try Data("{".utf8).write(to: folder.appendingPathComponent("Regions.json"))
        #expect(ManagedDevice(FakeDevice(), folder: folder).manager.monitoredRegions == [])
    }

    // MARK: What the device lacks

    @Test func compassAndBeaconsAreUnavailable() async {
        #expect(!CLLocationManager.headingAvailable())
        #expect(!CLLocationManager.isRangingAvailable())
        #expect(!CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
        #expect(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
        #expect(CLLocationManager.locationServicesEnabled())
        let made = ManagedDevice()
        _ = await made.delegate.takeLines()
        made.manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID()))
        #expect(await made.delegate.takeLines() == ["ranging fails 16"])
    }

    @Test func beaconsAdvertiseTheirIdentity() throws {
        let uuid = try #require(UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF"))
        let region = CLBeaconRegion(uuid: uuid, major: 258, minor: 3, identifier: "b")
        let data = try #require(region.peripheralData(withMeasuredPower: nil)["kCBAdvDataAppleBeaconKey"] as? NSData) as Data
        #expect(data.count == 21)
        #expect(Array(data.suffix(5)) == [1, 2, 0, 3, 197])
    }

    @Test func backgroundUpdatesNeedTheirMode() {
        let made = ManagedDevice(FakeDevice(["UIBackgroundModes": ["location"]]))
        made.manager.allowsBackgroundLocationUpdates = true
        #expect(made.manager.allowsBackgroundLocationUpdates)
    }
}
