import DeviceProtocol

/// Apps start, come to the front, leave it and end.
extension DeviceCore {
    /// The process of an app; nil where the app does not run.
    public func process(of app: String) -> ProcessID? { running[app] }

    /// The process of the app in front.
    public var front: ProcessID? { foreground.flatMap { running[$0] } }

    /// The apps that run, by their processes.
    public var runningApps: [String: ProcessID] { running }

    public func isInBackground(_ app: String) -> Bool { running[app].flatMap { processes[$0]?.isInBackground } ?? false }

    mutating func open(_ app: String, _ opening: AppOpening) {
        emit(.showCrash(nil))
        if let id = running[app], !opening.needsNewProcess {
            bringToFront(id, app)
            if let url = opening.url { send(id, .openURL(url)) }
            if let action = opening.action { send(id, .quickAction(action)) }
            return
        }
        if let old = running[app] {
            remove(old)
            emit(.end(old, .kill))
        }
        leaveFront()
        running[app] = start(app, .app(opening), sendsElements: isObserved)
        foreground = app
        home.use(app)
        showFront()
    }

    mutating func startInBackground(_ app: String) {
        guard running[app] == nil else { return }
        running[app] = start(app, .backgroundApp, sendsElements: false)
    }

    private mutating func bringToFront(_ id: ProcessID, _ app: String) {
        guard foreground != app else { return }
        leaveFront()
        foreground = app
        home.use(app)
        processes[id]?.isInBackground = false
        emit(.setInFront(id, true))
        send(id, .lifecycle(.enterForeground))
        sendState(to: id)
        setElements(id, isObserved)
        if processes[id]?.heldBefore != nil { turn(for: id) }
        awaitTurn(of: id)
        showFront()
    }

    /// Has the app in front go to the background; nothing else comes to the front.
    mutating func leaveFront() {
        guard let id = front else { return }
        cancelTouches(of: id)
        processes[id]?.isInBackground = true
        // Whatever covers it, it is active when it returns.
        if home.covered == id { home.covered = nil }
        emit(.setInFront(id, false))
        send(id, .lifecycle(.enterBackground))
        setElements(id, false)
        foreground = nil
        turnBack(after: processes[id])
    }

    /// The home button.
    mutating func pressHome() {
        if let id = home.process, front == nil || home.isCovering { send(id, .home(.perform(.goToStart))) }
        // Whatever covers an app decides whether the app leaves, too.
        guard !home.isCovering else { return }
        leaveFront()
        showFront()
    }

    /// Ends an app; nil = all apps.
    mutating func end(_ app: String?, _ end: ProcessEnd) {
        for (each, id) in running.sorted(by: { $0.key < $1.key }) where app == nil || each == app {
            remove(id)
            emit(.end(id, end))
        }
        showFront()
    }

    mutating func shutDown() {
        for id in processes.keys.sorted() { emit(.end(id, .terminate)) }
        (processes, running, foreground, touches, timers) = ([:], [:], nil, TouchRouter(), [:])
        home.reset()
    }

    /// Forgets a process that has ended, or is about to.
    mutating func remove(_ id: ProcessID) {
        guard let process = processes.removeValue(forKey: id) else { return }
        running[process.app] = nil
        touches.drop(id)
        timers = timers.filter { $0.key.process != id }
        if home.covered == id { home.covered = nil }
        emit(.forgetDrawing(id))
        if !process.sounds.isEmpty { emit(.soundsChanged) }
        guard foreground == process.app else { return }
        foreground = nil
        turnBack(after: process)
    }

    mutating func handleEnd(of id: ProcessID, _ failure: String?) {
        guard let process = processes[id] else { return }
        if process.isHome { return handleHomeEnd(failure) }
        remove(id)
        if let failure {
            emit(.log(failure, app: process.app))
            emit(.showCrash(id))
        }
        showFront()
        resumeTransfers(of: process.app)
    }

    mutating func handleFailedStart(of id: ProcessID, _ reason: String) {
        guard let process = processes[id] else { return }
        if process.isHome { return giveUpHome(reason) }
        remove(id)
        // It may have begun to show an app that is not there.
        home.told = nil
        showFront()
    }

    /// Shows what is in front now, and tells whoever depends on it.
    mutating func showFront() {
        updateHomeElements()
        sendRunningApps()
        if let foreground { resumed.remove(foreground) }
        emit(.frontChanged(foreground))
        emit(home.shown == nil ? .showDisplay : .showFocus)
    }
}
