import FileFormats
import FileReplacement
import Foundation

/// Has the toolchain's package manager choose, fetch and describe the packages of a project.
///
/// It works on a generated package, in a folder of the cache, that depends on what the project does. What it found is kept, so later builds
/// start no process and need no network.
struct PackageResolver {
    let packages: [PackageReference]
    /// The `Package.resolved` of the project, if it has one.
    let pins: URL?
    /// The project's lists of other addresses for packages.
    var mirrors: [URL] = []
    /// The generated package's folder.
    let folder: URL
    /// The folder of cloned repositories, shared by all projects.
    let repositories: URL
    let toolchain: Toolchain
    let progress: @Sendable (BuildProgress) -> Void

    /// - Throws: `BuildFailure` naming the package that cannot be had, and why.
    func resolve() throws -> ResolvedPackages {
        let manifest = try manifestText()
        let lock = try BuildLock(folder) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        let file = folder.appendingPathComponent("packages.plist")
        if let known = CacheFile.read(ResolvedPackages.self, from: file), known.key == (try key(manifest, known.manifests)),
            known.packages.allSatisfy({ FileManager.default.fileExists(atPath: $0.folder.path) })
        {
            return known
        }
        progress(.resolvingPackages("Resolving packages"))
        try Data(manifest.utf8).replaceFile(at: folder.appendingPathComponent("Package.swift"))
        try takePins()
        try PackageMirrors.write(mirrors, into: folder)
        let local = try LocalManifests(roots: localFolders) { try run(["dump-package"], at: $0) }
        try run(["resolve"])
        var result = ResolvedPackages(key: "", packages: try describe(local), warnings: pinWarnings())
        result.key = try key(manifest, result.manifests)
        try CacheFile.write(result, to: file)
        return result
    }

    private func key(_ manifest: String, _ manifests: [URL]) throws -> String {
        var hash = StableHash()
        hash.add(manifest)
        // Manifests are evaluated with the answers of iOS.
        hash.add("iOS")
        hash.add(toolchain.folder.path)
        for file in manifests + (pins.map { [$0] } ?? []) + mirrors {
            hash.add(file.path)
            hash.add(bytes: Array(try Self.contents(file) ?? Data()))
        }
        return hash.text
    }

    /// The bytes of a manifest or of pins; nil where there is no such file.
    ///
    /// - Throws: `BuildFailure` for what is no regular file, or larger than a text.
    static func contents(_ file: URL) throws -> Data? {
        do { return try RegularFile.read(file) } catch let problem {
            guard problem != .missing else { return nil }
            throw BuildFailure(
                "\(file.lastPathComponent) \(problem.message)", at: file, nextStep: "Restore the file from version control.")
        }
    }

    // MARK: The generated package

