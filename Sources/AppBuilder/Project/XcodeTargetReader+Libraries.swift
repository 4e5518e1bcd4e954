import FileFormats
import Foundation

/// What a target is linked with: products of packages, and other targets of the same project.
extension XcodeTargetReader {
    private static let frameworkType = "com.apple.product-type.framework"
    private static let staticFrameworkType = "com.apple.product-type.framework.static"
    private static let libraryType = "com.apple.product-type.library.static"
    private static let dynamicLibraryType = "com.apple.product-type.library.dynamic"

    // MARK: Packages

    func packageProducts(of target: XcodeProject.Object) -> [AppTarget.PackageProduct] {
        let uses =
            project.objects(target.strings("buildPhases")).flatMap { project.objects($0.strings("files")) }
            + project.objects(target.strings("dependencies"))
        let others = Set(uses.filter { !$0.isForPhone }.compactMap { $0.string("productRef") })
        let ids =
            target.strings("packageProductDependencies").filter { !others.contains($0) }
            + uses.filter(\.isForPhone).compactMap { $0.string("productRef") }
        return unique(ids).compactMap { project.object($0) }.compactMap { product in
            guard let name = product.string("productName") else { return nil }
            let package = project.object(product.string("package"))
            return AppTarget.PackageProduct(name: name, package: package.flatMap(reference), line: project.line(of: product))
        }
    }

    /// The packages in the project's folders: those it refers to as packages, and those among its files.
    var localPackages: [PackageReference] {
        let references = project.objects(project.root.strings("packageReferences")).compactMap(reference).filter(\.isLocal)
        let files = project.fileReferences.filter { $0.fileType.map(["wrapper", "folder"].contains) ?? true }
        let folders = files.compactMap { project.location(of: $0) }.filter {
            let manifest = $0.appendingPathComponent("Package.swift")
            return FileManager.default.fileExists(atPath: manifest.path) && RegularFile.kind(of: manifest) == nil
        }
        return unique(references + folders.sorted { $0.path < $1.path }.map { PackageReference(source: .local($0)) })
    }

    private func reference(_ object: XcodeProject.Object) -> PackageReference? {
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            guard let path = object.string("relativePath") ?? object.string("path") else { return nil }
            return PackageReference(source: .local(project.folder.appendingPathComponent(path).standardizedFileURL.asOnMac))
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
        var aggregates: Set<String> = []
        return try libraryTargets(of: target, path: [], &aggregates).map { library in
            guard !path.contains(library.id) else { throw dependsOnItself(library, path) }
            if let known = known[library.id] { return known }
            let result = try read(library, path: path + [library.id])
            known[library.id] = result
            return result
        }
    }

    private func dependsOnItself(_ target: XcodeProject.Object, _ path: [String]) -> BuildFailure {
        let ids = (path.firstIndex(of: target.id).map { Array(path[$0...]) } ?? path) + [target.id]
        let names = ids.map { project.object($0)?.string("name") ?? $0 }.joined(separator: " → ")
        return BuildFailure(
            "target '\(target.string("name") ?? "")' depends on itself: \(names)", at: project.file, line: project.line(of: target),
            nextStep: "Remove one of the dependencies between the targets.")
    }

    /// - Parameter aggregates: Those that have been read; each is once.
    private func libraryTargets(of target: XcodeProject.Object, path: [String], _ aggregates: inout Set<String>) throws
        -> [XcodeProject.Object]
    {
        guard !path.contains(target.id) else { throw dependsOnItself(target, path) }
        let declared = dependencies(of: target)
        // Xcode also finds the targets that make what is linked.
        let phases = project.objects(target.strings("buildPhases")).filter { $0.isa == "PBXFrameworksBuildPhase" }
        let linked = Set(
            phases.flatMap { project.objects($0.strings("files")) }.filter(\.isForPhone).compactMap { $0.string("fileRef") })
        let makers = project.targets.filter { $0.string("productReference").map(linked.contains) ?? false }
        let all = try unique((declared + makers).map(\.id)).compactMap { project.object($0) }.flatMap { found in
            // An aggregate stands for what it depends on.
            guard found.isa == "PBXAggregateTarget" else { return [found] }
            guard aggregates.insert(found.id).inserted || path.contains(found.id) else { return [] }
            return try libraryTargets(of: found, path: path + [target.id], &aggregates)
        }
        var seen: Set<String> = []
        return all.filter { isLibrary($0) && seen.insert($0.id).inserted }
    }

    func isLibrary(_ target: XcodeProject.Object) -> Bool {
        let types = [Self.frameworkType, Self.staticFrameworkType, Self.libraryType, Self.dynamicLibraryType]
        return target.string("productType").map(types.contains) ?? false
    }

    /// The warning for a library that cannot be built, which concerns only what imports it; nil for others.
    func leftOut(_ library: AppTarget) -> BuildDiagnostic? {
        let foreign = library.warnings.filter(\.isAboutForeignSource).count
        guard library.sources.isEmpty, foreign > 0 || library.resources.isEmpty else { return nil }
        let target = project.targets.first { $0.string("name") == library.name }
        return .warning(
            "the library '\(library.name)' is left out: it has no Swift sources"
                + (foreign == 0 ? "" : ", and \(foreign) in other languages"),
            at: project.file, line: target.map(project.line(of:)) ?? 0,
            nextStep: "What imports '\(library.moduleName)' cannot be built; put it inside '#if canImport(\(library.moduleName))'.")
    }

    /// Says of a target that others import how they do.
    func markLibrary(_ target: XcodeProject.Object, _ result: inout AppTarget) {
        result.isLibrary = true
        guard target.string("productType") == Self.frameworkType else { return }
        result.resourceBundle = "Frameworks/\(result.productName).framework"
    }
}
