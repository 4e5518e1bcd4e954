import Foundation
import HelperPrograms

/// FFmpeg's programs, which Quince starts as processes of their own and never links: they decode what Quince does not.
///
/// In an app's process they are confined as the app is. They get no environment of the app's, so that they run on the machine's clock.
package enum MediaProgram: String, CaseIterable, Sendable {
    case ffprobe, ffmpeg

    /// The program's file; nil where it is not installed.
    package var path: String? {
        HelperOutput.path(of: rawValue)
    }

    /// Starts the program.
    ///
    /// - Returns: The process, whose output the caller reads.
    /// - Throws: `MediaError.missingProgram`.
    package func start(_ arguments: [String]) throws -> HelperProcess {
        guard let path, let process = HelperProcess(path, arguments) else { throw MediaError.missingProgram }
        return process
    }

    /// Runs the program to its end.
    ///
    /// - Parameter limit: The bytes of output after which the program is ended.
    /// - Returns: What it has printed; nil where it failed.
    /// - Throws: `MediaError.missingProgram`.
    package func output(_ arguments: [String], limit: Int) throws -> Data? {
        guard let path else { throw MediaError.missingProgram }
        return HelperOutput.read(path, arguments, limit: limit)
    }
}
