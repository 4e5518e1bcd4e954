import AutomationModel
import DeviceProtocol
import Foundation

/// Does on the phone what UI tests ask for. The app's virtual clock and that of the tests go together.
///
/// Not thread-safe: one thread asks.
final class AutomationService {
    private let driver: PhoneDriver
    private let places: PlaceFinder
    /// The time of the tests until which time has passed for the app; nil before the first request.
    private var known: Double?
    /// Real seconds that the last launch took until the app was ready.
    private var launchTime = 0.0

    init(_ app: HeadlessSession, places: PlaceFinder) { (driver, self.places) = (PhoneDriver(app), places) }

    private var app: HeadlessSession { driver.app }

    /// Answers a request. What goes wrong with the app is an answer, too.
    func answer(_ call: AutomationCall) -> AutomationAnswer {
        if case .places(let offsets) = call.request { return AutomationAnswer(elapsed: 0, reply: .places(places.places(of: offsets))) }
        let reply: AutomationReply
        var start = app.group.now
        do {
            try follow(call.time)
            start = app.group.now
            reply = try perform(call.request)
        } catch let failure as StepFailure { reply = .failure(failure.message) } catch { reply = .failure("\(error)") }
        let elapsed = Double(app.group.now - start) / 1e9
        known = call.time + elapsed
        return AutomationAnswer(elapsed: elapsed, reply: reply)
    }

    /// Lets the time pass for the app that has passed for the tests since their last request.
    private func follow(_ time: Double) throws {
        guard let known, time - known > Self.instant, time.isFinite, driver.session.isRunning else { return }
        try driver.session.advance(by: min(time - known, Self.longest))
    }

    private static let (instant, longest) = (1e-6, 86_400.0)

    // MARK: Requests

    private func perform(_ request: AutomationRequest) throws -> AutomationReply {
        switch request {
        case .launch(let name, let arguments, let environment):
            try checkIsTested(name)
            try launch(arguments, environment)
        case .activate(let name, let arguments, let environment):
            if name == AutomationChannel.springBoard { try driver.pressHome() } else { try activate(name, arguments, environment) }
        case .terminate(let name):
            try checkIsTested(name)
            try app.terminate()
            try driver.appChanged()
        case .state(let name): return .state(state(of: name))
        case .elements(let name): return .elements(try elements(of: name))
        case .perform(let gesture): try perform(gesture)
        case .type(let text): try type(text)
        case .key(let key): try press(key)
        case .press(let button): try press(button)
        case .advance(let seconds): try advance(seconds)
        case .screenshot:
            try driver.findHome()
            return .picture(try driver.session.screenshot(), scale: app.deviceDescription.scale)
        case .open(let link, let name):
            try checkIsTested(name)
            try driver.open(link)
            try checkEnd()
        case .audit: return .issues(try audit())
        case .places: return .places([])
        case .usage: return .usage(try ProcessUsage(of: app.processIdentifier, launchTime: launchTime))
        case .orientation, .setOrientation, .appearance, .setAppearance, .location, .setLocation, .clearLocation, .resetAuthorization:
            return try AutomationSettings(driver: driver).perform(request)
        }
        return .done
    }

    /// - Throws: `StepFailure` for another app than the tested one.
    private func checkIsTested(_ name: String?) throws {
        guard let name, name != app.bundle.identifier else { return }
        throw StepFailure(message: "there is no app “\(name)” on the phone, which has \(app.bundle.identifier) alone")
    }

    /// - Throws: `AppFailure` where the app has ended by itself.
    private func checkEnd() throws {
        if let failure = app.endFailure { throw failure }
        if !app.isRunning {
            throw AppFailure(appName: app.bundle.displayName, name: AppFailure.exit, reason: "the app has ended by itself", frames: [])
        }
    }

    // MARK: Life of the app

    private func launch(_ arguments: [String], _ environment: [String: String]) throws {
        let start = Date()
        try app.launch(arguments: arguments, environment: environment.filter { Self.isAllowed($0.key) })
        launchTime = Date().timeIntervalSince(start)
        try driver.appChanged()
        try checkEnd()
    }

