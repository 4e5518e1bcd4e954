import Foundation
import ProcessSupport

/// The limits of a run-script phase: a program that whoever wrote the project chose.
///
/// It reads the project's repository, the build's folders and the system's programs, and writes the build's folders and its outputs in the project;
/// where the target does not set `ENABLE_USER_SCRIPT_SANDBOXING`, all of the project's folder but its repository, since generators of sources write there. It has no
/// network, and ends with the build.
enum ScriptConfinement {
    /// The longest that a phase may take, in seconds.
    static let timeLimit = 600.0

    private static let programs = ["/usr", "/bin", "/sbin"].map { URL(fileURLWithPath: $0) }
    private static let files = ["/lib", "/lib64", "/etc/alternatives", "/etc/passwd", "/etc/group"].map { URL(fileURLWithPath: $0) }

    /// - Parameter folders: The folders of the build, which a phase may write.
    static func make(_ phase: ScriptPhase, folders: [URL]) -> Confinement {
        let project = phase.file.deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath()
        let repository = ProjectBoundary.repository(around: project) ?? project
        let toolchain = [Confinement.toolchain].compactMap { $0 }
        var confinement = Confinement.system
        confinement.readable += programs + files + toolchain + folders + [repository]
        confinement.writable += folders
        confinement.writable +=
            phase.writesOutputsOnly ? phase.outputs.compactMap { $0.folder(inside: project) } : content(of: project)
        confinement.executable += programs + toolchain + folders + [repository]
        return confinement
    }

    /// Throws where the folder of a phase's project holds the user's home folder: the phase could read and write all of it.
    static func check(_ phase: ScriptPhase, home: URL = URL(fileURLWithPath: NSHomeDirectory())) throws {
        let project = phase.file.deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath().path
        let home = home.resolvingSymlinksInPath().path
        guard project == "/" || home == project || home.hasPrefix(project + "/") else { return }
        throw BuildFailure(
            "the script phase '\(phase.name)' of '\(phase.target)' is not run: it could read and write all of your home folder, "
                + "which the project's folder \(project) \(home == project ? "is" : "holds")",
            at: phase.file, line: phase.line, nextStep: "Move the project into a folder of its own, or build without --run-scripts.")
    }

    /// The project's folder, or all in it but the repository itself: its hooks and settings are programs that run when the user works with it.
    private static func content(of project: URL) -> [URL] {
        let repositories = [".git", ".hg", ".svn"]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: project.path)) ?? []
        guard names.contains(where: repositories.contains) else { return [project] }
        return names.filter { !repositories.contains($0) }.sorted().map(project.appendingPathComponent)
    }
}

extension URL {
    /// The folder that a file is in; nil where there is none, or one outside of another folder, links followed.
    fileprivate func folder(inside other: URL) -> URL? {
        let folder = deletingLastPathComponent().resolvingSymlinksInPath()
        return folder.isFolderItself && (folder.path == other.path || folder.path.hasPrefix(other.path + "/")) ? folder : nil
    }
}
