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

        /// The type of a file, `sourcecode.swift`: the one that was chosen, or else the one that Xcode found; nil where the project does not say.
        var fileType: String? { string("explicitFileType") ?? string("lastKnownFileType") }

        /// Whether a build file or a dependency is for iOS: one without platforms is for all.
        var isForPhone: Bool {
            let platforms = strings("platformFilters") + [string("platformFilter")].compactMap { $0 }
            return platforms.isEmpty || platforms.contains("ios")
        }
    }

    /// The `.xcodeproj` folder.
    let url: URL
    let root: Object
    private let graph: ProjectGraph
    /// Group (or root) of every object that is a child of one.
    private let parents: [String: String]
    /// Identifiers in their order, by the classes of objects.
    private let classes: [String: [String]]

    /// - Throws: `BuildFailure` for a missing or unreadable project file.
    init(_ url: URL) throws {
        self.url = url
        let graph = try ProjectGraph.read(url)
        self.graph = graph
        root = Object(id: graph.rootID, fields: graph.objects[graph.rootID] as? [String: Any] ?? [:])
        var parents: [String: String] = [:]
        var classes: [String: [String]] = [:]
        for id in graph.objects.keys.sorted() {
            guard let fields = graph.objects[id] as? [String: Any] else { continue }
            classes[fields["isa"] as? String ?? "", default: []].append(id)
            for child in fields["children"] as? [Any] ?? [] {
                if let child = child as? String { parents[child] = id }
            }
        }
        (self.parents, self.classes) = (parents, classes)
        try checkGroups()
    }

    /// The file that describes the project.
    var file: URL { graph.file }

    /// The version of the file's format, `77`; nil for JSON.
    var objectVersion: String? { graph.objectVersion }

    /// The files that decide what the project is: another format's file wins as soon as it is there.
    var descriptionFiles: [URL] { [url.appendingPathComponent(ProjectGraph.jsonName), file].filter { $0 != file } + [file] }

    /// The most groups in groups.
    private static let maximumDepth = 64

    /// Refuses groups that hold each other, and those that are nested too deeply.
    private func checkGroups() throws {
        var known: [String: Int] = [:]
        for id in Set(parents.values).sorted() {
            var path: [String] = []
            var next: String? = id
            while let group = next, known[group] == nil {
                if let start = path.firstIndex(of: group) { throw circle(Array(path[start...])) }
                path.append(group)
                next = parents[group]
            }
            var depth = next.flatMap { known[$0] } ?? 0
            for group in path.reversed() {
                depth += 1
                known[group] = depth
            }
            guard depth <= Self.maximumDepth else {
                throw BuildFailure(
                    "groups are nested more than \(Self.maximumDepth) deep: '\(name(of: id))'", at: file, line: line(of: id),
                    nextStep: "Move the group further up.")
            }
        }
    }

    private func circle(_ groups: [String]) -> BuildFailure {
        let names = (groups.reversed() + [groups[groups.count - 1]]).map(name(of:)).joined(separator: " → ")
        return BuildFailure(
            "groups hold each other: \(names)", at: file, line: line(of: groups[0]),
            nextStep: "Remove one of them from the other's children, or restore \(file.lastPathComponent).")
    }

    private func name(of id: String) -> String { object(id).flatMap { $0.string("name") ?? $0.string("path") } ?? id }

    func object(_ id: String?) -> Object? {
        guard let id, let fields = graph.objects[id] as? [String: Any] else { return nil }
        return Object(id: id, fields: fields)
    }

    /// Every reference to a file or folder, by identifier.
    var fileReferences: [Object] { objects(of: "PBXFileReference") }

    /// Every object of a class, by identifier.
    func objects(of isa: String) -> [Object] { objects(classes[isa] ?? []) }

    func objects(_ ids: [String]) -> [Object] { ids.compactMap { object($0) } }

    /// Folder of the project, the start of relative paths.
    var folder: URL {
        let parent = url.deletingLastPathComponent()
        let directory = root.string("projectDirPath") ?? ""
        return directory.isEmpty ? parent : URL(fileURLWithPath: directory, relativeTo: parent).standardizedFileURL
    }

    /// Line of the project file where an object is declared, for messages.
    func line(of object: Object) -> Int { line(of: object.id) }

    private func line(of id: String) -> Int { graph.lines.line(of: id) }

    /// Line on which an object's field or setting stands; the object's own where that is not found.
    func line(of key: String, in object: Object) -> Int { graph.lines.line(of: key, in: object.id) }

    /// Returns the location of a file reference or group on disk; nil for products and files of the SDK.
    func location(of object: Object, depth: Int = 0) -> URL? {
        guard depth <= Self.maximumDepth else { return nil }
        let path = object.string("path")
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>":
            let base: URL? = parents[object.id].flatMap { self.object($0) }.map { location(of: $0, depth: depth + 1) } ?? folder
            guard let base else { return nil }
            return path.map { base.appendingPathComponent($0).standardizedFileURL.asOnMac } ?? base
        case "SOURCE_ROOT": return path.map { folder.appendingPathComponent($0).standardizedFileURL.asOnMac } ?? folder
        case "<absolute>": return path.map { URL(fileURLWithPath: $0).standardizedFileURL }
        default: return nil
        }
    }

    /// The `.xcconfig` file of a build configuration: a reference's own file, or one in a synchronized folder.
    func baseConfiguration(of configuration: Object) -> URL? {
        if let reference = object(configuration.string("baseConfigurationReference")) { return location(of: reference) }
        guard let anchor = object(configuration.string("baseConfigurationReferenceAnchor")),
            let path = configuration.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return location(of: anchor)?.appendingPathComponent(path).standardizedFileURL.asOnMac
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
