import FileReplacement
import Foundation

/// The record of a library's last build.
struct LibraryRecord: Codable, Sendable {
    /// Hash of all that decides the result besides the contents of files.
    var inputs: String
    var stamps: [String: FileStamp]
    /// Hash of all that other modules can see of it: of the module that they import, and of what their lowering asks for.
    var interface: String
    /// Hash of the declarations that the module was made of.
    var declarations = ""
    var exports = FrameworkIndex()
    /// Names of the object files, and a hash of what they are made of.
    var objects: [String] = []
    var objectsHash = ""
    var warnings: [BuildDiagnostic] = []

    static func load(_ file: URL) -> LibraryRecord? { CacheFile.read(LibraryRecord.self, from: file) }

    func save(_ file: URL) throws { try CacheFile.write(self, to: file) }

    var isCurrent: Bool { stamps.areCurrent }
}
