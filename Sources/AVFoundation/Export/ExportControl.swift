/// Ends an export from another thread.
final class ExportControl: @unchecked Sendable {
    private let lock = NSLock()
    private var isCancelled = false
    private var stop: (() -> Void)?

    /// Remembers how the running program is ended; one that is cancelled already is ended at once.
    func begin(_ stop: @escaping () -> Void) {
        let isLate = lock.withLock {
            self.stop = stop
            return isCancelled
        }
        if isLate { stop() }
    }

    /// - Returns: Whether the export was cancelled.
    func end() -> Bool {
        lock.withLock {
            stop = nil
            return isCancelled
        }
    }

    func cancel() {
        let stop = lock.withLock {
            isCancelled = true
            return self.stop
        }
        stop?()
    }
}

/// Reads the times in FFmpeg's reports of its progress.
struct ProgressReader {
    private var rest = ""

    /// - Returns: The seconds that have been written, for each report that is complete.
    mutating func read(_ data: Data) -> [Double] {
        var lines = (rest + String(decoding: data, as: UTF8.self)).components(separatedBy: "\n")
        rest = String(lines.removeLast().suffix(1000))
        return lines.compactMap { line in
            guard line.hasPrefix("out_time_us="), let time = Double(line.dropFirst(12)) else { return nil }
            return time / 1_000_000
        }
    }
}
