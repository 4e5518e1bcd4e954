import Foundation

/// Reads `project.xcproj`, in which Xcode 27 and later keep projects, into the objects that `project.pbxproj` would have.
///
/// The format is Apple's: <https://github.com/apple/xcode-project-format>. Its document is a tree: files name the build phases that they are members
/// of, and settings their configurations. Objects without an identifier get their path in the document for one, so that identifiers are the same in
/// every reading.
struct JSONProjectReader {
    let root: JSONProjectNode
    /// Fields of each object by identifier.
    var objects: [String: [String: Any]] = [:]
    /// The path in the document of each object.
    var paths: [String: String] = [:]
    /// The paths of the settings that build configurations are made of.
    var settingPaths: [String: String] = [:]
    /// Identifiers of targets by name.
    var targets: [String: String] = [:]
    /// The build phases of each target.
    var phases: [String: [Phase]] = [:]
    /// Identifiers of packages by the name that targets refer to them with.
    var packages: [String: String] = [:]

    struct Phase {
        var id: String
        var kind: String
        var name: String?
    }

    static let rootID = "project"
    static let mainGroupID = "files"
    /// The capabilities that a project may require of its reader; Apple's format names none so far.
    private static let capabilities: Set<String> = ["known capability for testing"]

    /// - Throws: `BuildFailure` naming the line and the cause.
    static func read(_ data: Data, of file: URL) throws -> ProjectGraph {
        var reader = JSONProjectReader(root: try JSONProjectNode(data, file: file))
        guard reader.root.isObject else { throw reader.root.failure("not an Xcode project: it is \(reader.root.value.kind)") }
        try reader.checkCapabilities()
        try reader.readProject()
        let lines = JSONProjectLines(paths: reader.paths, settingPaths: reader.settingPaths, lines: reader.root.document.lines)
        return ProjectGraph(file: file, objects: reader.objects, rootID: Self.rootID, lines: lines)
    }

    private init(root: JSONProjectNode) { self.root = root }

    private func checkCapabilities() throws {
        guard let node = try root.member("required-capabilities") else { return }
        let unknown = try node.elements.map { try $0.text }.filter { !Self.capabilities.contains($0) }
        guard unknown.isEmpty else {
            throw node.failure(
                "the project requires a newer version of Xcode's format, with support for \(unknown.joined(separator: ", "))",
                nextStep: "Turn the feature off in Xcode, or wait for a version of Quince that has it.")
        }
    }

    /// Targets come first and files next: others refer to them.
    private mutating func readProject() throws {
        try add(Self.rootID, at: root, ["isa": "PBXProject", "projectDirPath": ""])
        let targets = try root.elements("targets").map { ($0, try addTarget($0)) }
        try readFiles()
        let packages = try root.elements("packages").map { try addPackage($0) }
        for node in try root.elements("imported-products") { try addImportedProduct(node) }
        for (node, id) in targets { try readTarget(node, id) }
        let localizations = try root.member("localizations")
        let development = try localizations?.text("development") ?? "en"
        set("developmentRegion", development, of: Self.rootID)
        set("knownRegions", try (localizations?.texts("supported") ?? []) + [development], of: Self.rootID)
        set("mainGroup", Self.mainGroupID, of: Self.rootID)
        set("targets", targets.map(\.1), of: Self.rootID)
        set("packageReferences", packages, of: Self.rootID)
        set("attributes", ["TargetAttributes": try attributes(targets)], of: Self.rootID)
        let list = try addConfigurations(of: root, specialized: root.elements("configurations"))
        set("buildConfigurationList", list, of: Self.rootID)
    }

    private func attributes(_ nodes: [(JSONProjectNode, String)]) throws -> [String: Any] {
        var result: [String: Any] = [:]
        for (node, id) in nodes {
            guard let host = try node.member("test-host-target") else { continue }
            result[id] = ["TestTargetID": try target(named: host)]
        }
        return result
    }

    // MARK: Objects

    /// Adds an object.
    ///
    /// - Throws: `BuildFailure` where there is one with the identifier.
    mutating func add(_ id: String, at node: JSONProjectNode, _ fields: [String: Any]) throws {
        guard objects[id] == nil else {
            let other = paths[id].flatMap { root.document.lines[$0] } ?? 0
            throw node.failure(
                "two objects have the identifier '\(id)'; the other is on line \(other)", nextStep: "Leave one identifier out.")
        }
        objects[id] = fields
        paths[id] = node.path
    }

    /// Adds an object under its own identifier, or under its path.
    mutating func add(_ node: JSONProjectNode, _ fields: [String: Any]) throws -> String {
        let id = try node.text("id") ?? node.path
        try add(id, at: node, fields)
        return id
    }

    mutating func set(_ key: String, _ value: Any, of id: String) { objects[id]?[key] = value }

    mutating func append(_ value: String, to key: String, of id: String) {
        let list = objects[id]?[key] as? [String] ?? []
        objects[id]?[key] = list + [value]
    }

    func target(named node: JSONProjectNode) throws -> String {
        let name = try node.text
        guard let id = targets[name] else {
            throw node.failure("there is no target named '\(name)'", nextStep: "Correct the name or restore the target.")
        }
        return id
    }
}

/// The lines of `project.xcproj`.
private struct JSONProjectLines: ProjectLines {
    let paths: [String: String]
    let settingPaths: [String: String]
    let lines: [String: Int]

    func line(of id: String) -> Int { paths[id].flatMap { lines[$0] } ?? 0 }

    func line(of key: String, in id: String) -> Int {
        guard let path = paths[id] else { return 0 }
        if let settings = settingPaths[id] {
            let found = lines.filter { $0.key == "\(settings)/\(key)" || $0.key.hasPrefix("\(settings)/\(key)[") }
            if let line = found.values.min() { return line }
        }
        let name = key == "developmentRegion" ? "localizations/development" : key
        return lines[path.isEmpty ? name : "\(path)/\(name)"] ?? line(of: id)
    }
}
