import Foundation

/// The tree of files: references, groups, synchronized folders, and the build phases that they are members of.
extension JSONProjectReader {
    mutating func readFiles() throws {
        try add(Self.mainGroupID, at: try root.member("files") ?? root, ["isa": "PBXGroup", "sourceTree": "<group>"])
        let children = try root.elements("files").map { try addReference($0) }
        set("children", children, of: Self.mainGroupID)
    }

    private mutating func addReference(_ node: JSONProjectNode) throws -> String {
        let kind = try node.text("kind") ?? "file-reference"
        switch kind {
        case "file-reference": return try addFile(node)
        case "group": return try addGroup(node, "PBXGroup")
        case "variant-group": return try addGroup(node, "PBXVariantGroup")
        case "version-group": return try addVersionGroup(node)
        case "folder": return try addFolder(node)
        default: throw try node.required("kind").failure("'\(kind)' is no kind of file or group that the format has")
        }
    }

    private mutating func addFile(_ node: JSONProjectNode) throws -> String {
        var fields = try location(node)
        fields["isa"] = "PBXFileReference"
        if let type = try node.text("type") { fields["explicitFileType"] = type }
        let id = try add(node, fields)
        try addMemberships(of: node, as: ["fileRef": id])
        return id
    }

    private mutating func addGroup(_ node: JSONProjectNode, _ isa: String) throws -> String {
        var fields = try location(node)
        fields["isa"] = isa
        if let name = try node.text("name") { fields["name"] = name }
        let id = try add(node, fields)
        let children = try node.elements("children").map { isa == "PBXGroup" ? try addReference($0) : try addFile($0) }
        set("children", children, of: id)
        if isa != "PBXGroup" { try addMemberships(of: node, as: ["fileRef": id]) }
        return id
    }

    private mutating func addVersionGroup(_ node: JSONProjectNode) throws -> String {
        let id = try addGroup(node, "XCVersionGroup")
        if let type = try node.text("type") { set("versionGroupType", type, of: id) }
        guard let current = try node.member("current-version"), let name = try current.namePath().last else { return id }
        let children = objects[id]?["children"] as? [String] ?? []
        if let version = children.first(where: { self.name(of: $0) == name }) { set("currentVersion", version, of: id) }
        return id
    }

    // MARK: Folders

    private mutating func addFolder(_ node: JSONProjectNode) throws -> String {
        var fields = try location(node)
        fields["isa"] = "PBXFileSystemSynchronizedRootGroup"
        fields["explicitFolders"] = try node.texts("opaque-folders")
        fields["explicitFileTypes"] = try node.member("file-types")?.members.reduce(into: [:]) { $0[$1.key] = try $1.node.text } ?? [:]
        let id = try add(node, fields)
        for member in try node.elements("target-membership") {
            append(id, to: "fileSystemSynchronizedGroups", of: try target(named: member))
        }
        set("exceptions", try node.elements("membership-exceptions").map { try addExceptions($0) }, of: id)
        return id
    }

    private mutating func addExceptions(_ node: JSONProjectNode) throws -> String {
        var fields: [String: Any] = [
            // Which of the two it is says the target's membership, as in a property list.
            "membershipExceptions": try node.texts("inclusions") + node.texts("exclusions"),
            "platformFiltersByRelativePath": try node.member("platforms")?.members
                .reduce(into: [String: Any]()) { $0[$1.key] = try $1.node.elements.map { try $0.text } } ?? [:],
        ]
        if let owner = try node.member("target") {
            fields["isa"] = "PBXFileSystemSynchronizedBuildFileExceptionSet"
            fields["target"] = try target(named: owner)
        } else {
            fields["isa"] = "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
            fields["buildPhase"] = try phase(try node.required("build-phase"))
        }
        return try add(node, fields)
    }

    // MARK: Locations

    /// The fields of a path and of what it begins at.
    private func location(_ node: JSONProjectNode) throws -> [String: Any] {
        guard let member = try node.member("path") else { return ["sourceTree": "<group>"] }
        let text = try member.text
        let bases = ["PROJECT": "SOURCE_ROOT", "PRODUCTS": "BUILT_PRODUCTS_DIR", "SDK": "SDKROOT", "DEVELOPER": "DEVELOPER_DIR"]
        if text.hasPrefix("<") {
            guard let end = text.range(of: ">/") else { throw member.failure("the path '\(text)' has no '>/' after its base") }
            let base = String(text[..<end.lowerBound].dropFirst())
            let path = String(text[end.upperBound...])
            if base.hasPrefix("USER:") { return ["path": path, "sourceTree": String(base.dropFirst("USER:".count))] }
            guard let tree = bases[base] else { throw member.failure("'<\(base)>' is no base of paths that the format has") }
            return path.isEmpty ? ["sourceTree": tree] : ["path": path, "sourceTree": tree]
        }
        guard !text.isEmpty else { return ["sourceTree": "<group>"] }
        let path = text.replacingOccurrences(of: "\\<", with: "<").replacingOccurrences(of: "\\\\", with: "\\")
        if path.hasPrefix("~") { return ["path": (path as NSString).expandingTildeInPath, "sourceTree": "<absolute>"] }
        return ["path": path, "sourceTree": path.hasPrefix("/") ? "<absolute>" : "<group>"]
    }