    /// Variables by which Quince itself starts apps are not the tests'.
    private static func isAllowed(_ variable: String) -> Bool { !variable.hasPrefix("QUINCE_") && variable != "LD_PRELOAD" }

    private func activate(_ name: String?, _ arguments: [String], _ environment: [String: String]) throws {
        try checkIsTested(name)
        guard app.isRunning else { return try launch(arguments, environment) }
        try app.activate()
        try driver.appChanged()
        try checkEnd()
    }

    private func state(of name: String?) -> AutomationState {
        if name == AutomationChannel.springBoard { return driver.showsHome ? .runningForeground : .runningBackground }
        guard name == nil || name == app.bundle.identifier, app.isRunning else { return .notRunning }
        return app.isInBackground || driver.showsHome ? .runningBackground : .runningForeground
    }

    // MARK: Looking

    private func elements(of name: String?) throws -> AutomationElement {
        guard name == AutomationChannel.springBoard else {
            try checkIsTested(name)
            try checkEnd()
            guard !driver.showsHome else { throw StepFailure(message: "the app is in the background") }
            return try driver.automationTree()
        }
        if driver.showsHome { return try driver.automationTree() }
        // The system's alerts lie over the app.
        var root = try driver.automationTree()
        root.label = "SpringBoard"
        var alerts: [AutomationElement] = []
        root.forEach { if $0.type == .alert { alerts.append($0) } }
        for index in root.children.indices { root.children[index].children = index == 0 ? alerts : [] }
        return root
    }

    private func audit() throws -> [AutomationIssue] {
        let (root, findings) = try driver.audit()
        var names: [UInt64: String] = [:]
        func note(_ node: ElementNode) {
            let text = [node.label, node.text, node.identifier].lazy.compactMap { $0 }.first { !$0.isEmpty }
            names[node.id] = text.map { "“\($0)” (\(node.className))" } ?? node.className
            node.children.forEach(note)
        }
        note(root)
        return findings.map { finding in
            AutomationIssue(
                kind: finding.kind, element: finding.element, summary: finding.summary,
                details: "\(names[finding.element] ?? ""): \(finding.details)")
        }
    }

    // MARK: Acting

    private func advance(_ seconds: Double) throws {
        guard seconds > 0, driver.session.isRunning else { return }
        try driver.session.advance(by: min(seconds, Self.longest))
        try driver.followHome(arguments: [])
    }

    private func perform(_ gesture: AutomationGesture) throws {
        try driver.findHome()
        try driver.session.settle()
        try driver.fingers().perform(gesture)
        try finish()
    }

    /// Waits until what was done has had its effect.
    private func finish() throws {
        if driver.session.isRunning { try driver.session.settle() }
        try driver.followHome(arguments: [])
        if !driver.showsHome { try checkEnd() }
    }

    private func type(_ text: String) throws {
        guard driver.session.interface.isEditingText else {
            throw StepFailure(message: "the app takes no text: nothing has the keyboard focus")
        }
        for part in TypedText.parts(of: text) {
            switch part {
            case .text(let text): try driver.session.send(.insertText(text))
            case .backspaces(let count): try driver.session.send(.deleteBackward(count: count))
            case .key(let code, let characters): try press(AutomationKey(code: code, characters: characters))
            }
        }
        try finish()
    }

    private func press(_ key: AutomationKey) throws {
        for phase in [KeyEvent.Phase.down, .up] {
            var event = KeyEvent(phase: phase, code: key.code, characters: key.characters)
            (event.shift, event.control, event.option, event.command) = (key.shift, key.control, key.option, key.command)
            try driver.session.send(.key(event))
        }
        try finish()
    }

    private func press(_ button: AutomationButton) throws {
        guard button == .home else { throw StepFailure(message: "the phone has no buttons for the volume") }
        try driver.pressHome()
    }
}
