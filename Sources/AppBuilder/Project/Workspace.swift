import FileFormats
import Foundation

/// An Xcode workspace: projects and packages that are built together.
struct Workspace: Sendable {
    /// The `.xcworkspace` folder.
    let url: URL
    /// The projects that are there, in the workspace's order.
    let projects: [URL]
    /// The folders of packages, which are taken in the place of remote packages of the same name.
    let packages: [URL]
    /// The projects that the workspace lists and that are not there.
    let missing: [URL]

    /// The file that lists what belongs to the workspace.
    var file: URL { Self.file(of: url) }

    /// The files whose change may make the workspace another.
    var descriptionFiles: [URL] { [file] + missing }

    private static func file(of url: URL) -> URL { url.appendingPathComponent("contents.xcworkspacedata") }

    /// Reads a workspace.
    ///
    /// - Throws: `BuildFailure` for a list that cannot be read.
    init(_ url: URL) throws {
        self.url = url
        let places = try Self.places(in: Self.file(of: url), of: url)
        var seen: Set<String> = []
        let unique = places.map(\.asOnMac).filter { seen.insert($0.path).inserted }
        func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
        let listed = unique.filter { $0.pathExtension == "xcodeproj" }
        projects = listed.filter(exists)
        missing = listed.filter { !exists($0) }
        packages = unique.filter { FileSorter.isManifest($0.appendingPathComponent("Package.swift")) }
    }

    /// Whether CocoaPods is to make a project of the workspace.
    var lacksPods: Bool { missing.contains { $0.lastPathComponent == "Pods.xcodeproj" } }

    // MARK: Locations

    /// The places that the list refers to, with groups resolved.
    private static func places(in file: URL, of url: URL) throws -> [URL] {
        let next = "Restore \(file.lastPathComponent) from version control, or open the workspace's project."
        let data = try ProjectFile.data(file, nextStep: next)
        let container = url.deletingLastPathComponent().standardizedFileURL
        var groups = [container]
        var places: [URL] = []
        do {
            let reader = try XMLReader(data)
            while let event = try reader.next() {
                switch event {
                case .start(let name, let attributes, let line) where name == "Group" || name == "FileRef":
                    let location = attributes["location"] ?? "group:"
                    guard let place = resolve(location, group: groups.last ?? container, container: container, workspace: url) else {
                        throw BuildFailure(
                            "'\(location.prefix(200))' is no location that Quince knows", at: file, line: line,
                            nextStep: "Locations begin with group:, container:, absolute: or self:.")
                    }
                    if name == "Group" { groups.append(place) } else { places.append(place) }
                case .end("Group"): groups.removeLast()
                default: break
                }
            }
        } catch let error as FormatError {
            throw BuildFailure("the workspace cannot be read: \(error.message)", at: file, line: error.line, nextStep: next)
        }
        return places
    }

    /// The place that `group:App.xcodeproj` or its like stands for.
    private static func resolve(_ location: String, group: URL, container: URL, workspace: URL) -> URL? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        func inside(_ folder: URL) -> URL {
            path.isEmpty ? folder : URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
        }
        switch location[..<colon] {
        case "group": return inside(group)
        case "container": return inside(container)
        case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
        // A project's own workspace lies in it.
        case "self": return path.isEmpty ? workspace.deletingLastPathComponent().standardizedFileURL : inside(container)
        // Parts of Xcode itself are no input of a build here.
        case "developer": return URL(fileURLWithPath: "/Applications/Xcode.app/Contents/Developer/\(path)")
        default: return nil
        }
    }
}
