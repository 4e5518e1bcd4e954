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
    /// - Parameter type: What follows the value in the name: `.app`.
    /// - Throws: `BuildFailure` naming the setting and its place.
    func check(_ value: String, type: String = "") throws {
        do { _ = try PlacedName(value + type) } catch let problem { throw failure(value, problem) }
        // Nothing but the type is no name either.
        do { _ = try PlacedName(value) } catch let problem { throw failure(value, problem) }
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
    ///   - setting: What gives the name.
    /// - Throws: `BuildFailure` for a path that leads out of the folder, or through a symbolic link in it.
    func placing(_ path: String, of setting: String, at file: URL? = nil) throws -> URL {
        do { return try PlacedPath(path).resolved(in: self) } catch let problem {
            throw BuildFailure(
                "\(setting) is “\(path.prefix(100))”, which \(problem.reason)", at: file,
                nextStep: "Remove the link, or choose a name of plain parts, without “..”.")
        }
    }
}
