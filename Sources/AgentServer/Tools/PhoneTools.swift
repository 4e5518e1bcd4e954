import DeviceProtocol
import Foundation
import Simulator

/// The tools of an agent: an app that is built from its sources, on a phone of the agent's own.
public final class PhoneTools: ToolRunner, @unchecked Sendable {
    /// The options of a server.
    public struct Options: Sendable {
        /// The app that `build_run_sim` builds where a call names none.
        public var build: AgentBuild
        /// Launch arguments that the app has in any case.
        public var arguments: [String] = []
        /// Real seconds after which an action returns with what there is.
        public var patience = 20.0

        public init(build: AgentBuild) { self.build = build }
    }

    let project: any AgentProject
    let options: Options
    let log = AutomationLog()
    let note = ActivityNote()
    // What follows is used on the session's thread alone.
    var phone: AutomatedPhone?
    var present: AgentBuild
    var bundle: AppBundle?
    var model: String?
    var building: BackgroundWork<AgentBuild, AgentBuiltApp>? { didSet { shared.set(building?.interrupt) } }
    var testing: BackgroundWork<TestKey, AgentTestReport>? { didSet { shared.set(testing?.interrupt) } }
    var drawing: BackgroundWork<PreviewKey, PreviewDrawing>? { didSet { shared.set(drawing?.interrupt) } }
    private let shared = Interruptible()

    public init(project: any AgentProject, options: Options) {
        (self.project, self.options, present) = (project, options, options.build)
    }

    public var instructions: String { PhoneTool.instructions }
    public var listed: [Tool] { PhoneTool.listed }
    public var activity: String { note.text }
    public func tool(_ name: String) -> Tool? { PhoneTool.named(name) }
    public func interrupt() { shared.interrupt() }

    public func end() {
        phone?.app.kill()
        phone = nil
    }

    public func run(_ tool: Tool, _ arguments: [String: JSONValue], progress: @escaping @Sendable (String) -> Void) -> ToolResult {
        note.subscribe(progress)
        defer {
            note.subscribe(nil)
            note.update("")
        }
        do {
            let arguments = try ToolArguments(arguments, of: tool)
            return try perform(tool.name, arguments)
        } catch let failure as AppFailure {
            return ToolResult(error: describe(failure))
        } catch {
            return ToolResult(error: PhoneTools.limited("\(error)", Self.longestAnswer))
        }
    }

    /// Characters of an answer's text at most.
    static let longestAnswer = 20_000

    static func limited(_ text: String, _ limit: Int) -> String {
        text.count > limit ? text.prefix(limit) + "\n… \(text.count - limit) more characters" : text
    }

    /// A crash, its frames in the user's files, and the app's last words.
    private func describe(_ failure: AppFailure) -> String {
        var lines = [failure.description]
        let words = log.last(10).filter { $0.contains { !$0.isWhitespace } }
        if !words.isEmpty { lines += ["The app's last output:"] + words.map { "  " + $0 } }
        if phone?.app.isRunning != true { lines.append("The app does not run now: launch_app starts it, build_run_sim builds it first.") }
        return Self.limited(lines.joined(separator: "\n"), Self.longestAnswer)
    }

    private func perform(_ name: String, _ arguments: ToolArguments) throws -> ToolResult {
        switch name {
        case "build_run_sim": try buildAndRun(arguments)
        case "launch_app": try launch(arguments)
        case "stop_app": try stop()
        case "snapshot_ui": try snapshot(arguments)
        case "tap": try tap(arguments)
        case "type_text": try type(arguments)
        case "swipe": try swipe(arguments)
        case "press_button": try press(arguments)
        case "screenshot": try screenshot(arguments)
        case "settings": try settings(arguments)
        case "get_logs": try logs(arguments)
        case "test_sim": try test(arguments)
        case "render_preview": try preview(arguments)
        default: ToolResult(error: "there is no tool \(name)")
        }
    }

    // MARK: Building

    private func buildAndRun(_ arguments: ToolArguments) throws -> ToolResult {
        let start = Date()
        let request = try request(arguments)
        let model = try arguments.text("device") ?? self.model
        let seconds = try arguments.number("timeout", in: 1...3_600) ?? Self.buildSeconds
        let built = try build(request, seconds: seconds)
        let launchArguments = options.arguments + built.arguments + (try arguments.texts("arguments") ?? [])
        let environment = built.environment.merging(try arguments.map("environment") ?? [:]) { $1 }
        let phone = try prepare(built, request, model: model, isFresh: try arguments.flag("clear_state"))
        (phone.arguments, phone.environment) = (launchArguments, environment)
        let elements = try phone.launch()
        let time = (Date().timeIntervalSince(start) * 10).rounded() / 10
        var lines = [
            "\(built.wasUpToDate ? "Nothing had changed; launched" : "Built and launched") \(built.bundle.displayName) in \(time) s."
        ]
        if !built.wasUpToDate, !built.warnings.isEmpty {
            lines += built.warnings.prefix(5)
            if built.warnings.count > 5 { lines.append("… \(built.warnings.count - 5) more warnings") }
        }
        lines += [phone.heading, ScreenList().lines(elements)]
        return ToolResult(lines.joined(separator: "\n"))
    }

    static let buildSeconds = 595.0

    func request(_ arguments: ToolArguments) throws -> AgentBuild {
        var request = present
        if let app = try arguments.text("project") { request = AgentBuild(app: app) }
        request.scheme = try arguments.text("scheme") ?? request.scheme
        request.target = try arguments.text("target") ?? request.target
        if let configuration = try arguments.text("configuration") { request.isRelease = configuration.lowercased() == "release" }
        return request
    }

    /// Builds an app, or waits for the build of it that is under way.
    func build(_ request: AgentBuild, seconds: Double) throws -> AgentBuiltApp {
        note.update("building \(request.app)")
        let (built, step) = try joinOrStart(\.building, request, seconds: seconds) {
            note.update("building \(request.app): \($0)")
        } work: { [project] in
            try project.build(request, progress: $0)
        }
        guard let built else {
            throw ArgumentError(
                "the build is not done after \(Int(seconds)) seconds; it is at: \(step). It goes on: call again to wait for it.")
        }
        (present, bundle) = (request, built.bundle)
        return built
    }

    /// The phone with a build of the app on it. Data the app has stored stay where only its build is another.
    private func prepare(_ built: AgentBuiltApp, _ request: AgentBuild, model: String?, isFresh: Bool) throws -> AutomatedPhone {
        note.update("installing \(built.bundle.displayName)")
        if let phone, phone.app.bundle.identifier == built.bundle.identifier, model == self.model {
            try phone.install(built.bundle)
            if isFresh { try phone.app.clearState() }
            return phone
        }
        phone?.app.kill()
        let made = AutomatedPhone(try project.phone(built.bundle, model: model, log: log), log: log, activity: note)
        made.patience = options.patience
        (phone, self.model) = (made, model)
        return made
    }

    func running() throws -> AutomatedPhone {
        guard let phone else { throw ArgumentError("no app has been built yet: call build_run_sim first") }
        return phone
    }
}

/// Ends the wait that is under way. May be used from any thread.
private final class Interruptible: @unchecked Sendable {
    private let lock = NSLock()
    private var body: (() -> Void)?

    func set(_ body: (() -> Void)?) { lock.withLock { self.body = body } }
    func interrupt() { lock.withLock { body }?() }
}
