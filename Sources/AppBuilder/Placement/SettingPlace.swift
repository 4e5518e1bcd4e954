import FileFormats
import Foundation

/// The place in a project's files where a name is given to something that is built.
struct SettingPlace {
    /// The setting or field: `PRODUCT_NAME`.
    var setting: String
    var file: URL?
    var line = 0

    /// Checks that a value can name a file or folder.
    ///
    /// - Parameters:
    ///   - type: The text that follows the value in the name: `.app`.
    ///   - place: Looked for only where the value is none: finding a line takes time.
    /// - Throws: `BuildFailure` naming the setting and its place.
    static func check(_ value: String, type: String = "", _ place: @autoclosure () -> SettingPlace) throws {
        do {
            _ = try PlacedName(value + type)
            // Nothing but the type is no name either.
            _ = try PlacedName(value)
        } catch let problem as PlacedName.Problem { throw place().failure(value, problem) }
    }

    private func failure(_ value: String, _ problem: PlacedName.Problem) -> BuildFailure {
        BuildFailure(
            "\(setting) is “\(value.prefix(100))”, which \(problem.reason)", at: file, line: line,
            nextStep: "Choose a name of a single part, without “/” and control characters.")
    }
}

extension URL {
    /// The place in this folder of something that a project names.
    ///
    /// - Parameters:
    ///   - path: A path of plain components.
    ///   - setting: The description of the setting that provides the path, for messages.
    /// - Throws: `BuildFailure` for a path that leads out of the folder, or through a symbolic link in it.
    func placing(_ path: String, of setting: String, at file: URL? = nil) throws -> URL {
        do { return try PlacedPath(path).resolved(in: self) } catch let problem {
            throw BuildFailure(
                "\(setting) is “\(path.prefix(100))”, which \(problem.reason)", at: file,
                nextStep: "Remove the link, or choose a name of plain parts, without “..”.")
        }
    }
}
