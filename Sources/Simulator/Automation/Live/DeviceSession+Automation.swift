import AutomationModel
import DeviceCore
import DeviceProtocol
import Foundation
import RenderProtocol

/// The screen of a booted device for tools: its elements, and fingers and keys in real time.
///
/// Nothing here is called with the session's lock held, for it waits for processes.
extension DeviceSession {
    /// Seconds that a process has to start, to draw and to answer.
    static let automationPatience = 10.0
    /// Seconds that an app may take to open over the home screen; what covers it longer is meant.
    private static let opening = 1.5
    /// The longest touch and the longest swipe, in seconds.
    static let longestTouch = 60.0
    /// The finger of tools; pages count theirs from 0.
    private static let finger = 1_000

    // MARK: Looking

    /// Reads the elements on the screen.
    ///
    /// - Throws: `SimulatorError` where no process answers in time.
    func screenSnapshot() throws -> ScreenSnapshot {
        let (id, app) = try shownProcess()
        let text = try answer(of: id, app, to: .elements)
        guard var root = try? JSONDecoder().decode(ElementNode.self, from: Data(text.utf8)) else {
            throw SimulatorError("\(app.bundle.displayName) does not describe its screen", nextStep: "Report this as a fault of Quince.")
        }
        root.removeAutomation()
        return ScreenSnapshot(
            root: AutomationTree.application(root, turn: lock.withLock { turn(of: id) }), app: app.bundle.identifier,
            processIdentifier: app.processIdentifier)
    }

    /// The apps that are installed, and which of them run.
    var appRecords: [InstalledAppRecord] {
        lock.withLock {
            device.apps.map { app in
                let identifier = app.bundle.identifier
                return InstalledAppRecord(
                    app, name: name(of: app.bundle), processIdentifier: process(of: identifier)?.processIdentifier,
                    isInFront: core.foreground == identifier)
            }
        }
    }

    /// Waits until the screen shows something, as long as that may take; starts the home screen, if there is one, where no app is in front.
    func awaitDrawing() { if homeScreen != nil { _ = try? shownProcess() } }

    /// The process with the focus once it has drawn. The home screen starts where nothing is in front.
    private func shownProcess() throws -> (ProcessID, LiveApp) {
        let start = Date(), end = start.addingTimeInterval(Self.automationPatience)
        var isStarted = false
        while true {
            let found: (ProcessID, LiveApp)? = lock.withLock {
                if core.focus == nil, !isStarted {
                    isStarted = true
                    handleAndLog(.startHome)
                }
                guard let id = core.focus, let app = processes[id], app.tree.root != nil else { return nil }
                // While an app opens the home screen still covers it.
                if let front = core.front, front != id {
                    let isOpening = processes[front].map { $0.tree.root == nil } ?? false
                    if isOpening || Date().timeIntervalSince(start) < Self.opening { return nil }
                }
                return (id, app)
            }
            if let found { return found }
            guard Date() < end else { throw nothingShown() }
            usleep(10_000)
        }
    }

    private func nothingShown() -> SimulatorError {
        let name = lock.withLock { (core.front ?? core.focus).flatMap { processes[$0]?.bundle.displayName } }
        guard let name else {
            return SimulatorError("\(device.record.name) shows nothing: no app is in front", nextStep: "Launch an app first.")
        }
        return SimulatorError("\(name) has drawn nothing in \(Int(Self.automationPatience)) seconds", nextStep: "See: quince sim logs")
    }

    /// The rotation of a process's interface on the display.
    private func turn(of id: ProcessID) -> DisplayTurn {
        DisplayTurn(
            orientation: core.interface(of: id)?.orientation ?? .portrait,
            native: CGSize(width: device.description.width, height: device.description.height))
    }

    private func answer(of id: ProcessID, _ app: LiveApp, to query: DeviceMessage.Query) throws -> String {
        let answer = questions.ask(query, timeout: Self.automationPatience, send: app.send) { lock.withLock { processes[id] == nil } }
        if let answer { return answer }
        let name = app.bundle.displayName
        guard lock.withLock({ processes[id] == nil }) else {
            throw SimulatorError(
                "\(name) has not answered for \(Int(Self.automationPatience)) seconds: its main thread is busy",
                nextStep: "See what it does with: quince sim logs")
        }
        let crash = lock.withLock { self.crash }
        throw SimulatorError(
            crash.map { "\(name) crashed: \($0.name): \($0.reason)" } ?? "\(name) has ended", nextStep: "See: quince sim logs",
            exitCode: .notRunning)
    }

