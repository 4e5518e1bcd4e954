import Foundation
import Simulator

/// A video that a command is asked to record.
enum VideoFile {
    /// Sees that it can be recorded and written, before any work is done.
    ///
    /// - Throws: `SimulatorError` for another name than `.mp4` or `.webm`, a folder that cannot be written, and where FFmpeg is missing.
    static func checked(_ path: String) throws -> URL {
        let file = URL(fileURLWithPath: path)
        try VideoFormat.check(file)
        return file
    }
}
