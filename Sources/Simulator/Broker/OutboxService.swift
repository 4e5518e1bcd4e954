import DeviceProtocol
import FileReplacement
import Foundation

/// The mail and text messages that apps of a device had sent: a numbered file of JSON each. May be used from any thread.
public final class OutboxService: @unchecked Sendable {
    private let lock = NSLock()
    private let folder: URL
    /// More messages are refused.
    static let maximumCount = 10_000

    init(folder: URL) { self.folder = folder }

    /// The messages, the oldest first.
    ///
    /// - Throws: `SimulatorError` where one cannot be read.
    func messages() throws -> [OutgoingMessage] {
        try lock.withLock {
            try names().map { name in
                try withFileErrors("the message \(name) cannot be read") {
                    try JSONDecoder().decode(OutgoingMessage.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
                }
            }
        }
    }

    /// Adds a message.
    func add(_ message: OutgoingMessage) throws {
        try lock.withLock {
            let names = names()
            guard names.count < Self.maximumCount else { throw SimulatorError("the outbox has \(Self.maximumCount) messages") }
            let number = (names.compactMap { Int($0.prefix { $0 != "." }) }.max() ?? 0) + 1
            try withFileErrors("the message cannot be saved") {
                try PrivateFiles.makeFolder(folder)
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
                let digits = String(number)
                let name = String(repeating: "0", count: max(5 - digits.count, 0)) + digits + ".json"
                try encoder.encode(message).replacePrivateFile(at: folder.appendingPathComponent(name))
            }
        }
    }

    /// Removes all messages.
    func clear() throws { try lock.withLock { try FolderRemoval.remove(folder) } }

    private func names() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
    }
}
