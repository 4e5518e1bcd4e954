import DeviceProtocol
import Testing

@testable import DeviceCore

struct DeviceTravelTests {
    private var device = TestDevice()
    private let route = LocationRoute(
        stops: [0.0, 10].map { LocationRoute.Stop(location: DeviceLocation(latitude: $0 / 1000, longitude: 5), time: $0) })

    /// The locations that the app in front has been sent since the last call.
    private mutating func sent() -> [DeviceLocation?] {
        device.takeMessages(device.process("app")).compactMap { if case .state(let state) = $0 { .some(state.location) } else { nil } }
    }

    private mutating func begin() {
        device.showHome()
        device.handle(.open("app"))
        device.handle(.startRoute(route))
    }

    @Test mutating func theDeviceMovesEachSecondUntilItIsThere() {
        begin()
        #expect(sent().map { $0?.latitude } == [0])
        for _ in 0..<9 { device.pass(1) }
        let moved = sent().compactMap { $0 }
        #expect(moved.count == 9)
        #expect(zip(moved, moved.dropFirst()).allSatisfy { $0.latitude < $1.latitude })
        #expect(moved.allSatisfy { $0.speed > 100 })
        #expect(device.core.isTravelling)
        device.pass(1)
        let last = sent().compactMap { $0 }
        #expect(last.map(\.latitude) == [0.01])
        #expect(last.map(\.speed) == [0])
        #expect(!device.core.isTravelling)
        #expect(device.core.nextDeadline == DeviceDeadline())
        #expect(device.violations == [])
    }

    @Test mutating func onlyTheEndIsKept() {
        begin()
        var kept: [DeviceEffect] = []
        for _ in 0..<10 {
            device.now.uptime += 1
            kept += device.handle(.timePassed).filter(\.isKept)
        }
        #expect(kept.count == 1)
    }

    /// As after a pause of the computer.
    @Test mutating func stepsThatWereMissedAreLeftOut() {
        begin()
        _ = sent()
        device.pass(4.5)
        #expect(sent().count == 1)
        #expect(device.core.nextDeadline.uptime.map { abs($0 - 5) < 1e-9 } == true)
        device.pass(100)
        #expect(sent().map { $0?.latitude } == [0.01])
    }

    @Test mutating func aLocationThatIsSetEndsTheWay() {
        begin()
        var state = device.core.state
        state.location = nil
        device.handle(.setState(state))
        device.pass(3)
        #expect(device.core.state.location == nil)
        #expect(!device.core.isTravelling)
    }

    @Test mutating func otherSettingsDoNot() {
        begin()
        var state = device.core.state
        state.appearance = .dark
        device.handle(.setState(state))
        #expect(device.core.isTravelling)
    }

    @Test mutating func anEndedWayLeavesTheDeviceWhereItIs() {
        begin()
        device.pass(3)
        device.handle(.startRoute(nil))
        let latitude = device.core.state.location?.latitude ?? 0
        #expect(abs(latitude - 0.003) < 1e-6)
        device.pass(3)
        #expect(device.core.state.location?.latitude == latitude)
    }
}
