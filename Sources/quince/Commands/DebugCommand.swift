import AppBuilder
import ArgumentParser
import EditorServer
import Foundation
import Glibc
import ProcessSupport
import Simulator

struct DebugCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "debug",
        abstract: "Builds an app and debugs it with lldb.",
        discussion: """
            The app waits until the debugger has attached, so breakpoints in all of its code are hit. They are set in your own files and
            lines. The watchdog, which ends an app that hangs, lets it be.

              quince debug MyApp                                         on the phone in the page
              quince debug MyApp --headless                              without a page; time stands while the app does
              quince debug MyApp --flow login.yaml -c "b Login.swift:20"  a Maestro flow, up to a breakpoint
              quince debug MyApp --headless --batch -c "b Login.swift:20" -c continue -c "po self" -c bt

            --dap speaks the Debug Adapter Protocol over standard input and output: editors start it themselves.
            Documentation/Editors.md has their configuration, and 'quince init' writes it.
            """)

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, or a bare folder of sources.") var app = "."
    @Flag(help: "Run the app without a page, on a virtual clock.") var headless = false
    @Option(help: ArgumentHelp("A Maestro flow to play, without a page.", valueName: "file.yaml")) var flow: String?
    @Option(
        name: [.customShort("c"), .long], help: ArgumentHelp("A command of lldb to begin with; may be repeated.", valueName: "command"))
    var command: [String] = []
    @Flag(help: "End after these commands.") var batch = false
    @Flag(help: "Speak the Debug Adapter Protocol.") var dap = false
    @OptionGroup var device: DeviceOptions
    @OptionGroup var building: BuildOptions
    @Argument(parsing: .postTerminator, help: "Launch arguments of the app.") var arguments: [String] = []

    func validate() throws {
        if building.configuration == .release {
            throw ValidationError("Only debug builds can be debugged: leave out --configuration release.")
        }
    }

    func run() async throws {
        try Debugger.check()
        let session = DebugSession(app: app, building: building, device: device, arguments: arguments)
        if dap { return try await serve(session) }
        let request = DebugRequest(isHeadless: headless, flow: flow)
        let code = try await Self.inThread {
            let (process, commands) = try session.start(request) { line, isError in isError ? Console.error(line) : Console.print(line) }
            defer { session.end() }
            return try Debugger.run(attachingTo: process, commands: commands, then: command, isBatch: batch)
        }
        if code != 0 { throw ExitCode(code) }
    }

    private func serve(_ session: DebugSession) async throws {
        let streams = try ProtocolStreams.detach(from: "an editor")
        try await Self.inThread { try DebugAdapter(project: session, input: streams.input, output: streams.output).run() }
    }

    private static func inThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }
}
