import Foundation

/// The last lines that an app has printed, and how far a reader has come. May be used from any thread.
public final class AutomationLog: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    /// The number of lines that were dropped from the front of `lines`.
    private var dropped = 0
    private var size = 0
    /// The number of the first line that has not been read.
    private var next = 0
    /// The number of the first line of the app's last launch.
    private var launch = 0
    private let mostLines: Int
    private let mostBytes: Int

    public convenience init() { self.init(mostLines: 5_000, mostBytes: 1 << 20) }
    init(mostLines: Int, mostBytes: Int) { (self.mostLines, self.mostBytes) = (mostLines, mostBytes) }

    /// Adds a line; the oldest are dropped past the limits.
    public func add(_ line: String) {
        // A line without end is kept in part.
        let line = line.utf8.count > Self.longestLine ? String(line.prefix(Self.longestLine / 4)) + "…" : line
        lock.withLock {
            lines.append(line)
            size += line.utf8.count
            while lines.count > mostLines || size > mostBytes {
                size -= lines.removeFirst().utf8.count
                dropped += 1
            }
        }
    }

    private static let longestLine = 8_192

    /// The number of lines that `readNew` would return.
    public var newCount: Int { lock.withLock { dropped + lines.count - max(next, dropped) } }

    /// Returns the lines since the last call, and the number of those lost before they were read.
    public func readNew() -> (lines: [String], lost: Int) {
        lock.withLock {
            let lost = max(dropped - next, 0)
            let new = Array(lines.dropFirst(max(next - dropped, 0)))
            next = dropped + lines.count
            return (new, lost)
        }
    }

    /// The app is launched.
    func beginLaunch() { lock.withLock { launch = dropped + lines.count } }

    /// The last lines since the app was launched, read or not.
    public func last(_ count: Int) -> [String] {
        lock.withLock { Array(lines.dropFirst(max(launch - dropped, 0)).suffix(max(count, 0))) }
    }

    /// All lines that are kept, read or not.
    public var all: [String] { lock.withLock { lines } }
}
