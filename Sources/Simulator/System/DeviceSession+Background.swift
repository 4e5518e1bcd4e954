import DeviceCore
import DeviceProtocol
import Foundation
import PageEncoding

/// Background tasks: apps that have asked for it are started, or go on, while nobody sees them.
extension DeviceSession {
    /// Seconds that a task has before it expires, and then until its app is ended.
    private static func limit(_ kind: BackgroundTaskRecord.Kind) -> Double { kind == .refresh ? 30 : 180 }
    private static let grace = 5.0

    func take(_ command: BackgroundCommand, from app: String) -> SystemReply {
        do {
            switch command {
            case .submit(let task):
                guard try system.background.submit(task, of: app, now: clock.now) else {
                    return .background(.error(BackgroundTaskStore.tooMany))
                }
            case .cancel(let identifier): try system.background.cancel(identifier, of: app)
            case .pending: return .background(.pending(system.background.apps[app]?.map(\.task) ?? []))
            case .completed(let identifier, _): system.tasks[app]?.removeAll { $0.identifier == identifier }
            case .transfers(let sessions): try system.background.setTransfers(sessions, of: app)
            case .transfersFinished(let session): finishTransfers(session, of: app)
            }
            scheduleBackgroundTasks()
            return .done
        } catch {
            note(error)
            return .unavailable("\(error)")
        }
    }

    /// Waits for the next task of an app that is not in front.
    func scheduleBackgroundTasks() {
        system.backgroundTimer?.cancel()
        system.backgroundTimer = nil
        guard preview == nil, let date = system.background.nextDate(where: { $0 != core.foreground }) else { return }
        let item = DispatchWorkItem { [weak self] in self?.lock.withLock { self?.beginBackgroundTasks() } }
        system.backgroundTimer = item
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + clock.wait(until: date), execute: item)
    }

    private func beginBackgroundTasks() {
        do {
            for (app, task) in try system.background.takeDue(now: clock.now, where: { $0 != core.foreground }) { try begin(task, of: app) }
        } catch { note(error) }
        scheduleBackgroundTasks()
    }

    private func begin(_ task: BackgroundTaskRecord, of app: String) throws {
        try handle(.startInBackground(app))
        give(task, to: app, .begin(task))
    }

    /// Has an app do something, for which it has its time.
    func give(_ task: BackgroundTaskRecord, to app: String, _ event: BackgroundEvent) {
        system.tasks[app, default: []].append(task)
        let process = core.process(of: app)
        self.process(of: app)?.send(.system(.background(event)))
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit(task.kind)) { [weak self] in
            self?.lock.withLock { self?.expire(task, of: app, process) }
        }
    }

    private func goesOn(_ task: BackgroundTaskRecord, of app: String, _ process: ProcessID?) -> Bool {
        core.process(of: app) == process && system.tasks[app]?.contains(task) == true
    }

    private func expire(_ task: BackgroundTaskRecord, of app: String, _ process: ProcessID?) {
        guard goesOn(task, of: app, process), let running = self.process(of: app) else { return }
        running.send(.system(.background(.expire(task.identifier))))
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.grace) { [weak self] in
            self?.lock.withLock {
                guard let self, self.goesOn(task, of: app, process), self.core.foreground != app else { return }
                self.add(
                    [
                        LogLine(
                            source: .quince,
                            text: "\(running.bundle.displayName) is ended: its task \(task.identifier) was not completed in time")
                    ],
                    app: running.bundle)
                self.terminate(app)
            }
        }
    }
}
