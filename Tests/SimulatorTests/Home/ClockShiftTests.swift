import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Processes of a device whose clock is ahead.
struct ClockShiftTests {
    /// What a program prints whose time of day is ahead.
    private func run(_ arguments: [String], _ clock: DeviceClock) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = FakeBundle.products.appendingPathComponent("libQuinceClockShift.so").path
        environment.merge(clock.environment) { $1 }
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test(arguments: [0, 86_400 * 40, -3600])
    func theTimeOfDayIsAhead(seconds: Int) throws {
        let before = Date()
        let time = try #require(Double(try run(["date", "+%s.%N"], DeviceClock(ahead: Double(seconds))))) - Double(seconds)
        #expect(time >= before.timeIntervalSince1970 - 0.01)
        #expect(time <= Date().timeIntervalSince1970 + 0.01)
    }

    @Test(arguments: [10.0, 600])
    func theTimeOfDayRunsFaster(speed: Double) throws {
        // An hour of the computer ago, a day ahead.
        let clock = DeviceClock(ahead: 86_400, speed: speed, origin: (Date().timeIntervalSince1970 - 3600).rounded(.down))
        let before = clock.now
        let time = try #require(Double(try run(["date", "+%s.%N"], clock)))
        #expect(time >= before.timeIntervalSince1970 - 0.01)
        #expect(time <= clock.now.timeIntervalSince1970 + 0.01)
        #expect(time - Date().timeIntervalSince1970 > 86_400 + 3600 * (speed - 1) - 1)
    }

    /// What waits for a date waits for the device's.
    @Test func deadlinesAreTheDevicesDates() throws {
        let clock = DeviceClock(ahead: 0, speed: 60_000, origin: Date().timeIntervalSince1970.rounded(.down))
        let program = """
            import ctypes, time
            c, semaphore = ctypes.CDLL(None), ctypes.create_string_buffer(64)
            c.sem_init(semaphore, 0, 0)
            date = int(time.time()) + 600
            print(c.sem_timedwait(semaphore, (ctypes.c_long * 2)(date, 0)), time.time() >= date)
            """
        #expect(try run(["python3", "-c", program], clock) == "-1 True")
    }
}
