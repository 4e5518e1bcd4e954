import Foundation

/// The targets, build configurations and schemes of a project or workspace, as Xcode lists them.
public struct ProjectOutline: Codable, Sendable {
    /// The name without its extension.
    public var name: String
    /// The `.xcodeproj` or `.xcworkspace`, or a folder that stands for a project.
    public var file: URL
    public var isWorkspace: Bool
    public var targets: [ProjectDescription.Summary]
    public var configurations: [String]
    /// The configuration of builds that name none.
    public var defaultConfiguration: String
    /// The schemes that are files, by name.
    public var schemes: [String]

    /// The names of the apps, which Xcode makes schemes for where there are none.
    public var apps: [String] { targets.filter { $0.type == "application" }.map(\.name) }

    /// The schemes as Xcode shows them.
    public var shownSchemes: [String] { schemes.isEmpty ? apps : schemes }
}

extension AppBuilder {
    /// Lists what a project or workspace holds.
    ///
    /// - Throws: `BuildFailure` where there is none, or it cannot be read.
    public func outline(of app: URL) throws -> ProjectOutline {
        let app = app.standardizedFileURL
        switch try ProjectLocator.locate(app) {
        case .xcodeProject(let url): return try ProjectOutline(projects: [XcodeProject(url)], file: url, isWorkspace: false)
        case .workspace(let workspace):
            return try ProjectOutline(projects: workspace.projects.map { try XcodeProject($0) }, file: workspace.url, isWorkspace: true)
        case .bareFolder(let url), .appPackage(let url), .playground(let url):
            let name = url.deletingPathExtension().lastPathComponent
            return ProjectOutline(
                name: name, file: url, isWorkspace: false, targets: [.init(name: name, type: "application")],
                configurations: ["Debug", "Release"], defaultConfiguration: "Release", schemes: [])
        }
    }
}

extension ProjectOutline {
    init(projects: [XcodeProject], file: URL, isWorkspace: Bool) throws {
        (self.file, self.isWorkspace) = (file, isWorkspace)
        name = file.deletingPathExtension().lastPathComponent
        let prefix = "com.apple.product-type."
        targets = projects.flatMap(\.targets).map { target in
            let type = target.string("productType") ?? ""
            return ProjectDescription.Summary(
                name: target.string("name") ?? "", type: type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type)
        }
        let lists = projects.compactMap { project in project.object(project.root.string("buildConfigurationList")).map { (project, $0) } }
        var seen: Set<String> = []
        configurations = lists.flatMap { project, list in
            project.objects(list.strings("buildConfigurations")).compactMap { $0.string("name") }
        }.filter { seen.insert($0).inserted }
        defaultConfiguration = lists.first?.1.string("defaultConfigurationName") ?? "Release"
        seen = []
        let owners = (isWorkspace ? [file] : []) + projects.map(\.url)
        schemes = SchemeSet(of: owners).schemes.map(\.name).filter { seen.insert($0).inserted }.sorted()
    }
}

extension BuildRequest {
    /// Chooses a build configuration by the name that it has in the project.
    public mutating func use(buildConfiguration name: String) {
        configuration = name == "Release" ? .release : .debug
        buildConfiguration = ["Debug", "Release"].contains(name) ? nil : name
    }
}
