import DeviceProtocol
import Foundation
import Testing

@testable import DeviceCore

/// A device whose processes exist as numbers, and the rules that hold whatever happens to it.
struct TestDevice {
    /// A process that a driver would have, and what it has been sent.
    struct Process {
        var start: ProcessStart
        var messages: [DeviceMessage] = []
        var isActive: Bool
        var isInBackground: Bool
        var state: DeviceState
    }

    var core: DeviceCore
    var now = DeviceTime(date: Date(timeIntervalSince1970: 1_704_793_260), uptime: 0)
    private(set) var processes: [ProcessID: Process] = [:]
    private var names: [ProcessID: String] = [:]
    private(set) var effects: [DeviceEffect] = []
    /// Broken rules, in words.
    private(set) var violations: [String] = []

    static let phone = DeviceDescription(
        name: "Phone", identifier: "phone", idiom: .phone, width: 400, height: 800, scale: 2, safeAreaTop: 50, safeAreaBottom: 30,
        statusBarHeight: 50, displayCornerRadius: 40, hasHomeButton: false, isRegularWidthInLandscape: false)

    init(services: DeviceServices = DeviceServices(), hasHomeScreen: Bool = true) {
        core = DeviceCore(description: Self.phone, state: DeviceState(), services: services, hasHomeScreen: hasHomeScreen)
    }

    /// Handles an event as a driver does, and holds the effects against the rules.
    @discardableResult
    mutating func handle(_ event: DeviceEvent) -> [DeviceEffect] {
        if case .ended(let id, _) = event { processes[id] = nil }
        if case .notStarted(let id, _) = event { processes[id] = nil }
        let effects = core.handle(event, now: now)
        self.effects += effects
        for effect in effects { apply(effect) }
        checkRest(after: event)
        return effects
    }

    /// The process of an app.
    func process(_ app: String) -> ProcessID { core.process(of: app) ?? ProcessID(0) }

    /// The messages that a process has been sent since the last call.
    mutating func takeMessages(_ id: ProcessID) -> [DeviceMessage] {
        defer { processes[id]?.messages = [] }
        return processes[id]?.messages ?? []
    }

    /// Asks for something as an app does, and returns the answer.
    @discardableResult
    mutating func ask(_ request: SystemRequest, from app: String) -> SystemReply? {
        let effects = handle(.message(process(app), .system(id: 99, request)))
        for case .send(_, .systemReply(id: 99, let reply)) in effects { return reply }
        return nil
    }

    /// Lets time pass on both clocks.
    mutating func pass(_ seconds: Double) {
        now.date += seconds
        now.uptime += seconds
        handle(.timePassed)
    }

    /// The effects of the services since the last call, as lines.
    @discardableResult
    mutating func takeLines() -> [String] {
        defer { effects = [] }
        return effects.compactMap { effect in
            switch effect {
            case .banner(let shown, let actions):
                "banner \(shown.notification.request.identifier)" + actions.map { " [\($0.title)]" }.joined()
            case .send(let id, .system(let event)): Self.line(event).map { "\(names[id] ?? "")\($0)" }
            default: nil
            }
        }
    }

    private static func line(_ event: SystemEvent) -> String? {
        switch event {
        case .notification(.willPresent(let notification)): " will present \(notification.request.identifier)"
        case .notification(.response(_, let action, _)): " response \(action)"
        case .notification(.badge(let number)): " badge \(number)"
        case .background(.begin(let task)): " begins \(task.identifier)"
        case .background(.expire(let task)): ": \(task) expires"
        case .background(.transfersFinished(let session)): ": \(session) are over"
        case .background(.cancelTransfers): ": cancel"
        case .permission, .settings, .documentChanged: nil
        }
    }

    /// Has the home screen started and take the display.
    mutating func showHome() {
        handle(.setObserved(true))
        handle(.startHome)
        if let home = core.homeProcess { handle(.message(home, .home(.shown))) }
    }

    private mutating func apply(_ effect: DeviceEffect) {
        switch effect {
        case .start(let id, let start):
            if processes[id] != nil { violations.append("\(id) is started twice") }
            names[id] = start.app
            let isBehind = start.role == .backgroundApp
            processes[id] = Process(start: start, isActive: !isBehind, isInBackground: isBehind, state: start.state)
        case .send(let id, let message): apply(message, to: id)
        case .end(let id, _):
            if processes.removeValue(forKey: id) == nil { violations.append("\(id) is ended, but has ended already") }
        case .setInFront(let id, _): if processes[id] == nil { violations.append("\(id) is watched after its end") }
        default: break
        }
    }

    private mutating func apply(_ message: DeviceMessage, to id: ProcessID) {
        guard var process = processes[id] else { return violations.append("\(message) is sent to \(id), which does not run") }
        process.messages.append(message)
        switch message {
        case .lifecycle(.enterBackground):
            if process.isInBackground { violations.append("\(id) enters the background twice") }
            (process.isInBackground, process.isActive) = (true, false)
        case .lifecycle(.enterForeground):
            if !process.isInBackground { violations.append("\(id) enters the foreground twice") }
            (process.isInBackground, process.isActive) = (false, true)
        case .lifecycle(.resignActive):
            if !process.isActive { violations.append("\(id) resigns twice") }
            process.isActive = false
        case .lifecycle(.becomeActive):
            if process.isActive || process.isInBackground { violations.append("\(id) becomes active, but is already or cannot be") }
            process.isActive = true
        case .state(let state): process.state = state
        default: break
        }
        processes[id] = process
    }

    private mutating func checkRest(after event: DeviceEvent) {
        func check(_ holds: Bool, _ rule: String) { if !holds { violations.append("\(rule) after \(event)") } }
        let apps = processes.filter { $0.value.start.role != .home }
        let shown = apps.filter { !$0.value.isInBackground }
        check(shown.count <= 1, "one app at most is in the foreground, not \(shown.count),")
        check(shown.keys.first == core.front, "the app in the foreground is \(String(describing: core.foreground))")
        check(core.foreground == nil || core.front != nil, "the app in front runs")
        check(Set(processes.keys) == Set(core.processes.keys), "the core and its driver know the same processes")
        check(Set(core.running.values).count == core.running.count, "each app has a process of its own")
        check(core.touches.receivers.isSubset(of: processes.keys), "fingers belong to processes that run")
        check(core.timers.keys.allSatisfy { processes[$0.process] != nil }, "timers belong to processes that run")
        if let front = core.front { check(processes[front]?.state == core.state, "the app in front knows the settings") }
        if let home = core.homeProcess {
            check(processes[home]?.state == core.state, "the home screen knows the settings")
            check(core.home.told?.front == core.foreground, "the home screen knows what is in front")
        }
    }
}

/// Random numbers that are the same in every run.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// Returns a number from 0 up to `bound`, exclusively.
    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[next(list.count)] }
}
