import Foundation
import Glibc

/// Runs programs to their end.
package enum HelperOutput {
    /// The file of an installed program; nil where it is missing.
    package static func path(of name: String) -> String? {
        ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }.first { access($0, X_OK) == 0 }
    }

    /// Runs the program at a path.
    ///
    /// - Parameter limit: The bytes of output after which the program is ended.
    /// - Returns: What it has printed; nil where it could not be started, failed, or printed more.
    package static func read(_ path: String, _ arguments: [String], limit: Int) -> Data? {
        guard let process = HelperProcess(path, arguments) else { return nil }
        var output = Data()
        while output.count <= limit, let part = process.read(1 << 18) { output += part }
        let succeeded = process.finish()
        return succeeded && output.count <= limit ? output : nil
    }
}