    // MARK: Membership

    /// Adds a build file to each phase that something names as its own.
    private mutating func addMemberships(of node: JSONProjectNode, as fields: [String: Any]) throws {
        for member in try node.elements("target-membership") {
            let place = member.isObject ? try member.required("build-phase") : member
            try addBuildFile(member, to: try phase(place), fields)
        }
    }

    mutating func addBuildFile(_ node: JSONProjectNode, to phase: String, _ fields: [String: Any]) throws {
        var fields = fields
        fields["isa"] = "PBXBuildFile"
        let id = node.isObject ? try node.text("id") ?? node.path : node.path
        if node.isObject {
            fields["platformFilters"] = try node.texts("platforms")
            var settings: [String: Any] = ["ATTRIBUTES": try attributes(of: node)]
            if let flags = try node.text("arguments") { settings["COMPILER_FLAGS"] = flags }
            fields["settings"] = settings
        }
        try add(id, at: node, fields)
        append(id, to: "files", of: phase)
    }

    private func attributes(of node: JSONProjectNode) throws -> [String] {
        var result: [String] = []
        if let role = try node.text("header-role") { result.append(role.capitalized) }
        if try node.flag("is-weak") { result.append("Weak") }
        if try node.flag("code-sign-on-copy") { result.append("CodeSignOnCopy") }
        if try node.text("header-preservation") == "remove-on-copy" { result.append("RemoveHeadersOnCopy") }
        if try node.text("code-generation") == "skip" { result.append("no_codegen") }
        return result
    }

    /// The build phase that a reference names: `Target/compile-sources`, `Target/copy/Embed Frameworks`, or `id:` with an identifier.
    func phase(_ node: JSONProjectNode) throws -> String {
        let path = try node.namePath()
        if path.count == 1, let id = node.identifier {
            guard objects[id] != nil, phases.values.contains(where: { $0.contains { $0.id == id } }) else {
                throw node.failure("there is no build phase with the identifier '\(id)'")
            }
            return id
        }
        let owner = path.first ?? ""
        guard let target = targets[owner], path.count == 2 || path.count == 3 else {
            throw node.failure(
                "'\(path.joined(separator: "/"))' names no build phase: "
                    + (targets[owner] == nil ? "there is no target '\(owner)'" : "it names no kind of phase"),
                nextStep: "Write the target, the kind of the phase and its name, if it has one: \"App/compile-sources\".")
        }
        return try phase(Array(path.dropFirst()), of: target, at: node)
    }

    /// The build phase of a target with a kind, and a name where there are several.
    func phase(_ path: [String], of target: String, at node: JSONProjectNode) throws -> String {
        let candidates = (phases[target] ?? []).filter { $0.kind == path[0] }
        let named = candidates.filter { $0.name == path.dropFirst().first }
        let found = named.isEmpty && path.count == 1 ? candidates : named
        guard found.count == 1, let phase = found.first else {
            throw node.failure(
                "the target '\(name(of: target))' has \(found.isEmpty ? "no" : "\(found.count)") build phases '\(path.joined(separator: "/"))'",
                nextStep: found.isEmpty
                    ? "Add the phase to the target's build-phases, or take the file out of it."
                    : "Name the phase by its identifier: \"id:…\".")
        }
        return phase.id
    }

    // MARK: References by name

    func name(of id: String) -> String {
        let fields = objects[id] ?? [:]
        return fields["name"] as? String ?? ((fields["path"] as? String ?? "") as NSString).lastPathComponent
    }

    /// The file or group that a path of names from the top of the tree leads to.
    func reference(_ node: JSONProjectNode) throws -> String {
        if let id = node.identifier {
            guard objects[id] != nil else { throw node.failure("there is no file with the identifier '\(id)'") }
            return id
        }
        var groups = [Self.mainGroupID]
        let path = try node.namePath()
        for name in path {
            guard let group = groups.last else { break }
            if name == "." { continue }
            if name == ".." {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            let children = (objects[group]?["children"] as? [String] ?? []).filter { self.name(of: $0) == name }
            guard let child = children.first, children.count == 1 else {
                throw unknownFile(path, children.count, in: group, at: node)
            }
            groups.append(child)
        }
        return groups.last ?? Self.mainGroupID
    }

    private func unknownFile(_ path: [String], _ count: Int, in group: String, at node: JSONProjectNode) -> BuildFailure {
        var next = count == 0 ? "Correct the name, or restore the file's entry." : "Name the file by its identifier: \"id:…\"."
        if objects[group]?["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
            next = "Name the folder \"anchor\" and the way from there \"relative-path\"; the project does not list what is in it."
        }
        return node.failure(
            "'\(path.joined(separator: "/"))' names \(count == 0 ? "no file" : "\(count) files") of the project", nextStep: next)
    }
}

extension JSONProjectNode {
    /// The identifier in `id:…`; nil for a path of names.
    var identifier: String? {
        guard let text = textIfAny, text.hasPrefix("id:") else { return nil }
        return String(text.dropFirst("id:".count))
    }

    /// The names of a path, which is a text with slashes or, where names have slashes themselves, a list.
    func namePath() throws -> [String] {
        guard isList else { return try text.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
        return try elements.map { $0.isObject ? try $0.required("name").text : try $0.text }
    }
}
