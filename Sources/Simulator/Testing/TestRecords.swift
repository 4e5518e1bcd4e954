import AutomationModel
import FileFormats
import Foundation

/// The records of a test run: activities with their attachments, and measurements.
public struct TestRecords: Sendable {
    /// A file that a test has attached.
    public struct Attachment: Sendable {
        public var test: String
        public var name: String
        public var type: String
        /// Whether it is kept if the test passes.
        public var isKept: Bool
        public var data: Data

        /// `png`, `txt` and the like.
        public var fileExtension: String {
            switch type {
            case "public.png": "png"
            case "public.jpeg": "jpg"
            case "public.plain-text", "public.utf8-plain-text", "public.text": "txt"
            case "public.json": "json"
            case "com.apple.property-list", "public.xml": "plist"
            default: "data"
            }
        }
    }

    /// A line of a test's report.
    public enum Line: Sendable {
        case text(String)
        /// The position of an attachment.
        case attachment(Int)
    }

    /// The lines of each test, by names such as `CartTests.testTotal`.
    public private(set) var lines: [String: [Line]] = [:]
    public private(set) var attachments: [Attachment] = []

    public init() {}

    /// Reads the folder that a test process has written; what is no record is passed over.
    public init(folder: URL) {
        guard let data = try? RegularFile.read(folder.appendingPathComponent(TestRecord.fileName)) else { return }
        var depths: [String: Int] = [:]
        var size = 0
        let decoder = JSONDecoder()
        for line in data.split(separator: UInt8(ascii: "\n")).prefix(Self.mostLines) {
            guard let record = try? decoder.decode(TestRecord.self, from: line) else { continue }
            let depth = depths[record.test, default: 0]
            let indentation = String(repeating: "    ", count: min(depth, Self.deepest))
            switch record.kind {
            case .beginActivity:
                add(.text("\(indentation)\(Self.seconds(record.time)) s  \(record.name)"), to: record.test)
                depths[record.test] = depth + 1
            case .endActivity: depths[record.test] = max(depth - 1, 0)
            case .metric: add(.text("\(indentation)\(record.name)"), to: record.test)
            case .attachment:
                guard let file = record.file, (try? PlacedName(file)) != nil,
                    let data = try? RegularFile.read(folder.appendingPathComponent(file)), size + data.count <= Self.mostBytes
                else { continue }
                size += data.count
                attachments.append(
                    Attachment(
                        test: record.test, name: record.name, type: record.type ?? "public.data", isKept: record.isKept ?? false, data: data
                    ))
                add(.attachment(attachments.count - 1), to: record.test)
            }
        }
    }

    private static let (mostLines, deepest, mostBytes) = (200_000, 8, 512 << 20)

    private mutating func add(_ line: Line, to test: String) { lines[test, default: []].append(line) }

    private static func seconds(_ time: Double) -> String { "\((max(time, 0) * 100).rounded() / 100)" }
}
