import Foundation
import Testing

@testable import Simulator

/// Processes of a device whose clock is ahead.
struct ClockShiftTests {
    /// What a program prints whose time of day is ahead.
    private func run(_ arguments: [String], ahead seconds: Int) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = FakeBundle.products.appendingPathComponent("libQuinceClockShift.so").path
        environment["QUINCE_CLOCK_SHIFT"] = "\(seconds)"
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
        let time = try #require(Double(try run(["date", "+%s.%N"], ahead: seconds))) - Double(seconds)
        #expect(time >= before.timeIntervalSince1970 - 0.01 && time <= Date().timeIntervalSince1970 + 0.01)
    }
}
