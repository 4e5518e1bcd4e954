import Foundation

/// The projects that a build looks into: those of a workspace, and those that one refers to. Each is read once.
final class ProjectSet {
    let workspace: Workspace?
    /// The scheme that is built, if any.
    var scheme: Scheme?
    /// The build configuration of a debug build; nil = the one that the scheme launches, or `Debug`.
    var buildConfiguration: String?
    /// Whether targets that cannot be built are read all the same, to be described.
    var keepsProblems = false
    /// Problems that concern no target alone.
    var problems: Set<BuildDiagnostic> = []
    /// The environment that names the build's folders for scripts; nil if scripts may not run.
    var scriptEnvironment: ScriptEnvironment?
    /// The folders in which another scheme may appear.
    var schemeFolders: [URL] = []
    /// The iOS that is built for.
    var choice = SystemChoice(nil)
    private var projects: [String: XcodeProject] = [:]

    init(workspace: Workspace? = nil) { self.workspace = workspace }

    /// Files and folders besides the projects' own that decide what is built.
    var descriptionFiles: [URL] { (workspace?.descriptionFiles ?? []) + schemeFolders }

    /// - Throws: `BuildFailure` for a project that cannot be read.
    func project(_ url: URL) throws -> XcodeProject {
        let path = url.standardizedFileURL.path
        if let known = projects[path] { return known }
        let project = try XcodeProject(url)
        projects[path] = project
        return project
    }

    /// The target of another project of the workspace that makes a product: Xcode finds it by the product's name.
    ///
    /// - Parameter name: The name of the file, `Kit.framework`.
    /// - Throws: `BuildFailure` for a project that cannot be read.
    func maker(of name: String, besides project: XcodeProject) throws -> (project: XcodeProject, target: XcodeProject.Object)? {
        for url in workspace?.projects ?? [] where url.path != project.url.standardizedFileURL.path {
            let other = try self.project(url)
            if let target = other.targets.first(where: { other.productNames(of: $0).contains(name) }) { return (other, target) }
        }
        return nil
    }
}

extension XcodeProject {
    /// The names that the file of a target's product may have.
    fileprivate func productNames(of target: Object) -> [String] {
        let name = target.string("name") ?? ""
        if let path = object(target.string("productReference"))?.string("path") { return [(path as NSString).lastPathComponent] }
        return [name + ".framework", "lib\(name).a"]
    }
}
