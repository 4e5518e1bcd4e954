import Foundation

/// Reads the libraries that a package's macros or plug-ins are made of besides the compiler's own: targets that are compiled for this machine.
struct MacroLibraryReader {
    typealias Package = LibraryGraphReader.Package

    let configuration: BuildRequest.Configuration
    let packages: [Package]
    /// The beginning of sentences about what cannot be built: `the macros in 'Words' use`.
    let user: String
    /// Whether libraries of C can be parts.
    var allowsC = false
    private var libraries: [Library] = []
    private var known: Set<String> = []
    private var pending: [String] = []

    init(configuration: BuildRequest.Configuration, packages: [Package], user: String) {
        (self.configuration, self.packages, self.user) = (configuration, packages, user)
    }

    /// Macros run on a Mac where Xcode builds, and here on Linux: conditions for both hold.
    static let platforms: Set<String> = ["macos", "linux"]
    /// The most libraries in libraries.
    private static let maximumDepth = 64

    /// The libraries that a target with macros depends on, what others depend on first.
    ///
    /// - Throws: `BuildFailure` for what cannot be built for this machine.
    mutating func read(_ target: PackageManifest.Target, of package: Package) throws -> [Library] {
        try addDependencies(of: target, package)
        return libraries
    }

    private mutating func addDependencies(of target: PackageManifest.Target, _ package: Package) throws {
        for dependency in target.dependencies where package.holds(dependency.condition, in: configuration, for: Self.platforms) {
            if dependency.kind != .product, let other = package.manifest.targets.first(where: { $0.name == dependency.name }) {
                if other.type != "plugin" { try add(other, of: package) }
            } else if dependency.package?.lowercased() == "swift-syntax" || MacroCompiler.modules.contains(dependency.name) {
                try checkSyntax(dependency, of: target, package)
            } else {
                let owner = try package.owner(of: dependency, among: packages)
                if owner.resolved.identity == "swift-syntax" {
                    try checkSyntax(dependency, of: target, package)
                    continue
                }
                for name in owner.manifest.products.first(where: { $0.name == dependency.name })?.targets ?? [] {
                    if let other = owner.manifest.targets.first(where: { $0.name == name }) { try add(other, of: owner) }
                }
            }
        }
    }

    /// The toolchain has most modules of SwiftSyntax, but not all.
    private func checkSyntax(_ dependency: PackageManifest.Dependency, of target: PackageManifest.Target, _ package: Package) throws {
        guard !MacroCompiler.modules.contains(dependency.name) else { return }
        throw failure(
            "\(user) '\(dependency.name)' of SwiftSyntax, which toolchains do not bring", package)
    }

    private mutating func add(_ target: PackageManifest.Target, of package: Package) throws {
        let module = BuildSettings.identifier(target.name)
        guard !known.contains(module) else { return }
        guard !pending.contains(module), pending.count < Self.maximumDepth else {
            throw BuildFailure(
                "\(package.title): the target '\(target.name)' depends on itself: \((pending + [module]).suffix(8).joined(separator: " → "))",
                nextStep: "Correct the package's manifest.")
        }
        guard target.type == "regular" || (target.type == "system" && allowsC) else {
            throw failure("\(user) '\(target.name)', a target of the kind '\(target.type)'", package)
        }
        pending.append(module)
        defer { pending.removeLast() }
        try addDependencies(of: target, package)
        known.insert(module)
        let reader = PackageTargetReader(package: package, target: target, configuration: configuration, platforms: Self.platforms)
        let library = try reader.read(dependencies: [])
        guard library.c == nil || allowsC else { throw failure("\(user) '\(target.name)', which is C", package) }
        libraries.append(library)
    }

    private func failure(_ problem: String, _ package: Package) -> BuildFailure {
        BuildFailure(
            "\(package.title): \(problem): that is not in Quince yet",
            nextStep: "Build the app without the package, or with a version of it that does without.")
    }
}
