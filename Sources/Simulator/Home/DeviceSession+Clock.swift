import DeviceProtocol
import Foundation

/// A device whose clock is ahead of the computer's or faster. Processes that start from then on follow, the home screen and extensions among them, and what the device
/// does at its dates; apps that run already go on with the time they have.
extension DeviceSession {
    /// The environment variables that make a process use the device's clock; empty while it is the computer's.
    var clockEnvironment: [String: String] {
        guard clock != .computers, let library = clockLibrary else { return [:] }
        return clock.environment.merging(["LD_PRELOAD": library.path]) { $1 }
    }

    /// The library that shows another time of day; nil where it is not built.
    private var clockLibrary: URL? {
        let library = homeScreen?.bundle.folder.appendingPathComponent("libQuinceClockShift.so")
        return library.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }

    /// Puts the clock so many seconds ahead of the computer's.
    func setClock(ahead seconds: Double) { setClock(clock.set(ahead: seconds, at: Date())) }

    func setClock(_ new: DeviceClock) {
        guard new != clock, new == .computers || clockLibrary != nil else { return }
        clock = new
        widgets?.setClock(clock, environment: clockEnvironment)
        handleAndLog(.restartHome)
        // What is due by the new time comes at once.
        handleAndLog(.timePassed)
    }

    /// Puts the clock to the next entry of a placed widget; nil = of any.
    func advanceToNextEntry(of copy: Int?) {
        widgets?.nextEntry(copy: copy) { [weak self] date, now in
            guard let self, let date else { return }
            lock.withLock {
                let time = Date()
                // Whole seconds, and not too early.
                self.setClock(ahead: (self.clock.ahead(at: time) + date.timeIntervalSince(now)).rounded(.up))
            }
        }
    }
}
