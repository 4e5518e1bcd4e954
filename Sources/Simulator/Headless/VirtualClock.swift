import Foundation
import Glibc
import ProcessSupport

/// The host's end of a virtual clock: says how far the app's time may go, and learns when everything in it waits.
///
/// The other end is the library `libQuinceClock.so`, preloaded into the app's process.
final class VirtualClock {
    /// Monotonic time of the app at virtual time 0, in seconds.
    static let monotonicStart = 1000.0
    /// Wall-clock time of the app at virtual time 0, in its own time zone: 9:41 on 9 January 2024.
    static func wallStart(timeZone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.date(from: DateComponents(year: 2024, month: 1, day: 9, hour: 9, minute: 41))!
    }

    let appDescriptor: OwnedDescriptor
    let descriptor: OwnedDescriptor
    let library: URL
    private let wall: Date
    /// Nanoseconds since the app's start.
    private(set) var now: UInt64 = 0
    /// When something happens by itself next; nil = never.
    private(set) var nextDeadline: UInt64?
    /// The number of bytes that the app had sent over the device's socket when it became quiescent.
    private(set) var sentByApp: UInt64 = 0
    private var answer = Data()
    private static let answerSize = 24

    /// - Parameter wall: Wall-clock time at virtual time 0; nil = that of every run.
    init(library: URL, timeZone: TimeZone, wall: Date? = nil) throws {
        (descriptor, appDescriptor) = try withProcessErrors { try OwnedDescriptor.socketPair() }
        (self.library, self.wall) = (library, wall ?? Self.wallStart(timeZone: timeZone))
        guard FileManager.default.fileExists(atPath: library.path) else {
            throw SimulatorError(
                "the virtual clock is not built: \(library.path) is missing", nextStep: "Build it: swift build --product QuinceClock")
        }
    }

    /// Returns the environment variables that make the app's process use this clock.
    ///
    /// - Parameters:
    ///   - descriptor: The number under which the process inherits the clock's socket.
    ///   - phone: The phone's number in a group; it seeds the random number generator.
    func environment(descriptor: Int32, phone: Int) -> [String: String] {
        [
            "LD_PRELOAD": library.path, "QUINCE_CLOCK_FD": "\(descriptor)",
            "QUINCE_CLOCK_WALL": "\(wallNanoseconds)",
            "QUINCE_CLOCK_SEED": "\(41 + phone)", "SWIFT_DETERMINISTIC_HASHING": "1",
        ]
    }

    private var wallNanoseconds: Int {
        let seconds = wall.timeIntervalSince1970.rounded(.down)
        return Int(seconds) * 1_000_000_000 + Int(((wall.timeIntervalSince1970 - seconds) * 1e9).rounded())
    }

    /// Nanoseconds of a duration in seconds: none of one that is less than nothing, 30 years of one that is longer.
    static func nanoseconds(_ seconds: Double) -> UInt64 { UInt64(max(0, min(seconds, 1e9)) * 1e9) }

    /// Wall-clock time of the app.
    var date: Date { wall.addingTimeInterval(Double(now) / 1e9) }

    /// Media time of the app in seconds (`CACurrentMediaTime`).
    var mediaTime: Double { Self.monotonicStart + Double(now) / 1e9 }

    /// Asks the app to run until `target`; `receive` says when it is there.
    ///
    /// - Parameter sent: The number of bytes sent to it over the device's socket; it is not quiescent before it has read them.
    func requestAdvance(to target: UInt64, sent: UInt64) {
        answer = Data()
        let request = [max(target, now).littleEndian, sent.littleEndian]
        request.withUnsafeBytes { _ = send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Reads the answer; returns whether it is complete.
    func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: Self.answerSize - answer.count)
        let count = read(descriptor.number, &buffer, buffer.count)
        guard count > 0 else { return false }
        answer.append(contentsOf: buffer[..<count])
        guard answer.count == Self.answerSize else { return false }
        let values = answer.withUnsafeBytes { bytes in
            (0..<3).map { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self)) }
        }
        (now, nextDeadline, sentByApp) = (values[0], values[1] == .max ? nil : values[1], values[2])
        return true
    }
}
