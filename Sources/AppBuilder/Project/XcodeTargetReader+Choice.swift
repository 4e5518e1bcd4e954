import Foundation

/// Which app of a project or workspace is meant.
extension XcodeTargetReader {
    /// The reader of the project and the app that a request is about; nil where no project describes it.
    ///
    /// - Parameter scripts: The environment that names the build's folders for scripts; nil if scripts may not run.
    /// - Throws: `BuildFailure` where there is no such app, or more than one.
    static func choose(_ found: ProjectLocator.Found, _ request: BuildRequest, scripts: ScriptEnvironment? = nil) throws -> Member? {
        let owners: [URL]
        switch found {
        case .xcodeProject(let url): owners = [url]
        case .workspace(let workspace): owners = [workspace.url] + workspace.projects
        case .bareFolder, .appPackage, .playground: return nil
        }
        let schemes = SchemeSet(of: owners)
        var request = request
        var scheme: Scheme?
        if let name = request.scheme {
            let named = try schemes.named(name, in: owners[0])
            guard let app = named.launch.app else {
                throw BuildFailure(
                    "the scheme '\(name)' launches no app", at: named.file, nextStep: "Name one that does, or leave out --scheme.")
            }
            request.target = request.target ?? app.target
            scheme = named
        }
        let member = try choose(found, target: request)
        let projects = member.reader.projects
        (projects.scriptEnvironment, projects.buildConfiguration) = (scripts, request.buildConfiguration)
        projects.keepsProblems = request.describes
        (projects.scheme, projects.schemeFolders) = (scheme ?? schemes.launching(member.name), schemes.folders)
        projects.choice = try member.systemChoice(request.system)
        return member
    }

    private static func choose(_ found: ProjectLocator.Found, target request: BuildRequest) throws -> Member {
        if case .workspace(let workspace) = found { return try choose(workspace, request) }
        guard case .xcodeProject(let url) = found else { throw BuildFailure("there is no project", at: request.app) }
        let projects = ProjectSet()
        var reader = XcodeTargetReader(project: try projects.project(url), configuration: request.configuration)
        (reader.runsScripts, reader.projects) = (request.runsScripts, projects)
        return Member(reader: reader, target: try reader.chooseTarget(named: request.target))
    }

    private static func choose(_ workspace: Workspace, _ request: BuildRequest) throws -> Member {
        let projects = ProjectSet(workspace: workspace)
        let known = KnownTargets()
        let readers = try workspace.projects.map { url in
            XcodeTargetReader(
                project: try projects.project(url), configuration: request.configuration, runsScripts: request.runsScripts,
                projects: projects, known: known)
        }
        let apps = readers.flatMap { reader in
            reader.project.targets.filter { $0.string("productType") == appType && reader.isForPhone($0) }
                .map { Member(reader: reader, target: $0) }
        }
        if let name = request.target { return try named(name, readers, apps, workspace) }
        guard let first = apps.first else {
            throw BuildFailure(
                "the workspace has no app for iOS in \(readers.isEmpty ? "it: none of its projects is there" : "its projects")",
                at: workspace.file, nextStep: workspace.missing.isEmpty ? "Open a workspace with an iOS app." : restore(workspace))
        }
        guard apps.count > 1 else { return first }
        // Of several apps the one named like the workspace is meant, as in a project.
        let title = workspace.url.deletingPathExtension().lastPathComponent
        if let main = apps.first(where: { $0.name == title }) { return main }
        throw BuildFailure(
            "the workspace has \(apps.count) apps: \(apps.map(\.name).joined(separator: ", "))", at: workspace.file,
            nextStep: "Name one: --target \"\(first.name)\"")
    }

    private static func named(_ name: String, _ readers: [XcodeTargetReader], _ apps: [Member], _ workspace: Workspace) throws -> Member {
        let found = readers.flatMap { reader in reader.project.targets.map { Member(reader: reader, target: $0) } }.filter {
            $0.name == name
        }
        if let app = found.first(where: { $0.target.string("productType") == appType }) { return app }
        let choices = "Choose one of: \(apps.map(\.name).joined(separator: ", "))."
        guard let other = found.first else {
            throw BuildFailure("there is no target named '\(name)'", at: workspace.file, nextStep: choices)
        }
        throw BuildFailure(
            "target '\(name)' is no app", at: other.reader.project.file, line: other.reader.project.line(of: other.target),
            nextStep: choices)
    }

    private static func restore(_ workspace: Workspace) -> String {
        workspace.lacksPods && workspace.missing.count == 1
            ? "Run 'pod install' in \(workspace.url.deletingLastPathComponent().path)."
            : "Restore \(workspace.missing.map(\.lastPathComponent).joined(separator: ", "))."
    }
}

extension XcodeTargetReader.Member {
    /// The iOS that the app is built for: the one that is asked for, or the one of its project's SDK.
    ///
    /// - Throws: `BuildFailure` where the app needs a newer one.
    fileprivate func systemChoice(_ wanted: SimulatedSystem?) throws -> SystemChoice {
        var files: [URL] = []
        let deploymentTarget = try reader.settings(of: target, files: &files).string("IPHONEOS_DEPLOYMENT_TARGET")
        return try SystemChoice(wanted, of: reader.project, deploymentTarget: deploymentTarget)
    }
}
