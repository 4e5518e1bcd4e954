import AppBuilder
import EditorServer
import Foundation
import Glibc
import ProcessSupport
import Simulator

/// The toolchain's lldb.
enum Debugger {
    private static func program() throws -> URL { try EditorProject.toolFolder().appendingPathComponent("lldb") }

    /// Sees that it can be started: a toolchain for another system lacks its libraries here.
    ///
    /// - Throws: `SimulatorError` with its words.
    static func check() throws {
        let run = try CommandRun(program(), ["--version"], joinsErrors: true, timeLimit: 60)
        guard run.status != 0 else { return }
        let text = String(decoding: run.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        throw SimulatorError(
            "lldb cannot be started: \(text.split(separator: "\n").first ?? "")",
            nextStep: "Install the library that it names, or the Swift toolchain for this system.")
    }

    /// Runs it in the terminal until its user ends it.
    ///
    /// - Parameters:
    ///   - commands: Those that it needs before it attaches.
    ///   - then: Commands after that.
    /// - Returns: Its exit status.
    static func run(attachingTo process: Int32, commands: [String], then: [String], isBatch: Bool) throws -> Int32 {
        let all = commands + ["process attach --pid \(process)"] + then
        var launch = ChildProcess.Launch(executable: try program(), arguments: (isBatch ? ["-b"] : []) + all.flatMap { ["-o", $0] })
        launch.environment = ProcessInfo.processInfo.environment
        for number in Int32(0)...2 { launch.descriptors[number] = OwnedDescriptor(dup(number)) }
        let child = try ChildProcess(launch)
        // Programs in the background may not read from a terminal.
        signal(SIGTTOU, SIG_IGN)
        let isTerminal = isatty(STDIN_FILENO) == 1
        if isTerminal { tcsetpgrp(STDIN_FILENO, child.identifier) }
        defer { if isTerminal { tcsetpgrp(STDIN_FILENO, getpgrp()) } }
        switch child.waitForEnd() {
        case .exited(let code): return code
        case .signalled(let signal): return 128 + signal
        }
    }
}
