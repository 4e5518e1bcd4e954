import Foundation

/// Finds out what a path given on the command line is.
enum ProjectLocator {
    enum Found {
        case xcodeProject(URL)
        case bareFolder(URL)
        case playground(URL)
    }

    static func locate(_ app: URL) throws -> Found {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: app.path, isDirectory: &isFolder) else {
            throw BuildFailure("\(app.path) does not exist", nextStep: "Give the path of an .xcodeproj or of a folder with one.")
        }
        guard isFolder.boolValue else {
            throw BuildFailure("\(app.path) is a file", nextStep: "Give the path of an .xcodeproj or of a folder with one.")
        }
        if app.pathExtension == "xcodeproj" { return .xcodeProject(app) }
        if ["playground", "xcplaygroundpage"].contains(app.pathExtension) { return .playground(app) }
        let children = try children(of: app)
        var projects = children.filter { $0.pathExtension == "xcodeproj" }
        if projects.isEmpty, !children.contains(where: { $0.pathExtension == "swift" }) {
            projects = try children.filter(isPlainFolder).flatMap { try self.children(of: $0) }.filter { $0.pathExtension == "xcodeproj" }
        }
        if projects.count > 1 {
            throw BuildFailure(
                "\(app.path) holds \(projects.count) projects: " + projects.map(\.lastPathComponent).joined(separator: ", "),
                nextStep: "Name one of them: quince run \(projects[0].path)")
        }
        if let project = projects.first { return .xcodeProject(project) }
        return .bareFolder(app)
    }

    static func children(of folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
            .map(\.standardizedFileURL).sorted { $0.path < $1.path }
    }

    /// Whether `url` is a folder that is no package (`.xcassets`, `.app`, …).
    static func isPlainFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue && url.pathExtension.isEmpty
    }
}
