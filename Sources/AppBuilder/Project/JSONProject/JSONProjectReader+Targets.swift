import Foundation

/// Targets with their build phases and dependencies.
extension JSONProjectReader {
    private static let productPrefix = "com.apple.product-type."

    private static let classes = [
        "native": "PBXNativeTarget", "aggregate": "PBXAggregateTarget", "external-build-system": "PBXLegacyTarget",
    ]

    private static let phaseClasses = [
        "apple-script": "PBXAppleScriptBuildPhase", "frameworks": "PBXFrameworksBuildPhase", "headers": "PBXHeadersBuildPhase",
        "java-archive": "PBXJavaArchiveBuildPhase", "resources": "PBXResourcesBuildPhase", "rez": "PBXRezBuildPhase",
        "compile-sources": "PBXSourcesBuildPhase", "copy": "PBXCopyFilesBuildPhase", "script": "PBXShellScriptBuildPhase",
    ]

    /// The numbers that a property list has for the folders of a bundle.
    private static let bundleFolders = [
        "root": "1", "executables-directory": "6", "resources-directory": "7", "frameworks-directory": "10",
        "shared-frameworks-directory": "11", "shared-support-directory": "12", "plugins-directory": "13", "java-directory": "15",
        "build-products-directory": "16",
    ]

    /// Adds a target with its phases, as yet without what others refer to.
    mutating func addTarget(_ node: JSONProjectNode) throws -> String {
        let name = try node.required("name").text
        let kind = try node.text("kind") ?? "native"
        guard let isa = Self.classes[kind] else {
            throw try node.required("kind").failure("'\(kind)' is no kind of target that the format has")
        }
        guard targets[name] == nil else {
            throw node.failure("two targets are named '\(name)'", nextStep: "Rename one of them; files name their targets.")
        }
        var fields: [String: Any] = ["isa": isa, "name": name]
        if let type = try node.text("product-type") {
            fields["productType"] = Self.productPrefix + type
        } else if let type = try node.text("full-product-type") {
            fields["productType"] = type
        }
        let id = try add(node, fields)
        targets[name] = id
        let phases = try node.elements("build-phases").map { try addPhase($0) }
        self.phases[id] = phases
        set("buildPhases", phases.map(\.id), of: id)
        set("buildRules", try node.elements("build-rules").map { try addRule($0) }, of: id)
        return id
    }

    /// Reads what a target refers to.
    mutating func readTarget(_ node: JSONProjectNode, _ id: String) throws {
        if let product = try node.member("product") { set("productReference", try reference(product), of: id) }
        for dependency in try node.elements("dependencies") { try addDependency(dependency, to: id) }
        for product in try node.elements("package-product-members") {
            let dependency = try addProduct(product)
            append(dependency, to: "packageProductDependencies", of: id)
            let file = try product.required("build-phase")
            let place = try file.required("build-phase")
            let phase =
                if place.identifier != nil { try self.phase(place) } else { try self.phase(place.namePath(), of: id, at: place) }
            try addBuildFile(file, to: phase, ["productRef": dependency])
        }
        set("buildConfigurationList", try addConfigurations(of: node, specialized: node.elements("specialized-configurations")), of: id)
    }

    // MARK: Build phases

    private mutating func addPhase(_ node: JSONProjectNode) throws -> Phase {
        let place = node.isObject ? try node.required("kind") : node
        let kind = try place.text
        guard let isa = Self.phaseClasses[kind] else { throw place.failure("'\(kind)' is no kind of build phase that the format has") }
        guard node.isObject else {
            guard !["apple-script", "copy", "script"].contains(kind) else {
                throw node.failure("the build phase '\(kind)' says nothing but its kind")
            }
            try add(node.path, at: node, ["isa": isa])
            return Phase(id: node.path, kind: kind, name: nil)
        }
        var fields: [String: Any] = ["isa": isa]
        let name = try node.text("name")
        if let name { fields["name"] = name }
        if try node.text("scope") == "install" { fields["runOnlyForDeploymentPostprocessing"] = "1" }
        if kind == "script" { try fields.merge(script(node)) { $1 } }
        if kind == "copy" {
            fields["dstPath"] = try node.text("relative-path") ?? ""
            fields["dstSubfolderSpec"] = try node.text("bundle-base-path").map { Self.bundleFolders[$0] ?? "1" } ?? "0"
        }
        return Phase(id: try add(node, fields), kind: kind, name: name)
    }

    private func script(_ node: JSONProjectNode) throws -> [String: Any] {
        var fields: [String: Any] = [
            "shellPath": try node.text("shell") ?? "/bin/sh", "shellScript": try node.lines("script") ?? "",
            "inputPaths": try node.texts("input-paths"), "inputFileListPaths": try node.texts("input-file-list-paths"),
            "outputPaths": try node.texts("output-paths"), "outputFileListPaths": try node.texts("output-file-list-paths"),
        ]
        if try node.flag("run-on-every-build") { fields["alwaysOutOfDate"] = "1" }
        if let file = try node.text("dependency-file") { fields["dependencyFile"] = file }
        return fields
    }

