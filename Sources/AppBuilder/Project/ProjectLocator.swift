import FileFormats
import Foundation

/// Finds out what a path given on the command line is.
enum ProjectLocator {
    enum Found {
        case xcodeProject(URL)
        case workspace(Workspace)
        case bareFolder(URL)
        /// A package with an app, `Name.swiftpm`.
        case appPackage(URL)
        case playground(URL)
    }

    static func locate(_ app: URL) throws -> Found {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: app.path, isDirectory: &isFolder) else {
            throw BuildFailure(
                "\(app.path) does not exist", nextStep: "Give the path of an .xcodeproj or .xcworkspace, or of a folder with one.")
        }
        guard isFolder.boolValue else {
            throw BuildFailure(
                "\(app.path) is a file", nextStep: "Give the path of an .xcodeproj or .xcworkspace, or of a folder with one.")
        }
        switch app.pathExtension {
        case "xcodeproj": return .xcodeProject(app)
        // A project's own workspace has nothing but the project.
        case "xcworkspace" where app.deletingLastPathComponent().pathExtension == "xcodeproj":
            return .xcodeProject(app.deletingLastPathComponent())
        case "xcworkspace": return .workspace(try Workspace(app))
        case "playground", "xcplaygroundpage": return .playground(app)
        default: return try search(app)
        }
    }

    /// The workspace or project in a folder, or in one of its folders where it has neither it nor sources.
    private static func search(_ app: URL) throws -> Found {
        let children = try children(of: app)
        var found = children.filter { types.contains($0.pathExtension) }
        let isPackage = AppPackageManifest.isThere(in: app)
        // What Xcode keeps in a package beside its manifest describes no app.
        if isPackage, found.isEmpty || app.pathExtension == "swiftpm" { return .appPackage(app) }
        if found.isEmpty, !children.contains(where: { $0.pathExtension == "swift" }) {
            let inner = try children.filter(isPlainFolder).flatMap { try self.children(of: $0) }
            found = inner.filter { types.contains($0.pathExtension) }
            if found.isEmpty, let package = try package(among: children + inner, of: app) { return .appPackage(package) }
        }
        let projects = found.filter { $0.pathExtension == "xcodeproj" }
        let workspaces = found.filter { $0.pathExtension == "xcworkspace" }
        // As people open it: projects of a workspace may need each other.
        if workspaces.count == 1 {
            let workspace = try Workspace(workspaces[0])
            let listed = Set(workspace.projects.map(\.path))
            if !listed.isEmpty, projects.allSatisfy({ listed.contains($0.standardizedFileURL.path) }) { return .workspace(workspace) }
        }
        guard projects.count <= 1 else {
            throw BuildFailure(
                "\(app.path) holds \(projects.count) projects: " + projects.map(\.lastPathComponent).joined(separator: ", "),
                nextStep: "Name one of them: quince run \(projects[0].path)")
        }
        if let project = projects.first { return .xcodeProject(project) }
        guard let workspace = workspaces.first else { return .bareFolder(app) }
        guard workspaces.count == 1 else {
            throw BuildFailure(
                "\(app.path) holds \(workspaces.count) workspaces: " + workspaces.map(\.lastPathComponent).joined(separator: ", "),
                nextStep: "Name one of them: quince run \(workspace.path)")
        }
        return .workspace(try Workspace(workspace))
    }

    /// The only package with an app among files and folders.
    private static func package(among files: [URL], of app: URL) throws -> URL? {
        let packages = files.filter { $0.pathExtension == "swiftpm" && AppPackageManifest.isThere(in: $0) }
        guard packages.count > 1 else { return packages.first }
        throw BuildFailure(
            "\(app.path) holds \(packages.count) packages with apps: " + packages.map(\.lastPathComponent).joined(separator: ", "),
            nextStep: "Name one of them: quince run \(packages[0].path)")
    }

    private static let types: Set<String> = ["xcodeproj", "xcworkspace"]

    /// The files and folders in a folder, without hidden ones and what is neither.
    ///
    /// - Throws: `BuildFailure` for a folder that cannot be read.
    static func children(of folder: URL) throws -> [URL] { try listing(of: folder).children }

    /// The files and folders in a folder, without hidden ones; what is neither is left out with a warning.
    static func listing(of folder: URL) throws -> (children: [URL], warnings: [BuildDiagnostic]) {
        let listing: FolderListing
        do { listing = try FolderListing(folder) } catch let problem {
            throw BuildFailure(
                "the folder cannot be read: \(problem.reason)", at: folder,
                nextStep: "Rename or move what it names, or leave out the folder.")
        }
        let folder = folder.standardizedFileURL
        let children = listing.entries.map { folder.appendingPathComponent($0.name, isDirectory: $0.isFolder && !$0.isLink) }
        let warnings = listing.odd.map { name, kind in
            BuildDiagnostic.warning(
                "'\(name)' is left out: it is \(kind)", at: folder.appendingPathComponent(name, isDirectory: false),
                nextStep: "Remove it from the app's folder.")
        }
        return (children.sorted { $0.path < $1.path }, warnings)
    }

    /// Visits a folder in a walk through a project.
    ///
    /// - Throws: `BuildFailure` for a tree that is too deep or too large, and what the visit throws.
    static func visit(_ folder: URL, _ walk: inout FolderWalk, _ body: (inout FolderWalk, [URL], [BuildDiagnostic]) throws -> Void) throws {
        do {
            try walk.visit(folder) { walk in
                let (children, warnings) = try listing(of: folder)
                try walk.count(children.count)
                try body(&walk, children, warnings)
            }
        } catch let problem as FolderWalk.Problem {
            throw BuildFailure(
                "the folder cannot be read: \(problem.reason)", at: folder, nextStep: "Keep what is no part of the app in another folder.")
        }
    }

    /// Whether `url` is a folder that is no package (`.xcassets`, `.app`, …). Other names may have dots in them.
    static func isPlainFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
            && !FolderPackages.extensions.contains(url.pathExtension.lowercased())
    }
}
