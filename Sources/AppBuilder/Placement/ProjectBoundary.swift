import Foundation
import Glibc

/// The folders that the files of a project, or of a package, lie in.
///
/// Projects come from others. A link or a reference in one that leads to the user's own files would bring them into the app, which has network.
struct ProjectBoundary: Sendable {
    /// Links followed.
    let folders: [String]

    init(folders: [URL]) { self.folders = folders.map { $0.resolvingSymlinksInPath().path } }

    /// The repository that a target's project is in. Where there is none: the folder of the project with up to two around it, for projects share
    /// folders with those beside them, but neither the user's home folder, those in it and around it, nor folders of all users.
    init(of target: AppTarget, home: URL = Self.home) {
        let project = target.project?.deletingLastPathComponent() ?? target.root
        var folders = [target.root, project, target.workspace?.deletingLastPathComponent(), target.given].compactMap { $0 }
        folders += folders.map { Self.repository(around: $0, home: home) ?? Self.shared(around: $0, home: home) }
        self.init(folders: folders)
    }

    static let home = URL(fileURLWithPath: NSHomeDirectory()).resolvingSymlinksInPath()

    /// Whether a file or folder lies inside, links followed.
    func contains(_ file: URL) -> Bool {
        let path = file.resolvingSymlinksInPath().path
        return folders.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == "/" }
    }

    /// - Throws: `BuildFailure` for a file outside, which is named with the place it leads to.
    func check(_ file: URL) throws {
        guard !contains(file) else { return }
        throw BuildFailure(
            "is no file of the project: it leads to \(file.resolvingSymlinksInPath().path)", at: file,
            nextStep: "Copy it into \(folders.first ?? "the project's folder"), or have one repository for both.")
    }

    // MARK: Finding

    /// The folder of the version control that a folder is in; nil where there is none below the user's home folder.
    static func repository(around folder: URL, home: URL = Self.home) -> URL? {
        var folder = folder.resolvingSymlinksInPath()
        while folder.path != "/", folder.path != home.path {
            if folder.appendingPathComponent(".git").isThere { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func shared(around folder: URL, home: URL) -> URL {
        var folder = folder.resolvingSymlinksInPath()
        for _ in 0..<2 {
            let parent = folder.deletingLastPathComponent()
            guard !isCommon(parent, home: home) else { break }
            folder = parent
        }
        return folder
    }

    /// Whether a folder holds things that have nothing to do with each other.
    private static func isCommon(_ folder: URL, home: URL) -> Bool {
        var status = stat()
        guard stat(folder.path, &status) == 0, status.st_mode & S_IWOTH == 0 else { return true }
        let isAround = folder.path == "/" || home.path == folder.path || home.path.hasPrefix(folder.path + "/")
        return isAround || folder.deletingLastPathComponent().path == home.path || folder.deletingLastPathComponent().path == "/"
    }
}
