import DeviceProtocol
import Foundation

/// Background tasks and sessions: apps are started, or go on, while nobody sees them.
///
/// Source: Apple's documentation of `BGTaskScheduler` and of `URLSessionConfiguration.background(withIdentifier:)`.
extension DeviceCore {
    /// Seconds after which a task begins that names no date.
    static let usualTaskDelay = 60.0
    /// The number of `BGTaskScheduler.Error.tooManyPendingTaskRequests`.
    private static let tooMany = 2

    /// The maximum number of pending tasks of a kind per app.
    private static func limit(_ kind: BackgroundTaskRecord.Kind) -> Int { kind == .refresh ? 1 : 10 }
    /// Seconds that a task has before it expires, and then until its app is ended.
    private static func time(_ kind: BackgroundTaskRecord.Kind) -> Double { kind == .refresh ? 30 : 180 }
    private static let grace = 5.0

    mutating func handle(_ command: BackgroundCommand, from app: String) -> SystemReply {
        switch command {
        case .submit(let task): return submit(task, of: app)
        case .cancel(let identifier): cancelTask(identifier, of: app)
        case .pending: return .background(.pending(services.tasks[app]?.map(\.task) ?? []))
        case .completed(let identifier, _): finishTask(identifier, of: app)
        case .transfers(let sessions): setTransfers(sessions, of: app)
        case .transfersFinished(let session):
            // One in front hears of them by itself; what the app has not handled yet need not be said again.
            if foreground != app, mayGive(session, to: app) {
                give(BackgroundTaskRecord(identifier: session, kind: .refresh), to: app, .transfersFinished(session))
            }
        }
        return .done
    }

    // MARK: Tasks

    /// - Parameter identifier: nil = all of the app's.
    mutating func cancelTask(_ identifier: String?, of app: String) {
        setTasks((services.tasks[app] ?? []).filter { identifier != nil && $0.task.identifier != identifier }, app)
    }

    /// Takes a request; one of the same identifier is replaced.
    private mutating func submit(_ task: BackgroundTaskRecord, of app: String) -> SystemReply {
        var waiting = (services.tasks[app] ?? []).filter { $0.task.identifier != task.identifier }
        guard waiting.count(where: { $0.task.kind == task.kind }) < Self.limit(task.kind) else {
            return .background(.error(Self.tooMany))
        }
        waiting.append(PendingTask(task: task, date: task.earliest ?? now.date.addingTimeInterval(Self.usualTaskDelay)))
        setTasks(waiting, app)
        return .done
    }

    private mutating func setTasks(_ waiting: [PendingTask], _ app: String) {
        let new = waiting.isEmpty ? nil : waiting
        guard services.tasks[app] != new else { return }
        services.tasks[app] = new
        emit(.save(.backgroundTasks))
    }

    /// When the next task may begin of an app that is not in front; nil = never.
    var nextTaskDate: Date? { services.tasks.filter { $0.key != foreground }.values.joined().map(\.date).min() }

    mutating func beginDueTasks() {
        var due: [(app: String, pending: PendingTask)] = []
        for (app, waiting) in services.tasks where app != foreground { due += waiting.filter { $0.date <= now.date }.map { (app, $0) } }
        for (app, pending) in due.sorted(by: { ($0.pending.date, $0.app) < ($1.pending.date, $1.app) }) {
            setTasks((services.tasks[app] ?? []).filter { $0.task.identifier != pending.task.identifier }, app)
            startInBackground(app)
            give(pending.task, to: app, .begin(pending.task))
        }
    }

    /// Has an app do something, for which it has its time.
    private mutating func give(_ task: BackgroundTaskRecord, to app: String, _ event: BackgroundEvent) {
        guard let id = running[app] else { return }
        send(id, .system(.background(event)))
        timers[DeviceTimer(process: id, task: task.identifier)] = DeviceTimer.Deadline(
            uptime: now.uptime + Self.time(task.kind), hasExpired: false)
    }

    /// Whether an app has neither been told of a background session already nor of more of them than it can have.
    private func mayGive(_ session: String, to app: String) -> Bool {
        guard let id = running[app] else { return false }
        let given = timers.keys.filter { $0.process == id }
        return given.count < DeviceServices.sessionLimit && !given.contains { $0.task == session }
    }

    private mutating func finishTask(_ identifier: String, of app: String) {
        if let id = running[app] { timers[DeviceTimer(process: id, task: identifier)] = nil }
    }

    /// Ends the time of the tasks that have used it up: an app hears of it first, and is ended where it goes on all the same.
    mutating func expireTasks() {
        for (timer, deadline) in timers.sorted(by: { ($0.value.uptime, $0.key) < ($1.value.uptime, $1.key) }) {
            guard deadline.uptime <= now.uptime, timers[timer] == deadline, let app = processes[timer.process]?.app else { continue }
            if !deadline.hasExpired {
                send(timer.process, .system(.background(.expire(timer.task))))
                timers[timer] = DeviceTimer.Deadline(uptime: now.uptime + Self.grace, hasExpired: true)
                continue
            }
            timers[timer] = nil
            guard foreground != app else { continue }
            emit(.note("is ended: its task \(timer.task) was not completed in time", app: app))
            end(app, .terminate)
        }
    }

    // MARK: Background sessions

    mutating func setTransfers(_ sessions: [String], of app: String) {
        let new = sessions.isEmpty ? nil : Array(sessions.prefix(DeviceServices.sessionLimit))
        guard services.transfers[app] != new else { return }
        services.transfers[app] = new
        emit(.save(.backgroundTasks))
    }

    /// The user has swiped an app away or removes it: its transfers are cancelled, as on iOS.
    mutating func cancelTransfers(of app: String) {
        if let id = running[app] { send(id, .system(.background(.cancelTransfers))) }
        setTransfers([], of: app)
    }

    /// Starts an app in the background whose process has ended by itself with transfers under way, so that they go on. One that ends there again is left
    /// alone until it is opened.
    mutating func resumeTransfers(of app: String) {
        guard running[app] == nil, services.transfers[app] != nil, resumed.insert(app).inserted else { return }
        startInBackground(app)
        emit(.note("is started in the background: its transfers go on", app: app))
    }
}
