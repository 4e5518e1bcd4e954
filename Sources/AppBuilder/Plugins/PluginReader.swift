import Foundation

/// Reads a build-tool plug-in that a target of a package is built with: its program, its tools, and the description of the package that it gets.
struct PluginReader {
    typealias Package = LibraryGraphReader.Package

    let configuration: BuildRequest.Configuration
    let packages: [Package]
    /// The programs that packages bring along, by the package's identity and the target's name.
    let artifacts: PluginArtifacts

    /// - Parameters:
    ///   - name: The name of the plug-in, or of the product with it.
    ///   - target: The target that it is for.
    /// - Throws: `BuildFailure` where the plug-in is missing, or needs what cannot be built for this machine.
    func read(_ name: String, for target: PackageManifest.Target, of package: Package) throws -> BuildToolPlugin {
        guard let (owner, plugin) = find(name, for: package) else {
            throw BuildFailure(
                "\(package.title): none of its packages has the plug-in '\(name)', which '\(target.name)' is built with",
                nextStep: "Correct the package's manifest.")
        }
        let reader = PackageTargetReader(
            package: owner, target: plugin, configuration: configuration, platforms: MacroLibraryReader.platforms)
        let program = HostProgram(
            main: try reader.read(dependencies: []), toolsVersion: owner.manifest.toolsVersion._version)
        var description = PluginDescription(configuration: configuration, packages: packages)
        return BuildToolPlugin(
            program: program, tools: try tools(of: plugin, owner), input: try description.input(for: target, of: package),
            packages: [package, owner].map(\.resolved.folder))
    }

    /// A plug-in of a package, or of one that it depends on.
    func find(_ name: String, for package: Package) -> (owner: Package, plugin: PackageManifest.Target)? {
        let near = [package] + packages.filter { package.resolved.dependencies.contains($0.resolved.identity) }
        for owner in near {
            let names = owner.manifest.products.filter { $0.name == name }.flatMap(\.targets) + [name]
            if let plugin = owner.manifest.targets.first(where: { $0.type == "plugin" && names.contains($0.name) }) {
                return (owner, plugin)
            }
        }
        return nil
    }

    // MARK: Tools

    private func tools(of plugin: PackageManifest.Target, _ package: Package) throws -> [String: BuildToolPlugin.Tool] {
        var tools: [String: BuildToolPlugin.Tool] = [:]
        for dependency in plugin.dependencies
        where package.holds(dependency.condition, in: configuration, for: MacroLibraryReader.platforms) {
            if dependency.kind != .product, let target = package.manifest.targets.first(where: { $0.name == dependency.name }) {
                tools[dependency.name] = try tool(target, of: package)
            } else {
                let owner = try package.owner(of: dependency, among: packages)
                let names = owner.manifest.products.first { $0.name == dependency.name }?.targets ?? []
                let targets = owner.manifest.targets.filter { names.contains($0.name) }
                guard let target = targets.first(where: { $0.type == "executable" || $0.type == "binary" }) else { continue }
                tools[dependency.name] = try tool(target, of: owner)
            }
        }
        return tools
    }

    private func tool(_ target: PackageManifest.Target, of package: Package) throws -> BuildToolPlugin.Tool {
        if target.type == "binary" { return try artifacts.tool(of: target, package) }
        guard target.type == "executable" else {
            throw BuildFailure(
                "\(package.title): a plug-in uses '\(target.name)', which is no program", nextStep: "Correct the package's manifest.")
        }
        var parts = MacroLibraryReader(configuration: configuration, packages: packages, user: "the program '\(target.name)' uses")
        parts.allowsC = true
        let reader = PackageTargetReader(
            package: package, target: target, configuration: configuration, platforms: MacroLibraryReader.platforms)
        return .target(
            HostProgram(
                main: try reader.read(dependencies: []), parts: try parts.read(target, of: package),
                toolsVersion: package.manifest.toolsVersion._version))
    }
}
