import FileFormats
import Foundation

/// The libraries that a target is linked with: products of packages, and other targets of its project and workspace.
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
        let listed = files.compactMap { project.location(of: $0) }.filter(PackageFolders.isPackage)
        let synchronized = project.objects(of: Self.folderClass).compactMap { project.location(of: $0) }
        let folders = listed + synchronized.flatMap(PackageFolders.packages)
        return unique(references + folders.sorted { $0.path < $1.path }.map { PackageReference(source: .local($0)) } + workspacePackages)
    }

    /// The packages of the workspace, which Xcode takes in the place of remote ones.
    private var workspacePackages: [PackageReference] {
        (projects.workspace?.packages ?? []).map { PackageReference(source: .local($0)) }
    }

    private func reference(_ object: XcodeProject.Object) -> PackageReference? {
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            guard let path = object.string("relativePath") ?? object.string("path") else { return nil }
            let folder = project.folder.appendingPathComponent(path).standardizedFileURL.asOnMac
            return PackageReference(source: .local(folder), traits: traits(object))
        case "XCRemoteSwiftPackageReference":
            guard let address = object.string("repositoryURL") else { return nil }
            if let own = workspacePackages.first(where: { $0.identity == PackageReference.identity(of: address) }) { return own }
            let requirement = object.dictionary("requirement").compactMapValues { $0 as? String }
            return PackageReference(
                source: .remote(address, PackageReference.Requirement(fields: requirement)), traits: traits(object))
        default: return nil
        }
    }

    /// The traits that a reference enables, which Xcode writes since 26.4; nil where it leaves them to the package.
    private func traits(_ reference: XcodeProject.Object) -> [String]? {
        reference.fields["traits"] == nil ? nil : reference.strings("traits")
    }

    // MARK: Targets

    /// The frameworks and libraries that a target is linked with, those that they need included.
    func libraries(of target: XcodeProject.Object, path: [Member] = []) throws -> [(member: Member, target: AppTarget)] {
        var aggregates: Set<String> = []
        return try libraryTargets(of: target, path: [], &aggregates).map { member in
            guard !path.contains(where: { $0.key == member.key }) else { throw dependsOnItself(member, path) }
            if let known = known[member.key] { return (member, known) }
            let result = try member.reader.read(member.target, path: path + [member])
            known[member.key] = result
            return (member, result)
        }
    }

    private func dependsOnItself(_ member: Member, _ path: [Member]) -> BuildFailure {
        let circle = path.firstIndex { $0.key == member.key }.map { Array(path[$0...]) } ?? path
        let names = (circle + [member]).map(\.name).joined(separator: " → ")
        return BuildFailure(
            "target '\(member.name)' depends on itself: \(names)", at: member.reader.project.file,
            line: member.reader.project.line(of: member.target), nextStep: "Remove one of the dependencies between the targets.")
    }

    /// - Parameter aggregates: The aggregates read so far; each is read once.
    private func libraryTargets(of target: XcodeProject.Object, path: [Member], _ aggregates: inout Set<String>) throws -> [Member] {
        let own = Member(reader: self, target: target)
        guard !path.contains(where: { $0.key == own.key }) else { throw dependsOnItself(own, path) }
        // Xcode also finds the targets that make what is linked.
        let phases = project.objects(target.strings("buildPhases")).filter { $0.isa == "PBXFrameworksBuildPhase" }
        var seen: Set<String> = []
        let direct = try (dependencies(of: target) + makers(of: phases)).filter { seen.insert($0.key).inserted }
        seen = []
        return try direct.flatMap { found -> [Member] in
            // An aggregate stands for what it depends on.
            guard found.target.isa == "PBXAggregateTarget" else { return [found] }
            guard aggregates.insert(found.key).inserted || path.contains(where: { $0.key == found.key }) else { return [] }
            return try found.reader.libraryTargets(of: found.target, path: path + [own], &aggregates)
        }.filter { isLibrary($0.target) && seen.insert($0.key).inserted }
    }

    func isLibrary(_ target: XcodeProject.Object) -> Bool {
        let types = [Self.frameworkType, Self.staticFrameworkType, Self.libraryType, Self.dynamicLibraryType]
        return target.string("productType").map(types.contains) ?? false
    }

    /// Reads what a target is linked with. One that cannot be built is left out, but not what it depends on.
    func readLibraries(of target: XcodeProject.Object, path: [Member], into result: inout AppTarget) throws {
        for (member, library) in try libraries(of: target, path: path) {
            if let warning = member.reader.leftOut(library) {
                result.libraries += library.libraries
                // CocoaPods gathers an app's pods in a framework of its own, in which nothing is.
                if !library.name.hasPrefix("Pods-") { result.warnings.append(warning) }
            } else {
                result.libraries.append(library)
            }
        }
        var seen: Set<String> = []
        result.libraries = result.libraries.filter { seen.insert($0.moduleName).inserted }
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
