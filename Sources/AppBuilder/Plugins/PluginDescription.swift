import Foundation

/// Describes packages to a plug-in: all targets of the package that it works on, and those of others that they depend on.
struct PluginDescription {
    typealias Package = LibraryGraphReader.Package

    let configuration: BuildRequest.Configuration
    let packages: [Package]
    private var input = PluginInput()
    /// The numbers of what is described, by package and name.
    private var targets: [String: Int] = [:]
    private var products: [String: Int] = [:]
    private var depth = 0

    init(configuration: BuildRequest.Configuration, packages: [Package]) {
        (self.configuration, self.packages) = (configuration, packages)
    }

    /// The most targets that depend on each other in a row.
    private static let maximumDepth = 256
    private static let kinds: [String: PluginInput.Target.Kind] = [
        "regular": .generic, "executable": .executable, "test": .test, "macro": .macro,
    ]

    /// The description of a package for a plug-in that works on one of its targets.
    ///
    /// - Throws: `BuildFailure` where the target cannot be read.
    mutating func input(for target: PackageManifest.Target, of package: Package) throws -> PluginInput {
        guard let number = try add(target, of: package) else {
            throw BuildFailure("\(package.title): '\(target.name)' has no sources that a plug-in could read")
        }
        var all: [Int] = []
        // What is wrong with other targets is told where they are built.
        for other in package.manifest.targets { if let number = try? add(other, of: package) { all.append(number) } }
        let folder = input.add(package.resolved.folder)
        let parts = package.manifest.toolsVersion._version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        input.packages.append(
            PluginInput.Package(
                identity: package.resolved.identity, displayName: package.manifest.name, directoryId: folder, origin: .root,
                toolsVersion: .init(major: parts[0], minor: parts[1], patch: parts[2]), dependencies: [],
                productIds: package.manifest.products.compactMap { add($0, of: package) }, targetIds: all))
        (input.rootPackageId, input.targetId) = (input.packages.count - 1, number)
        return input
    }

    /// - Returns: Its number; nil for what has no sources.
    private mutating func add(_ target: PackageManifest.Target, of package: Package) throws -> Int? {
        let key = "\(package.resolved.identity)/\(target.name)"
        if let known = targets[key] { return known }
        guard let kind = Self.kinds[target.type], depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        let reader = PackageTargetReader(package: package, target: target, configuration: configuration)
        let content = try reader.content()
        let folder = input.add(content.folder)
        let files = content.files.map { url, type in
            PluginInput.File(basePathId: input.add(url.deletingLastPathComponent()), name: url.lastPathComponent, type: type)
        }
        let dependencies = target.dependencies.filter { package.holds($0.condition, in: configuration) }
        let links = dependencies.compactMap { try? link(to: $0, of: package) }
        input.targets.append(
            PluginInput.Target(
                name: target.name, directoryId: folder, dependencies: links,
                info: .swiftSourceModuleInfo(
                    moduleName: BuildSettings.identifier(target.name), kind: kind, sourceFiles: files, compilationConditions: [],
                    linkedLibraries: [], linkedFrameworks: [])))
        targets[key] = input.targets.count - 1
        return input.targets.count - 1
    }

    private mutating func link(to dependency: PackageManifest.Dependency, of package: Package) throws -> PluginInput.Target.Dependency? {
        if dependency.kind != .product, let target = package.manifest.targets.first(where: { $0.name == dependency.name }) {
            return try add(target, of: package).map { .target(targetId: $0) }
        }
        let owner = try package.owner(of: dependency, among: packages)
        return owner.manifest.products.first { $0.name == dependency.name }.flatMap { add($0, of: owner) }.map { .product(productId: $0) }
    }

    private mutating func add(_ product: PackageManifest.Product, of package: Package) -> Int? {
        let key = "\(package.resolved.identity)/\(product.name)"
        if let known = products[key] { return known }
        let members = package.manifest.targets.filter { product.targets.contains($0.name) }
        let numbers = members.compactMap { try? add($0, of: package) }
        let main = members.first { $0.type == "executable" }.flatMap { try? add($0, of: package) }
        guard !numbers.isEmpty, product.isLibrary || main != nil else { return nil }
        let info = main.map { PluginInput.Product.Info.executable(mainTargetId: $0) } ?? .library(kind: .automatic)
        input.products.append(PluginInput.Product(name: product.name, targetIds: numbers, info: info))
        products[key] = input.products.count - 1
        return input.products.count - 1
    }
}
