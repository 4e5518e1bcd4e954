import DeviceProtocol
import Foundation

/// Plays flows on a headless session, step by step, in virtual time.
public final class FlowPlayer {
    /// The phones, by number; most flows have one.
    private var phones: [Int: PhoneDriver]
    /// The number of the phone that steps act on.
    private(set) var phone = 1
    /// The recordings that the flow has begun, by the phone's number.
    var recordings: [Int: ScreenRecording] = [:]
    /// The video of the whole flow that the options ask for; nil before its end.
    public private(set) var video: RecordingSummary?
    /// The number of the phone that the last step acted on.
    private var lastPhone = 1
    private let makeSession: ((Int) throws -> HeadlessSession)?
    /// The sizes of text that the flow's steps set.
    private var contentSizes: [ContentSize] = []
    /// The phone that steps act on.
    private(set) var driver: PhoneDriver
    var app: HeadlessSession { driver.app }
    var home: HeadlessHome? { driver.home }
    /// The session on the display of the current phone: its app or its home screen.
    var session: HeadlessSession { driver.session }
    let options: FlowOptions
    var gestures: ScreenGestures { driver.gestures }
    var variables = FlowVariables()
    /// Makes the texts of `inputRandom…`.
    var randomText = RandomText()
    /// The file whose steps run now; included flows change it.
    var file = URL(fileURLWithPath: "/")
    private var depth = 0
    private var steps = 0

    private static let maximumDepth = 30
    private static let maximumPhones = 8
    /// Virtual seconds that look-ups wait, as Maestro's: for what must be there, what may be, and what should go.
    static let lookupTimeout = 17.0
    static let optionalTimeout = 7.0
    static let pollInterval = 0.25

    /// - Parameters:
    ///   - session: The phone that steps act on where they name none.
    ///   - makeSession: Makes another phone near it, for steps with `device: 2` and so on.
    public init(session: HeadlessSession, options: FlowOptions = FlowOptions(), makeSession: ((Int) throws -> HeadlessSession)? = nil) {
        (driver, self.options, self.makeSession) = (PhoneDriver(session), options, makeSession)
        phones = [1: driver]
        variables.scripts = FlowScripts { [log = options.log] in log("  › \($0)") }
        variables.values["maestro.platform"] = .string("ios")
        variables.values["maestro.copiedText"] = .string("")
    }

    /// Plays a flow to its end.
    ///
    /// Its recordings end with it, whether it passes or fails.
    ///
    /// - Throws: `FlowError` for the first step that fails, `SimulatorError` where the video that the options ask for cannot be made.
    @discardableResult
    public func play(_ file: URL) throws -> FlowResult {
        let flow = try FlowReader.read(file)
        let recording = try options.video.map { try driver.startRecording(to: $0, options: options.recording) }
        let recorder = driver
        var result = FlowResult(name: flow.name ?? file.deletingPathExtension().lastPathComponent, file: file.path, steps: 0, time: 0)
        let outcome = Result { try run(flow) }
        let problem = endRecordings(recording, of: recorder)
        try outcome.get()
        if let problem { throw problem }
        (result.steps, result.time) = (steps, app.time)
        return result
    }

    /// Ends the recordings that are still under way; returns the first error.
    private func endRecordings(_ recording: ScreenRecording?, of recorder: PhoneDriver) -> (any Error)? {
        var problem: (any Error)?
        func end(_ body: () throws -> Void) {
            do { try body() } catch {
                options.log("! \(error)")
                problem = problem ?? error
            }
        }
        for (number, recording) in recordings { end { try phones[number]?.stopRecording(recording) } }
        recordings = [:]
        if let recording { end { video = try recorder.stopRecording(recording) } }
        return problem
    }

    private func run(_ flow: Flow) throws {
        if let wanted = flow.appIdentifier { try requireApp(wanted, FlowCommand(name: "appId", action: .scroll, line: 1), flow.file) }
        contentSizes = flow.commands.compactMap {
            if case .setTextSize(let name) = $0.action { ContentSize(rawValue: name) } else { nil }
        }
        let outer = (file, variables)
        file = flow.file
        defer { file = outer.0 }
        for (name, value) in flow.environment { variables.values[name] = .string(try variables.expand(value)) }
        for (name, value) in options.environment { variables.values[name] = .string(value) }
        try run(flow.onStart)
        do { try run(flow.commands) } catch {
            try? run(flow.onComplete)
            throw error
        }
        try run(flow.onComplete)
    }

    func requireApp(_ identifier: String, _ command: FlowCommand, _ file: URL) throws {
        let expanded = try variables.expand(identifier)
        guard expanded != app.bundle.identifier, !expanded.isEmpty, expanded != "undefined" else { return }
        throw FlowError(
            file: file.path, line: command.line, command: command.name,
            message: "the flow is for \(expanded), but the app is \(app.bundle.identifier)",
            details: ["Write appId: \(app.bundle.identifier)"])
    }

