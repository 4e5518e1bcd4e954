import FileFormats
import Foundation

/// Writes the text of a `project.pbxproj` as a `project.xcproj`, so that tests can compare what is read of both.
struct JSONProjectWriter {
    private let objects: [String: [String: Any]]
    private let root: [String: Any]

    /// Puts `project.xcproj` in the place of a project's `project.pbxproj`.
    static func replace(in project: URL) throws {
        let file = project.appendingPathComponent("project.pbxproj")
        let json = try JSONProjectWriter(Data(contentsOf: file)).text()
        try json.write(to: project.appendingPathComponent("project.xcproj"))
        try FileManager.default.removeItem(at: file)
    }

    init(_ data: Data) throws {
        let top = try PropertyList.read(data) as? [String: Any] ?? [:]
        objects = (top["objects"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String: Any] }
        root = objects[top["rootObject"] as? String ?? ""] ?? [:]
    }

    func text() throws -> Data {
        let main = objects[root["mainGroup"] as? String ?? ""] ?? [:]
        let listed = Set(objects.values.flatMap { strings($0["children"]) })
        let others = objects.keys.sorted().filter { objects[$0]?["isa"] as? String == "PBXFileReference" && !listed.contains($0) }
        var result: [String: Any] = [
            "default-configuration": configurations(root).first?.name ?? "Release",
            "configurations": configurations(root).map { entry($0) },
            "localizations": ["development": root["developmentRegion"] ?? "en"],
            "files": (strings(main["children"]) + others).compactMap { reference($0) },
            "packages": strings(root["packageReferences"]).compactMap { package($0) },
            "targets": strings(root["targets"]).compactMap { target($0) },
        ]
        result["build-settings"] = settings(root)
        return try JSONSerialization.data(withJSONObject: result, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    private func strings(_ value: Any?) -> [String] { (value as? [Any])?.compactMap { $0 as? String } ?? [] }

    private func objects(_ ids: Any?) -> [[String: Any]] { strings(ids).compactMap { objects[$0] } }

    // MARK: Files

    private static let kinds = [
        "PBXGroup": "group", "PBXVariantGroup": "variant-group", "XCVersionGroup": "version-group",
        "PBXFileSystemSynchronizedRootGroup": "folder", "PBXFileReference": "file-reference",
    ]

    private func reference(_ id: String) -> [String: Any]? {
        guard let object = objects[id], let kind = Self.kinds[object["isa"] as? String ?? ""] else { return nil }
        var result: [String: Any] = ["kind": kind, "id": id, "path": path(object)]
        if kind == "file-reference" {
            if let type = object["explicitFileType"] { result["type"] = type }
        } else if let name = object["name"] {
            result["name"] = name
        }
        let children = strings(object["children"]).compactMap { reference($0) }
        if !children.isEmpty { result["children"] = children }
        result["target-membership"] = kind == "folder" ? folderTargets(id) : memberships(id)
        if kind == "folder" {
            result["opaque-folders"] = strings(object["explicitFolders"])
            result["membership-exceptions"] = objects(object["exceptions"]).compactMap { exceptions($0) }
        }
        return result
    }

    private func path(_ object: [String: Any]) -> String {
        let path = object["path"] as? String ?? ""
        switch object["sourceTree"] as? String ?? "<group>" {
        case "SOURCE_ROOT": return "<PROJECT>/" + path
        case "BUILT_PRODUCTS_DIR": return "<PRODUCTS>/" + path
        case "SDKROOT": return "<SDK>/" + path
        case "DEVELOPER_DIR": return "<DEVELOPER>/" + path
        default: return path
        }
    }

    private func folderTargets(_ id: String) -> [String] {
        objects(root["targets"]).filter { strings($0["fileSystemSynchronizedGroups"]).contains(id) }.compactMap { $0["name"] as? String }
    }

    private func exceptions(_ object: [String: Any]) -> [String: Any]? {
        guard let target = objects[object["target"] as? String ?? ""]?["name"] else { return nil }
        return [
            "target": target, "exclusions": strings(object["membershipExceptions"]),
            "platforms": object["platformFiltersByRelativePath"] ?? [String: Any](),
        ]
    }

    private func memberships(_ id: String) -> [Any] {
        eachBuildFile { $0["fileRef"] as? String == id }.map { file in
            let properties = properties(file.object)
            guard !properties.isEmpty || file.phase.count > 3 else { return file.phase.joined(separator: "/") }
            return properties.merging(["build-phase": file.phase.map { ["name": $0] }]) { $1 }
        }
    }

    private func properties(_ file: [String: Any]) -> [String: Any] {
        var result: [String: Any] = [:]
        let platforms = strings(file["platformFilters"]) + [file["platformFilter"] as? String].compactMap { $0 }
        if !platforms.isEmpty { result["platforms"] = platforms }
        if strings((file["settings"] as? [String: Any])?["ATTRIBUTES"]).contains("no_codegen") { result["code-generation"] = "skip" }
        return result
    }

    /// The build files that are looked for, each with the path of its phase.
    private func eachBuildFile(_ matches: ([String: Any]) -> Bool) -> [(object: [String: Any], phase: [String])] {
        objects(root["targets"]).flatMap { target in
            objects(target["buildPhases"]).flatMap { phase in
                let kind = Self.phases[phase["isa"] as? String ?? ""] ?? ""
                let path = [target["name"] as? String ?? "", kind] + [phase["name"] as? String].compactMap { $0 }
                return objects(phase["files"]).filter(matches).map { ($0, path) }
            }
        }
    }

    // MARK: Targets

    private static let phases = [
        "PBXSourcesBuildPhase": "compile-sources", "PBXResourcesBuildPhase": "resources", "PBXFrameworksBuildPhase": "frameworks",
        "PBXHeadersBuildPhase": "headers", "PBXCopyFilesBuildPhase": "copy", "PBXShellScriptBuildPhase": "script",
    ]

    private func target(_ id: String) -> [String: Any]? {
        guard let object = objects[id], let name = object["name"] as? String else { return nil }
        var result: [String: Any] = [
            "id": id, "name": name, "kind": object["isa"] as? String == "PBXAggregateTarget" ? "aggregate" : "native",
            "build-phases": objects(object["buildPhases"]).map { phase($0) }, "build-settings": settings(object),
            "specialized-configurations": configurations(object).filter { $0.file != nil }.map { entry($0) },
            "dependencies": objects(object["dependencies"]).compactMap { dependency($0) }, "package-product-members": products(of: object),
        ]
        let attributes = (root["attributes"] as? [String: Any])?["TargetAttributes"] as? [String: Any]
        if let host = (attributes?[id] as? [String: Any])?["TestTargetID"] as? String {
            result["test-host-target"] = objects[host]?["name"]
        }
        if let product = object["productReference"] as? String { result["product"] = "id:" + product }
        if let type = object["productType"] as? String { result["full-product-type"] = type }
        return result
    }

    private func phase(_ object: [String: Any]) -> [String: Any] {
        var result: [String: Any] = ["kind": Self.phases[object["isa"] as? String ?? ""] ?? "rez"]
        if let name = object["name"] { result["name"] = name }
        guard object["isa"] as? String == "PBXShellScriptBuildPhase" else { return result }
        result["shell"] = object["shellPath"]
        result["script"] = (object["shellScript"] as? String ?? "").components(separatedBy: "\n")
        for (key, name) in [("inputPaths", "input-paths"), ("outputPaths", "output-paths")] { result[name] = strings(object[key]) }
        result["run-on-every-build"] = object["alwaysOutOfDate"] as? String == "1"
        if object["runOnlyForDeploymentPostprocessing"] as? String == "1" { result["scope"] = "install" }
        return result
    }

    private func dependency(_ object: [String: Any]) -> Any? {
        if let product = objects[object["productRef"] as? String ?? ""] {
            return self.product(product).merging(properties(object)) { $1 }.merging(["kind": "package"]) { $1 }
        }
        let proxy = objects[object["targetProxy"] as? String ?? ""]
        let id = object["target"] as? String ?? proxy?["remoteGlobalIDString"] as? String ?? ""
        guard let name = objects[id]?["name"] as? String else { return nil }
        let platforms = properties(object)
        return platforms.isEmpty ? name : platforms.merging(["target": name]) { $1 }
    }

    /// The format has no products outside of phases and dependencies.
    private func products(of target: [String: Any]) -> [[String: Any]] {
        let phases = objects(target["buildPhases"])
        let linked = phases.flatMap { objects($0["files"]) }.compactMap { file in (file["productRef"] as? String).map { ($0, file) } }
        let others = strings(target["packageProductDependencies"]).filter { id in !linked.contains { $0.0 == id } }
        let declared = others.map { ($0, [String: Any]()) }
        let first = phases.first.map { Self.phases[$0["isa"] as? String ?? ""] ?? "" } ?? ""
        return (linked + declared).compactMap { id, file in
            objects[id].map { product($0).merging(["build-phase": properties(file).merging(["build-phase": first]) { $1 }]) { $1 } }
        }
    }

    private func product(_ object: [String: Any]) -> [String: Any] {
        var result: [String: Any] = ["product-name": object["productName"] ?? ""]
        if let package = objects[object["package"] as? String ?? ""] {
            let place = package["repositoryURL"] as? String ?? package["relativePath"] as? String ?? ""
            let last = (place as NSString).lastPathComponent
            result["package"] = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
        return result
    }

    private func package(_ id: String) -> [String: Any]? {
        guard let object = objects[id] else { return nil }
        guard let address = object["repositoryURL"] else { return ["kind": "local", "path": object["relativePath"] ?? ""] }
        let requirement = object["requirement"] as? [String: Any] ?? [:]
        let version: [String: Any]
        switch requirement["kind"] as? String {
        case "upToNextMajorVersion": version = ["up-to-next-major-version": requirement["minimumVersion"] ?? ""]
        case "upToNextMinorVersion": version = ["up-to-next-minor-version": requirement["minimumVersion"] ?? ""]
        case "versionRange":
            version = ["version-range": "\(requirement["minimumVersion"] ?? "")..<\(requirement["maximumVersion"] ?? "")"]
        case "exactVersion": version = ["version": requirement["version"] ?? ""]
        case let kind: version = [kind ?? "branch": requirement[kind ?? ""] ?? ""]
        }
        return ["kind": "remote", "repository": address, "version": version]
    }

    // MARK: Settings

    private struct Configuration {
        var name: String
        var file: String?
        var settings: [String: Any]
    }

    private func configurations(_ owner: [String: Any]) -> [Configuration] {
        objects(objects[owner["buildConfigurationList"] as? String ?? ""]?["buildConfigurations"]).map { object in
            let file = object["baseConfigurationReference"] as? String
            return Configuration(
                name: object["name"] as? String ?? "", file: file.flatMap { objects[$0] == nil ? nil : $0 },
                settings: object["buildSettings"] as? [String: Any] ?? [:])
        }
    }

    private func entry(_ configuration: Configuration) -> Any {
        guard let file = configuration.file else { return configuration.name }
        return ["name": configuration.name, "file": "id:" + file]
    }

    private func settings(_ owner: [String: Any]) -> [String: Any] {
        configurations(owner).reduce(into: [:]) { result, configuration in
            for (name, value) in configuration.settings {
                let bracket = name.firstIndex(of: "[") ?? name.endIndex
                result["\(name[..<bracket])[config=\(configuration.name)]\(name[bracket...])"] = value
            }
        }
    }
}