    private func manifestText() throws -> String {
        let dependencies = try packages.sorted { $0.place < $1.place }.map { package -> String in
            let traits = package.traits.map { ", traits: [" + $0.map(Self.text(ofTrait:)).joined(separator: ", ") + "]" } ?? ""
            switch package.source {
            case .local(let folder):
                guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
                    throw BuildFailure(
                        "the package \(folder.path) is missing, but the project refers to it",
                        nextStep: "Restore the folder, or remove the package from the project.")
                }
                return "        .package(path: \(folder.path.debugDescription)\(traits)),\n"
            case .remote(let address, let requirement):
                guard let text = requirement.manifestText else {
                    throw BuildFailure(
                        "the project asks for the package \(address) in a way Quince does not know: \(requirement.unknownKind)",
                        nextStep: "Choose a version, a branch or a commit under Package Dependencies in Xcode.")
                }
                return "        .package(url: \(address.debugDescription), \(text)\(traits)),\n"
            }
        }
        // Manifests know traits since 6.1.
        let version = packages.contains { $0.traits != nil } ? "6.1" : "5.9"
        return "// swift-tools-version:\(version)\nimport PackageDescription\n\nlet package = Package(\n    name: \"Dependencies\",\n"
            + "    dependencies: [\n\(dependencies.joined())    ])\n"
    }

    /// The folders of the packages that the project has at hand.
    private var localFolders: [URL] {
        packages.compactMap { package in
            if case .local(let folder) = package.source { return folder }
            return nil
        }
    }

    private static func text(ofTrait name: String) -> String {
        name == "default" || name == "defaults" ? ".defaults" : ".trait(name: \(name.debugDescription))"
    }

    /// Begins with the versions the project's `Package.resolved` names, whenever that has changed.
    private func takePins() throws {
        let own = folder.appendingPathComponent("Package.resolved")
        let taken = folder.appendingPathComponent("Package.resolved.taken")
        guard let pins, let data = try Self.contents(pins), data != (try? RegularFile.read(taken)) else { return }
        try data.replaceFile(at: own)
        try data.replaceFile(at: taken)
    }

    private struct Pins: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                var version: String?
                var branch: String?
                var revision: String?

                /// `1.2.0`, or `main at 1234abcd`
                var text: String? { version ?? revision.map { (branch.map { $0 + " at " } ?? "") + $0.prefix(8) } }
            }
            /// Since the second version of the format.
            var identity: String?
            /// In the first version, from before Xcode 13.3.
            var repositoryURL: String?
            var state: State

            var name: String? { identity ?? repositoryURL.map(PackageReference.identity(of:)) }
        }
        struct First: Decodable {
            var pins: [Pin]
        }
        var pins: [Pin]?
        /// The container of the pins in the first version.
        var object: First?

        /// The states of packages by their identities.
        static func read(_ file: URL) -> [String: String] {
            guard let data = try? RegularFile.read(file), let all = try? JSONDecoder().decode(Pins.self, from: data) else { return [:] }
            let pairs = (all.pins ?? all.object?.pins ?? []).compactMap { pin in
                pin.name.flatMap { name in pin.state.text.map { (name, $0) } }
            }
            return Dictionary(pairs) { first, _ in first }
        }
    }

    /// Returns warnings for packages whose resolved version differs from the project's `Package.resolved`.
    private func pinWarnings() -> [BuildDiagnostic] {
        guard let pins else { return [] }
        let chosen = Pins.read(folder.appendingPathComponent("Package.resolved"))
        return Pins.read(pins).sorted { $0.key < $1.key }.compactMap { identity, version in
            guard let other = chosen[identity], other != version else { return nil }
            return .warning(
                "the package \(identity) \(version) could not be had as Package.resolved names it; \(other) is used", at: pins,
                nextStep: "Resolve the packages in Xcode again, or restore the version in the package's repository.")
        }
    }

    // MARK: The package manager

    private var shared: SharedPackageFolders { SharedPackageFolders(folder: folder.appendingPathComponent("Shared", isDirectory: true)) }

    /// Manifests that other tools evaluated for this machine are not used: they have Linux's answers.
    private static let ownManifests = ["--manifest-cache", "local"]

    @discardableResult
    private func run(_ command: [String], at path: URL? = nil) throws -> Data {
        // Its own, or it would leave one in the user's folder.
        let scratch = path.map { folder.appendingPathComponent("Manifests/\(StableHash.of($0.path))", isDirectory: true) } ?? folder
        let arguments =
            ["package", "--package-path", (path ?? folder).path, "--scratch-path", scratch.appendingPathComponent("build").path]
            + ["--cache-path", repositories.path] + shared.arguments + Self.ownManifests + command
        try shared.prepare()
        let progress = progress
        let result = try toolchain.run("swift", arguments, environment: try ManifestConfinement.environment(toolchain)) { line in
            if ["Fetching ", "Updating ", "Creating working copy for "].contains(where: line.hasPrefix) {
                progress(.resolvingPackages(line))
            }
        }
        guard result.status == 0 else { throw failure(result.errors + String(decoding: result.output, as: UTF8.self)) }
        return result.output
    }

    /// The package manager's errors, with the lines that give the reasons.
    static func problems(in output: String) -> [String] {
        var problems: [String] = []
        var isInside = false
        // Progress is written over itself, each time from the line's start.
        for line in output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            if progress.contains(where: line.contains) { continue }
            if line.hasPrefix("error: ") {
                problems.append(String(line.dropFirst("error: ".count)))
                isInside = true
            } else if line.isEmpty || starts.contains(where: line.hasPrefix) {
                isInside = false
            } else if isInside {
                problems[problems.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
            }
        }
        // What asks for the packages is a package that Quince makes.
        return problems.map { problem in
            ["root depends on", "'dependencies' depends on"].reduce(problem) {
                $0.replacingOccurrences(of: $1, with: "the project depends on")
            }
            .replacingOccurrences(of: "because root ", with: "because the project ")
        }
    }

    /// Texts that tell git's lines of progress from others.
    private static let progress = [
        "Counting objects: ", "Compressing objects: ", "Receiving objects: ", "Resolving deltas: ", "Updating files: ",
    ]

    /// The prefixes of output lines that are not part of an error.
    private static let starts = [
        "warning: ", "note: ", "debug: ", "info: ", "Fetching ", "Fetched ", "Updating ", "Updated ", "Computing ", "Computed ",
        "Creating ",
        "Working ", "[",
    ]

    /// The package manager's errors, each with the package it is about.
    private func failure(_ output: String) -> BuildFailure {
        var problems = Self.problems(in: output)
        if problems.isEmpty { problems = [String(output.suffix(2000))] }
        return BuildFailure(
            problems.map { problem in
                let package = packages.first { package in
                    // The package manager takes the scheme off addresses of files.
                    let place = package.place
                    return problem.contains(place.hasPrefix("file://") ? String(place.dropFirst("file://".count)) : place)
                }
                guard let package else {
                    return .error(
                        "the packages cannot be resolved: \(problem)", nextStep: "Correct what it says, or build with a network once.")
                }
                return .error(
                    "the package \(package.place) cannot be \(package.isLocal ? "read" : "fetched"): \(problem)",
                    nextStep: package.isLocal
                        ? "Correct the package's manifest."
                        : "Check the address, the version asked for and the network; once fetched, the package is kept.")
            })
    }

    // MARK: Describing

    /// A package in the tree that `show-dependencies` prints.
    private struct Node: Decodable {
        var identity: String
        var url: String
        var version: String
        var path: String
        var dependencies: [Node]
    }

    private func describe(_ local: LocalManifests) throws -> [ResolvedPackages.Package] {
        let file = folder.appendingPathComponent("dependencies.json")
        try? FileManager.default.removeItem(at: file)
        try run(["show-dependencies", "--format", "json", "--output-path", file.path])
        let root: Node
        do { root = try JSONDecoder().decode(Node.self, from: RegularFile.read(file)) } catch {
            throw BuildFailure(
                "the package manager's list of packages cannot be read: \(error)", nextStep: "Run the command again; report it if it stays."
            )
        }
        var found: [String: ResolvedPackages.Package] = [:]
        func add(_ nodes: [Node]) {
            for node in nodes where found[node.identity] == nil {
                let path = URL(fileURLWithPath: node.path).standardizedFileURL
                found[node.identity] = ResolvedPackages.Package(
                    identity: node.identity, location: node.url, version: node.version, folder: path,
                    isLocal: !path.path.hasPrefix(folder.standardizedFileURL.path + "/"), dependencies: node.dependencies.map(\.identity))
                add(node.dependencies)
            }
        }
        add(root.dependencies)
        let all = found.values.sorted { $0.identity < $1.identity }
        return try all.parallelMap { package in
            var package = package
            package.manifest = try local[package.folder] ?? run(["dump-package"], at: package.folder)
            // What cannot be read is not kept: the next build asks again.
            _ = try LibraryGraphReader.Package(package)
            return package
        }.map { try $0.get() }
    }
}
