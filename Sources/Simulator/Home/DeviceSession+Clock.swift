import Foundation

/// A device whose clock is ahead of the computer's. Processes that start from then on follow, the home screen and extensions among them; apps that run already go
/// on with the time they have.
extension DeviceSession {
    /// What a process is started with so that its clock is the device's.
    var clockEnvironment: [String: String] {
        guard clockOffset != 0, let library = clockLibrary else { return [:] }
        return ["LD_PRELOAD": library.path, "QUINCE_CLOCK_SHIFT": "\(Int(clockOffset))"]
    }

    /// The library that adds to the time of day; nil where it is not built.
    private var clockLibrary: URL? {
        let library = home.program?.bundle.folder.appendingPathComponent("libQuinceClockShift.so")
        return library.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }

    /// Puts the clock so many seconds ahead of the computer's.
    func setClock(ahead seconds: Double) {
        guard seconds != clockOffset else { return }
        clockOffset = seconds
        guard seconds == 0 || clockLibrary != nil else {
            clockOffset = 0
            return
        }
        widgets?.setClock(ahead: seconds, environment: clockEnvironment)
        restartHome()
    }

    /// Puts the clock to the next entry of a placed widget; nil = of any.
    func advanceToNextEntry(of copy: Int?) {
        widgets?.nextEntry(copy: copy) { [weak self] date, now in
            guard let self, let date else { return }
            // Whole seconds, and not too early.
            lock.withLock { self.setClock(ahead: self.clockOffset + (date.timeIntervalSince(now)).rounded(.up)) }
        }
    }
}
