import DeviceCore
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

@Suite(.serialized) struct HostLocationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func request(_ device: HostReply.Device, _ action: String, _ location: DeviceLocation? = nil) -> HostRequest {
        var request = HostRequest(.location, device: device.udid, value: action)
        request.location = location
        return request
    }

    @Test func devicesStandWhereTheyArePut() async throws {
        try await ServedHost.run(in: folder) { client, device in
            let place = DeviceLocation(latitude: -33.9, longitude: -151.2)
            let set = try client.send(request(device, "set", place)).state
            #expect(set?.location == place)
            let moon = DeviceLocation(latitude: 91, longitude: 0)
            #expect(throws: SimulatorError.self) { try client.send(request(device, "set", moon)) }
            #expect(throws: SimulatorError.self) { try client.send(request(device, "set")) }
            #expect(throws: SimulatorError.self) { try client.send(request(device, "fly")) }
            let kept = try client.send(HostRequest(.setState, device: device.udid)).state
            #expect(kept?.location == place)
            let cleared = try #require(try client.send(request(device, "clear")).state)
            #expect(cleared.location == nil)
        }
    }

    @Test func waysBeginAtTheirFirstPointAndEndWithAPlace() async throws {
        try await ServedHost.run(in: folder) { client, device in
            let empty = request(device, "route")
            #expect(throws: SimulatorError.self) { try client.send(empty) }
            var start = empty
            start.route = LocationScenario.cityRun.route
            let begun = try client.send(start).state
            #expect(begun?.location?.latitude == 37.3229)
            let place = DeviceLocation(latitude: 1, longitude: 2)
            let set = try client.send(request(device, "set", place)).state
            #expect(set?.location == place)
        }
    }
}
