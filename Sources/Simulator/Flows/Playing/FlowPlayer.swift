import DeviceProtocol
import Foundation

/// Plays flows on a headless session, step by step, in virtual time.
public final class FlowPlayer {
    let session: HeadlessSession
    let options: FlowOptions
    let gestures: ScreenGestures
    var variables = FlowVariables()
    /// The file whose steps run now; included flows change it.
    var file = URL(fileURLWithPath: "/")
    private var depth = 0
    private var steps = 0

    private static let maximumDepth = 30
    /// Virtual seconds that look-ups wait, as Maestro's: for what must be there, what may be, and what should go.
    static let lookupTimeout = 17.0
    static let optionalTimeout = 7.0
    static let pollInterval = 0.25

    public init(session: HeadlessSession, options: FlowOptions = FlowOptions()) {
        (self.session, self.options) = (session, options)
        gestures = ScreenGestures(session: session)
        variables.values["maestro.platform"] = .string("ios")
        variables.values["maestro.copiedText"] = .string("")
    }

    /// Plays a flow to its end.
    ///
    /// - Throws: `FlowError` for the first step that fails.
    @discardableResult
    public func play(_ file: URL) throws -> FlowResult {
        let flow = try FlowReader.read(file)
        var result = FlowResult(name: flow.name ?? file.deletingPathExtension().lastPathComponent, file: file.path, steps: 0, time: 0)
        try run(flow)
        (result.steps, result.time) = (steps, session.time)
        return result
    }

    private func run(_ flow: Flow) throws {
        if let wanted = flow.appIdentifier { try requireApp(wanted, FlowCommand(name: "appId", action: .scroll, line: 1), flow.file) }
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
        guard expanded != session.bundle.identifier, !expanded.isEmpty, expanded != "undefined" else { return }
        throw FlowError(
            file: file.path, line: command.line, command: command.name,
            message: "the flow is for \(expanded), but the app is \(session.bundle.identifier)",
            details: ["Write appId: \(session.bundle.identifier)"])
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
        do {
            try perform(command)
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
                .scrollUntilVisible(let selector, _, _, _):
                selector.description
            case .tap(.point(let point), _): point
            case .inputText(let text), .pressKey(let text), .openLink(let text), .takeScreenshot(let text), .assertScreenshot(let text, _),
                .setOrientation(let text),
                .assertTrue(let text):
                text
            case .runFlow(let file, _, _, _): file
            case .swipe(let options): options.direction ?? "\(options.start ?? "") → \(options.end ?? "")"
            default: nil
            }
        guard let subject else { return command.name }
        return "\(command.name) \((try? variables.expand(subject)) ?? subject)"
    }
}

/// Why a step fails; the player adds where.
struct StepFailure: Error {
    var message: String
    var details: [String] = []
}

/// A step that does nothing this time.
struct FlowSkip: Error {
    var reason: String
}
