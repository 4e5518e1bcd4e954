import FileFormats
import Foundation

/// The names of a module's sources, after which the build names what it makes of them.
struct SourceNames {
    private var files: [String: URL] = [:]

    /// Checks the name of one more source.
    ///
    /// - Throws: `BuildFailure` for a name that the build cannot use, and one that another source has.
    mutating func check(_ name: String, _ file: URL) throws {
        try SettingPlace.check(name, SettingPlace(setting: "the file's name", file: file))
        guard !file.path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            throw BuildFailure(
                "the file's path has a line break or another control character", at: file, nextStep: "Rename the folder it is in.")
        }
        // `App.swift` and `App.SWIFT` are one file on a Mac, and one object here.
        let base = (name as NSString).deletingPathExtension
        if let other = files[base] {
            throw BuildFailure(
                "the target has two files of this name; the other is \(other.path)", at: file, nextStep: "Rename one of them.")
        }
        guard base != (EntryPointWriter.fileName as NSString).deletingPathExtension else {
            throw BuildFailure("the file has the name of one that Quince makes", at: file, nextStep: "Rename it.")
        }
        files[base] = file
    }
}