    /// Adds a rule for files of a kind; without a type it is for those of its patterns.
    private mutating func addRule(_ node: JSONProjectNode) throws -> String {
        var fields: [String: Any] = [
            "isa": "PBXBuildRule", "compilerSpec": try node.required("processor").text,
            "fileType": try node.text("file-type") ?? "pattern.proxy", "filePatterns": try node.text("file-patterns") ?? "",
            "inputFiles": try node.texts("input-files"), "outputFiles": try node.texts("output-files"),
            "script": try node.lines("script") ?? "",
        ]
        if let name = try node.text("name") { fields["name"] = name }
        return try add(node, fields)
    }

    // MARK: Dependencies

    private mutating func addDependency(_ node: JSONProjectNode, to id: String) throws {
        var fields: [String: Any] = ["isa": "PBXTargetDependency"]
        if !node.isObject {
            fields["target"] = try target(named: node)
        } else {
            fields["platformFilters"] = try node.texts("platforms")
            switch try node.text("kind") ?? "localTarget" {
            case "localTarget": fields["target"] = try target(named: try node.required("target"))
            case "remoteTarget":
                fields["name"] = try node.required("target").text
                fields["targetProxy"] = try addProxy(node, type: "1", id: "target-id")
            case "package": fields["productRef"] = try addProduct(node)
            case let kind: throw try node.required("kind").failure("'\(kind)' is no kind of dependency that the format has")
            }
        }
        // A dependency on a package has its identifier for the product.
        let own = node.path + "/dependency"
        try add(own, at: node, fields)
        append(own, to: "dependencies", of: id)
    }

    /// Adds a reference to a target of another project, or to its product.
    private mutating func addProxy(_ node: JSONProjectNode, type: String, id key: String) throws -> String {
        let id = node.path + "/proxy"
        try add(
            id, at: node,
            [
                "isa": "PBXContainerItemProxy", "containerPortal": try reference(try node.required("project")), "proxyType": type,
                "remoteGlobalIDString": try node.required(key).text, "remoteInfo": try node.required("target").text,
            ])
        return id
    }

    /// Adds the product of another project's target, which files of this one's phases can be.
    mutating func addImportedProduct(_ node: JSONProjectNode) throws {
        let path = try node.text("name") ?? node.required("path").text
        var fields: [String: Any] = [
            "isa": "PBXReferenceProxy", "path": path, "sourceTree": "BUILT_PRODUCTS_DIR",
            "remoteRef": try addProxy(node, type: "2", id: "product-id"),
        ]
        if let type = try node.text("type") { fields["fileType"] = type }
        try add(node.path, at: node, fields)
        for member in try node.elements("target-membership") {
            let place = member.isObject ? try member.required("build-phase") : member
            try addBuildFile(member, to: try phase(place), ["fileRef": node.path])
        }
    }

    // MARK: Packages

    mutating func addPackage(_ node: JSONProjectNode) throws -> String {
        let id: String
        let place: String
        switch try node.required("kind").text {
        case "local":
            place = try node.required("path").text
            id = try add(node, ["isa": "XCLocalSwiftPackageReference", "relativePath": place])
        case "remote":
            place = try node.required("repository").text
            id = try add(
                node,
                ["isa": "XCRemoteSwiftPackageReference", "repositoryURL": place, "requirement": try requirement(node.member("version"))])
        case let kind: throw try node.required("kind").failure("'\(kind)' is no kind of package that the format has")
        }
        packages[PackageReference.identity(of: place)] = id
        // Without any the package chooses: the format does not write an empty list.
        let traits = try node.texts("traits")
        if !traits.isEmpty { set("traits", traits, of: id) }
        return id
    }

    /// The versions of a package that a project takes, as a property list says it.
    private func requirement(_ node: JSONProjectNode?) throws -> [String: String] {
        guard let node else { return [:] }
        if let value = try node.text("revision") { return ["kind": "revision", "revision": value] }
        if let value = try node.text("branch") { return ["kind": "branch", "branch": value] }
        if let value = try node.text("version") { return ["kind": "exactVersion", "version": value] }
        if let value = try node.text("up-to-next-minor-version") { return ["kind": "upToNextMinorVersion", "minimumVersion": value] }
        if let value = try node.text("up-to-next-major-version") { return ["kind": "upToNextMajorVersion", "minimumVersion": value] }
        if let range = try node.text("version-range") {
            let ends = range.components(separatedBy: "..<")
            guard ends.count == 2 else { throw node.failure("'\(range)' is no range of versions like \"1.0.0..<2.0.0\"") }
            return ["kind": "versionRange", "minimumVersion": ends[0], "maximumVersion": ends[1]]
        }
        let (minimum, maximum) = (try node.required("version-range-min").text, try node.required("version-range-max").text)
        return ["kind": "versionRange", "minimumVersion": minimum, "maximumVersion": maximum]
    }

    /// Adds a product of a package that a target depends on.
    private mutating func addProduct(_ node: JSONProjectNode) throws -> String {
        let name = try node.required("product-name").text
        let isPlugin = try node.text("product-type") == "build-tool-plugin"
        var fields: [String: Any] = ["isa": "XCSwiftPackageProductDependency", "productName": isPlugin ? "plugin:" + name : name]
        if let package = try node.text("package"), let id = packages[package.lowercased()] { fields["package"] = id }
        return try add(node, fields)
    }
}
