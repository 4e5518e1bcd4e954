import Foundation
import ProcessSupport

/// The compiled module of a running app, which replacements of its functions import, in the making.
final class PendingModule: Sendable {
    private let result = PendingResult<Void>()
    private let cancellation: Cancellation

    /// Starts to compile the module in the background.
    ///
    /// - Parameters:
    ///   - files: All lowered sources of the module.
    ///   - folder: Gets the `.swiftmodule`; is made where it is missing.
    /// - Throws: `ProcessError` where the process has no descriptor left.
    init(of files: [URL], _ name: String, in folder: URL, compiler: SwiftCompiler) throws {
        cancellation = try Cancellation()
        var compiler = compiler
        compiler.toolchain.cancellation = cancellation
        DispatchQueue.global(qos: .utility).async { [result, compiler] in
            result.finish(
                Result {
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    try compiler.emitModule(files, to: folder.appendingPathComponent(name + ".swiftmodule"))
                })
        }
    }

    /// Waits until the module is there.
    ///
    /// - Throws: `BuildFailure` where it was cancelled or could not be compiled.
    func wait() throws { try result.wait().get() }

    /// Ends the compiler and waits for its end; does nothing where the module is there.
    func cancel() {
        cancellation.cancel()
        _ = result.wait()
    }
}
