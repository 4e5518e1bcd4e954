import DeviceCore
import DeviceProtocol
import PageEncoding

/// Background sessions: apps are woken when their transfers are over, and started where their process has ended meanwhile.
extension DeviceSession {
    /// An app that is not in front hears that a session's transfers are over; one in front hears of them by itself.
    func finishTransfers(_ session: String, of app: String) {
        let tasks = system.tasks[app] ?? []
        // What the app has not yet handled need not be told again.
        guard core.foreground != app, tasks.count < BackgroundTaskStore.sessionLimit, !tasks.contains(where: { $0.identifier == session }) else {
            return
        }
        give(BackgroundTaskRecord(identifier: session, kind: .refresh), to: app, .transfersFinished(session))
    }

    /// The user has swiped an app away: its transfers are cancelled, as on iOS.
    func cancelTransfers(of app: String) {
        lock.withLock {
            process(of: app)?.send(.system(.background(.cancelTransfers)))
            forgetTransfers(of: app)
        }
    }

    func forgetTransfers(of app: String) {
        lock.withLock {
            do { try system.background.setTransfers([], of: app) } catch { note(error) }
        }
    }

    /// Starts an app in the background whose process has ended by itself with transfers under way, so that they go on. One that ends there again is left
    /// alone until it is opened.
    func resumeTransfers(of app: String) {
        guard preview == nil, core.process(of: app) == nil, system.background.transfers[app] != nil, system.resumed.insert(app).inserted
        else { return }
        do {
            try handle(.startInBackground(app))
            if let bundle = process(of: app)?.bundle {
                add(
                    [LogLine(source: .quince, text: "\(bundle.displayName) is started in the background: its transfers go on")], app: bundle
                )
            }
        } catch { note(error) }
    }
}
