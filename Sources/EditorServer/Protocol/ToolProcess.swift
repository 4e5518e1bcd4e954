import AppBuilder
import Foundation
import Glibc
import JSONModel
import ProcessSupport

/// A running program of the toolchain that speaks over its standard input and output: sourcekit-lsp, lldb-dap.
final class ToolProcess: @unchecked Sendable {
    let stream: MessageStream
    private let child: ChildProcess
    private let descriptors: (input: OwnedDescriptor, output: OwnedDescriptor)
    private let lock = NSLock()
    private var isEnding = false

    /// Starts a program of the toolchain.
    ///
    /// - Parameters:
    ///   - folder: The folder that it works in; nil = this program's.
    ///   - limits: What it may read, write and run; nil = what its user may.
    ///   - log: The file that its standard error goes to; nil = this program's.
    /// - Throws: `ProcessError` where it cannot be started; `BuildFailure` where there is no toolchain.
    convenience init(_ name: String, in folder: URL?, limits: EditorProject.ToolLimits? = nil, log: URL? = nil) throws {
        try self.init(executable: EditorProject.toolFolder().appendingPathComponent(name), in: folder, limits: limits, log: log)
    }

    init(executable: URL, arguments: [String] = [], in folder: URL?, limits: EditorProject.ToolLimits? = nil, log: URL? = nil) throws {
        let (input, writer) = try OwnedDescriptor.pipe()
        let (reader, output) = try OwnedDescriptor.pipe()
        var launch = ChildProcess.Launch(executable: executable)
        launch.arguments = arguments
        (launch.environment, launch.folder) = (limits?.environment ?? ProcessInfo.processInfo.environment, folder)
        launch.confinement = limits?.confinement
        let errors = log.map { open($0.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) } ?? dup(STDERR_FILENO)
        launch.descriptors = [0: input, 1: output, 2: OwnedDescriptor(errors)]
        child = try ChildProcess(launch)
        input.close()
        output.close()
        descriptors = (reader, writer)
        stream = MessageStream(input: reader.number, output: writer.number)
    }

    /// Reads its messages in a thread of its own.
    ///
    /// - Parameter ended: Is called where it ends by itself.
    func start(_ handle: @escaping @Sendable (JSONValue) -> Void, ended: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            stream.read { message in
                handle(message)
                return true
            }
            if !lock.withLock({ isEnding }) { ended() }
        }
    }

    /// Ends it; it has some seconds to write what it keeps.
    func end() {
        lock.withLock { isEnding = true }
        descriptors.output.close()
        child.waitForEnd(patience: 5)
    }
}
