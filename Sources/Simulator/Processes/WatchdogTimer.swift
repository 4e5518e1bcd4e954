import DeviceProtocol
import Foundation
import Glibc

/// Watches a process: gives a `Watchdog` its ticks, asks the process's main thread, and ends a process that hangs.
///
/// Belongs to the thread that pumps the process; only `setInFront` may be called from others.
final class WatchdogTimer: @unchecked Sendable {
    /// The watchdog's questions have this number; a device's own questions have others.
    static let question = -1

    private let process: AppProcess
    private let lock = NSLock()
    private var watchdog: Watchdog
    private var activity: ProcessActivity
    private var lastTick = WatchdogTimer.now

    init(_ process: AppProcess, _ watchdog: Watchdog) {
        (self.process, self.watchdog) = (process, watchdog)
        activity = ProcessActivity(process.processIdentifier)
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Milliseconds until the next tick; -1 = there is none.
    var timeout: Int32 {
        lock.withLock {
            guard watchdog.needsTicks else { return -1 }
            return Int32(max(0, (lastTick + watchdog.period - Self.now) * 1000).rounded(.up))
        }
    }

    /// The app has come to the front, or left it. The caller wakes the process's pump.
    func setInFront(_ isInFront: Bool) {
        lock.withLock {
            if !watchdog.needsTicks { lastTick = Self.now }
            _ = watchdog.handle(.front(isInFront))
        }
    }

    /// Follows what the process does.
    ///
    /// - Returns: Whether the event is an answer to the watchdog, and nobody else's business.
    func handle(_ event: AppEvent) -> Bool {
        switch event {
        case .message(.ready): _ = lock.withLock { watchdog.handle(.ready) }
        case .message(.reply(id: Self.question, _)):
            _ = lock.withLock { watchdog.handle(.answer) }
            return true
        default: break
        }
        return false
    }

    /// Gives the watchdog a tick where one is due, and does what it decides. Everything the process has sent must have been read before.
    func check() {
        switch lock.withLock({ decision() }) {
        case .wait: break
        case .ask: process.send(.query(id: Self.question, .ping))
        case .end(let transgression): process.endHung(AppFailure.watchdog, transgression.description)
        }
    }

    private func decision() -> Watchdog.Decision {
        let now = Self.now
        guard watchdog.needsTicks, now >= lastTick + watchdog.period else { return .wait }
        var interval = activity.update()
        interval.elapsed = now - lastTick
        lastTick = now
        return watchdog.handle(.tick(interval))
    }
}

extension Watchdog.Transgression: CustomStringConvertible {
    var description: String {
        switch self {
        case .launch(let limit): "its launch was not finished after \(Self.text(limit))"
        case .answer(let limit): "its main thread has not answered for \(Self.text(limit))"
        }
    }

    private static func text(_ limit: Double) -> String { limit == limit.rounded() ? "\(Int(limit)) seconds" : "\(limit) seconds" }
}
