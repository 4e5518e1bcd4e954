import QuinceFoundation

/// Writes messages to standard error as Xcode's console shows them: time, process, category, text.
enum LogConsole {
    private static let lock = NSLock()

    static func write(_ message: String, to log: OSLog, _ type: OSLogType) {
        guard log.isEnabled(type: type) else { return }
        let thread = threadNumber()
        LogJournal.add(
            LogJournal.Entry(
                date: Date(), type: type, subsystem: log.subsystem, category: log.category, message: message, thread: UInt64(thread) ?? 0))
        let category = log.category.isEmpty ? "" : "[\(log.category)] "
        let line = "\(time()) \(processName)[\(getpid()):\(thread)] \(category)\(message)\n"
        lock.withLock {
            var bytes = Array(line.utf8)[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                bytes = bytes.dropFirst(count)
            }
        }
    }

    private static let processName = ProcessInfo.processInfo.processName

    /// The kernel's number of this thread: `/proc/thread-self` is a link to `<process>/task/<thread>`.
    private static func threadNumber() -> String {
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = buffer.withUnsafeMutableBytes { bytes in
            readlink("/proc/thread-self", bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
        }
        let path = String(decoding: buffer[..<max(0, count)], as: UTF8.self)
        return path.split(separator: "/").last.map(String.init) ?? "\(getpid())"
    }

    /// `2024-05-01 09:41:00.123456+0200`
    private static func time() -> String {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var parts = tm()
        localtime_r(&now.tv_sec, &parts)
        func text(_ format: String) -> String {
            var buffer = [CChar](repeating: 0, count: 64)
            let count = strftime(&buffer, buffer.count, format, &parts)
            return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        let microseconds = String(now.tv_nsec / 1000)
        return text("%Y-%m-%d %H:%M:%S.") + String(repeating: "0", count: 6 - microseconds.count) + microseconds + text("%z")
    }
}
