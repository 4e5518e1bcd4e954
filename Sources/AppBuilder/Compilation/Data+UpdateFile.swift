import FileReplacement
import Foundation

extension Data {
    /// Writes a file; one that has this content already stays as it is, with its date.
    ///
    /// - Throws: The errors of `replaceFile(at:)`.
    func updateFile(at url: URL) throws {
        if (try? Data(contentsOf: url)) != self { try replaceFile(at: url) }
    }
}