    // MARK: Steps

    func run(_ commands: [FlowCommand]) throws {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else {
            throw failure(commands.first, "flows include each other without end")
        }
        for command in commands { try step(command) }
    }

    private func step(_ command: FlowCommand) throws {
        steps += 1
        let title = try command.label.map { try variables.expand($0) } ?? self.title(of: command)
        let indent = String(repeating: "  ", count: depth - 1)
        let outer = phone
        defer { use(outer) }
        do {
            if let device = command.device { try choose(device) }
            try settleAfterOthers()
            if command.action.looksAtScreen { try driver.findHome(contentSizes: contentSizes) }
            try perform(command)
            try driver.followHome(arguments: options.arguments)
            options.log("\(indent)✓ \(title)")
        } catch let error as FlowSkip {
            options.log("\(indent)– \(title) (\(error.reason))")
        } catch {
            let failure = self.failure(command, title, error)
            if command.isOptional, !(error is AppFailure) {
                options.log("\(indent)! \(title) (optional: \(failure.message))")
                return
            }
            options.log("\(indent)✗ \(title)")
            throw failure
        }
    }

    /// Has the steps act on another phone.
    private func choose(_ device: String) throws {
        let value = try number(device)
        guard value >= 1, value <= Double(Self.maximumPhones), value == value.rounded() else {
            throw StepFailure(message: "there is no device \(device): they are numbered from 1 to \(Self.maximumPhones)")
        }
        let number = Int(value)
        if phones[number] == nil {
            guard let makeSession else { throw StepFailure(message: "there is only one device here") }
            phones[number] = PhoneDriver(try makeSession(number))
        }
        use(number)
    }

    /// Waits until the current phone is quiescent if the preceding step acted on another phone.
    private func settleAfterOthers() throws {
        if lastPhone != phone, session.isRunning { try session.settle() }
        lastPhone = phone
    }

    private func use(_ number: Int) {
        phone = number
        if let chosen = phones[number] { driver = chosen }
    }

    private func failure(_ command: FlowCommand, _ title: String, _ error: any Error) -> FlowError {
        switch error {
        case let error as FlowError: error
        case let error as StepFailure:
            FlowError(file: file.path, line: command.line, command: title, message: error.message, details: error.details)
        case let error as AppFailure:
            FlowError(
                file: file.path, line: command.line, command: title, message: error.description.components(separatedBy: "\n")[0],
                details: error.frames.map { "at \($0)" })
        default: FlowError(file: file.path, line: command.line, command: title, message: "\(error)")
        }
    }

    private func failure(_ command: FlowCommand?, _ message: String) -> FlowError {
        FlowError(file: file.path, line: command?.line ?? 0, command: command?.name ?? "", message: message)
    }

    /// `tapOn “Login”`
    private func title(of command: FlowCommand) -> String {
        // A script may change variables: it is not evaluated for its title.
        if case .evalScript(let script) = command.action { return "\(command.name) \(script)" }
        let subject: String? =
            switch command.action {
            case .tap(.element(let selector), _), .assertVisible(let selector), .assertNotVisible(let selector),
                .copyTextFrom(let selector),
                .scrollUntilVisible(let selector, _):
                selector.description
            case .tap(.point(let point), _): point
            case .inputText(let text), .pressKey(let text), .openLink(let text), .takeScreenshot(let text), .assertScreenshot(let text, _),
                .startRecording(let text, _),
                .setOrientation(let text), .setAppearance(let text), .setTextSize(let text), .advanceClock(let text),
                .assertTrue(let text), .setAirplaneMode(let text), .setNetwork(let text), .setBiometry(let text),
                .assertPlaying(let text), .assertNotPlaying(let text), .setClipboard(let text), .setDarkMode(let text):
                text
            case .runFlow(let file, _, _, _): file
            case .runScript(let file, _, _): file
            case .assertWidgetRequests(let options):
                "\([options.kind, options.family, options.content].compactMap { $0 }.joined(separator: " ")): \(options.times)"
            case .addMedia(let files): files.joined(separator: ", ")
            case .assertSent(let options): options.description
            case .swipe(let options): options.direction ?? "\(options.start ?? "") → \(options.end ?? "")"
            default: nil
            }
        let place = command.device.map { " on device \($0)" } ?? ""
        guard let subject else { return command.name + place }
        return "\(command.name) \((try? variables.expand(subject)) ?? subject)\(place)"
    }
}

/// A step that does nothing this time.
struct FlowSkip: Error {
    var reason: String
}