    // MARK: Acting

    /// Performs an action, and returns once the process in front has handled it.
    ///
    /// - Throws: `SimulatorError` for what cannot be done, and where the process ends or does not answer.
    func perform(_ action: ScreenAction) throws {
        let (id, app) = try shownProcess()
        let turn = lock.withLock { self.turn(of: id) }
        switch action {
        case .tap(let point, let duration): try touch([point, point], for: duration, turn)
        case .swipe(let start, let end, let duration): try swipe(from: start, to: end, duration, turn)
        case .text(let text): try type(text)
        case .keys(let keys, let duration): for key in keys { try press(key, duration) }
        case .press(.home): try handle(.pressHome)
        case .press(.appSwitcher): try handle(.showSwitcher)
        case .press(.shake): try handle(.input(.shake))
        case .accessibility(let element, let command): try handle(.input(.accessibility(element: element, command)))
        }
        if case .press(.home) = action { return awaitDrawing() }
        _ = try answer(of: id, app, to: .ping)
    }

    private func swipe(from start: ScreenPoint, to end: ScreenPoint, _ duration: Double, _ turn: DisplayTurn) throws {
        let seconds = try Self.checked(duration)
        let steps = Int(max((seconds * 60).rounded(), 2))
        let points = (0...steps).map { step in
            let part = Double(step) / Double(steps)
            return ScreenPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
        try touch(points, for: seconds, turn)
    }

    /// Moves a finger from the first point to the last one.
    private func touch(_ points: [ScreenPoint], for duration: Double, _ turn: DisplayTurn) throws {
        guard let first = points.first, let last = points.last else { return }
        for point in [first, last] { try check(point, turn) }
        let pause = try Self.checked(duration) / Double(max(points.count - 1, 1))
        try touch(.began, first, turn)
        let start = Date()
        for (index, point) in points.enumerated().dropFirst() {
            Thread.sleep(until: start.addingTimeInterval(pause * Double(index)))
            if point != first { try touch(.moved, point, turn) }
        }
        try touch(.ended, last, turn)
    }

    private func touch(_ phase: TouchSample.Phase, _ point: ScreenPoint, _ turn: DisplayTurn) throws {
        let place = turn.native(x: point.x, y: point.y)
        try handle(.touches([TouchSample(finger: Self.finger, phase: phase, x: place.x, y: place.y)]))
    }

    private func check(_ point: ScreenPoint, _ turn: DisplayTurn) throws {
        let size = turn.size
        guard (0...size.width).contains(point.x), (0...size.height).contains(point.y) else {
            throw SimulatorError(
                "(\(point.x), \(point.y)) is outside of the screen, which is \(Int(size.width)) × \(Int(size.height)) points",
                nextStep: "Coordinates are points of the upright interface.")
        }
    }

    private static func checked(_ duration: Double) throws -> Double {
        guard (0...longestTouch).contains(duration) else {
            throw SimulatorError("a touch takes 0 to \(Int(longestTouch)) seconds", nextStep: "Choose a shorter duration.")
        }
        return duration
    }

    private func type(_ text: String) throws {
        guard lock.withLock({ core.focusedInterface?.isEditingText }) == true else {
            throw SimulatorError("no text field has the focus", nextStep: "Tap a text field first.")
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { try press(KeyEvent(phase: .down, code: "Enter", characters: "\n"), 0) }
            if !line.isEmpty { try handle(.input(.insertText(String(line)))) }
        }
    }

    private func press(_ key: KeyEvent, _ duration: Double) throws {
        var key = key
        key.phase = .down
        try handle(.input(.key(key)))
        Thread.sleep(forTimeInterval: try Self.checked(duration))
        key.phase = .up
        try handle(.input(.key(key)))
    }
}
