internal import AutomationModel
import Glibc
import QuartzCore
import QuinceFoundation
import UIKit

/// Activities, attachments and measurements of tests: lines of the output, and for reports a file beside it.
@_spi(Quince) public enum TestRecords {
    nonisolated(unsafe) private static var depth = 0
    nonisolated(unsafe) private static var start = CACurrentMediaTime()
    nonisolated(unsafe) private static var count = 0

    private static let folder = ProcessInfo.processInfo.environment[AutomationChannel.recordsVariable].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }

    /// A test starts.
    public static func begin() { (depth, start) = (0, CACurrentMediaTime()) }

    private static var time: Double { CACurrentMediaTime() - start }

    /// Runs a part of the test.
    ///
    /// - Parameter isTimed: Whether its line begins with the seconds since the test's start, as for what XCTest does itself.
    public static func runActivity<Result>(_ name: String, isTimed: Bool = false, _ body: () throws -> Result) rethrows -> Result {
        let indentation = String(repeating: "    ", count: depth + 1)
        print(isTimed ? "\(indentation)t = \(Self.seconds(time))s \(name)" : "\(indentation)Activity: \(name)")
        fflush(nil)
        write(TestRecord(kind: .beginActivity, test: TestRun.testName(), name: name, time: time))
        depth += 1
        defer {
            depth -= 1
            write(TestRecord(kind: .endActivity, test: TestRun.testName(), name: name, time: time))
        }
        return try body()
    }

    /// Adds a measurement to the report; XCTest's own line has it in the output.
    public static func addMetric(_ summary: String) {
        write(TestRecord(kind: .metric, test: TestRun.testName(), name: summary, time: time))
    }

    /// Adds an attachment.
    ///
    /// - Parameters:
    ///   - type: The uniform type identifier.
    ///   - isKept: Whether it is kept if the test passes.
    public static func attach(_ name: String, type: String, data: Data?, isKept: Bool) {
        print("\(String(repeating: "    ", count: depth + 1))Attachment: \(name)")
        guard let folder, let data, count < limit, data.count <= largest else { return }
        count += 1
        let file = "attachment-\(count)"
        guard prepare(folder), (try? data.write(to: folder.appendingPathComponent(file))) != nil else { return }
        write(TestRecord(kind: .attachment, test: TestRun.testName(), name: name, time: time, file: file, type: type, isKept: isKept))
    }

    /// The PNG of a picture; nil for anything else.
    public static func png(of image: NSObject) -> Data? { MainActor.assumeIsolated { (image as? UIImage)?.pngData() } }

    /// More attachments, and larger ones in bytes, are left out of reports.
    private static let (limit, largest) = (10_000, 64 << 20)

    private static func prepare(_ folder: URL) -> Bool {
        (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    }

    private static func write(_ record: TestRecord) {
        guard let folder, !record.test.isEmpty, prepare(folder), var line = try? JSONEncoder().encode(record) else { return }
        line.append(UInt8(ascii: "\n"))
        let file = folder.appendingPathComponent(TestRecord.fileName)
        if let handle = try? FileHandle(forWritingTo: file) {
            defer { try? handle.close() }
            _ = try? handle.seekToEnd()
            try? handle.write(contentsOf: line)
        } else {
            try? line.write(to: file)
        }
    }

    /// Seconds with two digits.
    private static func seconds(_ time: Double) -> String {
        let hundredths = Int(saturating: (max(time, 0) * 100).rounded())
        let digits = String(hundredths % 100)
        let text = "\(hundredths / 100)." + (digits.count < 2 ? "0" : "") + digits
        return String(repeating: " ", count: max(0, 8 - text.count)) + text
    }
}
