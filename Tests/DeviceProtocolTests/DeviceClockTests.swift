import DeviceProtocol
import Foundation
import Testing

/// The clock of a device that is ahead, behind or faster.
struct DeviceClockTests {
    private let noon = Date(timeIntervalSince1970: 1_700_000_000.75)

    @Test func aClockThatIsAheadShowsLaterDates() {
        let clock = DeviceClock.computers.set(ahead: -3600, at: noon)
        #expect(clock.date(at: noon) == noon.addingTimeInterval(-3600))
        #expect(clock.computersDate(of: clock.date(at: noon)) == noon)
        #expect(clock.wait(until: noon, at: noon) == 3600)
        #expect(clock.wait(until: noon.addingTimeInterval(-7200), at: noon) == 0)
    }

    @Test(arguments: [10.0, 60, 600])
    func aFasterClockGoesOnFromWhatItShows(speed: Double) {
        let slow = DeviceClock(ahead: 86_400)
        let clock = slow.running(at: speed, from: noon)
        #expect(abs(clock.date(at: noon).timeIntervalSince(slow.date(at: noon))) <= 0.5)
        let later = noon.addingTimeInterval(100)
        #expect(abs(clock.date(at: later).timeIntervalSince(clock.date(at: noon)) - 100 * speed) < 0.001)
        #expect(abs(clock.wait(until: clock.date(at: later), at: noon) - 100) < 0.001)
        // Set by hand it runs on as fast, and slowed down it stays where it is.
        let set = clock.set(ahead: 0, at: later)
        #expect(set.speed == speed)
        #expect(abs(set.ahead(at: later)) <= 0.5)
        let back = clock.running(at: 1, from: later)
        #expect(back.speed == 1)
        #expect(back.origin == 0)
        #expect(abs(back.date(at: later).timeIntervalSince(clock.date(at: later))) <= 0.5)
    }

    @Test func processesAreToldOfIt() {
        let clock = DeviceClock(ahead: 90, speed: 60, origin: 1_700_000_000)
        #expect(DeviceClock(environment: clock.environment) == clock)
        #expect(DeviceClock(environment: DeviceClock(ahead: -5).environment) == DeviceClock(ahead: -5))
        #expect(DeviceClock(environment: [:]) == .computers)
    }

    @Test("Clocks beyond all dates, as of a damaged file", arguments: ["1e300", "-1e300", "1e18"])
    func extremes(number: String) throws {
        let json = "{\"ahead\":\(number),\"speed\":\(number),\"origin\":\(number)}"
        let clock = try JSONDecoder().decode(DeviceClock.self, from: Data(json.utf8))
        #expect(DeviceClock(environment: clock.environment) == clock)
    }
}
