import Foundation

/// What a target is linked with: products of packages, and other targets of the same project.
extension XcodeTargetReader {
    private static let frameworkType = "com.apple.product-type.framework"
    private static let staticFrameworkType = "com.apple.product-type.framework.static"
    private static let libraryType = "com.apple.product-type.library.static"
    private static let dynamicLibraryType = "com.apple.product-type.library.dynamic"

    // MARK: Packages

    func packageProducts(of target: XcodeProject.Object) -> [AppTarget.PackageProduct] {
        let phases = project.objects(target.strings("buildPhases")).flatMap { project.objects($0.strings("files")) }
        let dependencies = project.objects(target.strings("dependencies"))
        let ids =
            target.strings("packageProductDependencies") + phases.compactMap { $0.string("productRef") }
            + dependencies.compactMap { $0.string("productRef") }
        return unique(ids).compactMap { project.object($0) }.compactMap { product in
            guard let name = product.string("productName") else { return nil }
            let package = project.object(product.string("package"))
            return AppTarget.PackageProduct(name: name, package: package.flatMap(reference), line: project.line(of: product))
        }
    }

    /// The packages in the project's folders: those it refers to as packages, and those among its files.
    var localPackages: [PackageReference] {
        let references = project.objects(project.root.strings("packageReferences")).compactMap(reference).filter(\.isLocal)
        let files = project.fileReferences.filter {
            $0.string("lastKnownFileType") == "wrapper" || $0.string("lastKnownFileType") == "folder"
        }
        let folders = files.compactMap { project.location(of: $0) }.filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
        return unique(references + folders.sorted { $0.path < $1.path }.map { PackageReference(source: .local($0)) })
    }

    private func reference(_ object: XcodeProject.Object) -> PackageReference? {
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            guard let path = object.string("relativePath") ?? object.string("path") else { return nil }
            return PackageReference(source: .local(project.folder.appendingPathComponent(path).standardizedFileURL))
        case "XCRemoteSwiftPackageReference":
            guard let address = object.string("repositoryURL") else { return nil }
            let requirement = object.dictionary("requirement").compactMapValues { $0 as? String }
            return PackageReference(source: .remote(address, PackageReference.Requirement(fields: requirement)))
        default: return nil
        }
    }

    // MARK: Targets

    /// The project's frameworks and libraries that a target is linked with, those that they need included.
    func libraries(of target: XcodeProject.Object, path: [String] = []) throws -> [AppTarget] {
        try libraryTargets(of: target).map { library in
            let name = library.string("name") ?? ""
            guard !path.contains(library.id) else {
                throw BuildFailure(
                    "target '\(name)' depends on itself", at: project.file, line: project.line(of: library),
                    nextStep: "Remove one of the dependencies between the targets.")
            }
            return try read(library, path: path + [library.id])
        }
    }

    private func libraryTargets(of target: XcodeProject.Object) -> [XcodeProject.Object] {
        let declared = project.objects(target.strings("dependencies")).compactMap { dependency in
            project.object(dependency.string("target") ?? project.object(dependency.string("targetProxy"))?.string("remoteGlobalIDString"))
        }
        // Xcode also finds the targets that make what is linked.
        let phases = project.objects(target.strings("buildPhases")).filter { $0.isa == "PBXFrameworksBuildPhase" }
        let linked = Set(phases.flatMap { project.objects($0.strings("files")) }.compactMap { $0.string("fileRef") })
        let makers = project.targets.filter { $0.string("productReference").map(linked.contains) ?? false }
        let all = (declared + makers).flatMap { found in
            // An aggregate stands for what it depends on.
            found.isa == "PBXAggregateTarget" ? libraryTargets(of: found) : [found]
        }
        var seen: Set<String> = []
        return all.filter { isLibrary($0) && seen.insert($0.id).inserted }
    }

    func isLibrary(_ target: XcodeProject.Object) -> Bool {
        let types = [Self.frameworkType, Self.staticFrameworkType, Self.libraryType, Self.dynamicLibraryType]
        return target.string("productType").map(types.contains) ?? false
    }

    /// Says of a target that others import how they do.
    func markLibrary(_ target: XcodeProject.Object, _ result: inout AppTarget) {
        result.isLibrary = true
        guard target.string("productType") == Self.frameworkType else { return }
        result.resourceBundle = "Frameworks/\(result.productName).framework"
    }
}
