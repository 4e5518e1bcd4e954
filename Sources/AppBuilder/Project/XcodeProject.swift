import FileFormats
import Foundation

/// The object graph of a `.xcodeproj`.
struct XcodeProject {
    /// An object of the graph, with typed access to its fields.
    struct Object {
        let id: String
        let fields: [String: Any]

        var isa: String { string("isa") ?? "" }
        func string(_ key: String) -> String? { fields[key] as? String }
        func strings(_ key: String) -> [String] { (fields[key] as? [Any])?.compactMap { $0 as? String } ?? [] }
        func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }
    }

    /// The `.xcodeproj` folder.
    let url: URL
    let file: URL
    let root: Object
    private let objects: [String: Any]
    private let text: String
    /// Group (or root) of every object that is a child of one.
    private let parents: [String: String]

    /// - Throws: `BuildFailure` for a missing or unreadable `project.pbxproj`.
    init(_ url: URL) throws {
        self.url = url
        file = url.appendingPathComponent("project.pbxproj")
        guard let data = try? Data(contentsOf: file) else {
            throw BuildFailure(
                "\(url.lastPathComponent) has no readable project.pbxproj", at: url,
                nextStep: "Restore project.pbxproj from version control.")
        }
        let next = "Restore project.pbxproj from version control or resolve its merge conflict."
        let plist: Any
        do { plist = try PropertyList.read(data) } catch let error as FormatError {
            throw BuildFailure("cannot read the project: \(error.message)", at: file, line: error.line, nextStep: next)
        }
        guard let top = plist as? [String: Any], let objects = top["objects"] as? [String: Any] else {
            throw BuildFailure("not an Xcode project: no 'objects'", at: file, line: 1, nextStep: next)
        }
        guard let rootID = top["rootObject"] as? String, let rootFields = objects[rootID] as? [String: Any] else {
            throw BuildFailure("not an Xcode project: 'rootObject' names no object", at: file, line: 1, nextStep: next)
        }
        self.objects = objects
        root = Object(id: rootID, fields: rootFields)
        text = String(decoding: data, as: UTF8.self)
        var parents: [String: String] = [:]
        for (id, value) in objects {
            guard let fields = value as? [String: Any], let children = fields["children"] as? [Any] else { continue }
            for child in children.compactMap({ $0 as? String }) { parents[child] = id }
        }
        self.parents = parents
    }

    func object(_ id: String?) -> Object? {
        guard let id, let fields = objects[id] as? [String: Any] else { return nil }
        return Object(id: id, fields: fields)
    }

    /// Every reference to a file or folder, by identifier.
    var fileReferences: [Object] {
        objects.keys.sorted().compactMap { object($0) }.filter { $0.isa == "PBXFileReference" }
    }

    func objects(_ ids: [String]) -> [Object] { ids.compactMap { object($0) } }

    /// Folder of the project, the start of relative paths.
    var folder: URL {
        let parent = url.deletingLastPathComponent()
        let directory = root.string("projectDirPath") ?? ""
        return directory.isEmpty ? parent : URL(fileURLWithPath: directory, relativeTo: parent).standardizedFileURL
    }

    /// Line of the project file where an object is declared, for messages.
    func line(of object: Object) -> Int {
        var line = 1
        for candidate in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = candidate.drop { $0 == "\t" || $0 == " " }
            if trimmed.hasPrefix(object.id), trimmed.contains("= {") { return line }
            line += 1
        }
        return 0
    }

    /// Where a file reference or group is on disk; nil for products and files of the SDK.
    func location(of object: Object, depth: Int = 0) -> URL? {
        guard depth < 64 else { return nil }
        let path = object.string("path")
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>":
            let base: URL? = parents[object.id].flatMap { self.object($0) }.map { location(of: $0, depth: depth + 1) } ?? folder
            guard let base else { return nil }
            return path.map { base.appendingPathComponent($0).standardizedFileURL.asOnMac } ?? base
        case "SOURCE_ROOT": return path.map { folder.appendingPathComponent($0).standardizedFileURL.asOnMac } ?? folder
        case "<absolute>": return path.map { URL(fileURLWithPath: $0) }
        default: return nil
        }
    }

    var targets: [Object] { objects(root.strings("targets")) }

    /// The build configuration of a configuration list by name; else its default, else its first.
    func configuration(list id: String?, named name: String) -> Object? {
        guard let list = object(id) else { return nil }
        let all = objects(list.strings("buildConfigurations"))
        let fallback = list.string("defaultConfigurationName")
        return all.first { $0.string("name") == name } ?? all.first { $0.string("name") == fallback } ?? all.first
    }
}
