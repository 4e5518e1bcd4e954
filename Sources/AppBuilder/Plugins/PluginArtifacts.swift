import FileFormats
import Foundation

/// Finds the programs for this machine in the artifact bundles of packages.
struct PluginArtifacts: Sendable {
    /// The folder that the package manager fetches artifacts into.
    let fetched: URL

    /// The list in an artifact bundle, `info.json`.
    private struct Info: Decodable {
        struct Artifact: Decodable {
            struct Variant: Decodable {
                var path: String
                var supportedTriples: [String]?
            }
            var type: String
            var variants: [Variant]
        }
        var artifacts: [String: Artifact]
    }

    /// The program of a binary target.
    ///
    /// - Throws: `BuildFailure` where its bundle is missing, or has none for this machine.
    func tool(of target: PackageManifest.Target, _ package: LibraryGraphReader.Package) throws -> BuildToolPlugin.Tool {
        let bundle = try bundle(of: target, package)
        guard let data = try? RegularFile.read(bundle.appendingPathComponent("info.json")),
            let info = try? JSONDecoder().decode(Info.self, from: data)
        else {
            throw BuildFailure(
                "\(package.title): the artifact bundle of '\(target.name)' has no list that can be read", at: bundle,
                nextStep: "Fetch the package again.")
        }
        let artifact = info.artifacts[target.name] ?? info.artifacts.values.first { $0.type == "executable" }
        let variant = artifact?.variants.first { $0.supportedTriples?.contains(where: Self.isThisMachine) ?? false }
        guard let variant else {
            throw BuildFailure(
                "\(package.title): '\(target.name)' brings no program for Linux, and a plug-in needs it", at: bundle,
                nextStep: "Ask its authors for one, or remove the plug-in from the target and check in what it makes.")
        }
        let program = bundle.appendingPathComponent(variant.path).standardizedFileURL
        // A link could have the plug-in read and start a program of the user's.
        guard program.path.hasPrefix(bundle.standardizedFileURL.path + "/"), ProjectBoundary(folders: [bundle]).contains(program),
            FileManager.default.isExecutableFile(atPath: program.path)
        else {
            throw BuildFailure(
                "\(package.title): the program “\(variant.path.prefix(100))” of '\(target.name)' is missing", at: bundle,
                nextStep: "Fetch the package again.")
        }
        return .file(program, bundle: bundle)
    }

    private static func isThisMachine(_ triple: String) -> Bool {
        #if arch(arm64)
            let architectures = ["aarch64", "arm64"]
        #else
            let architectures = ["x86_64"]
        #endif
        return triple.contains("linux") && architectures.contains { triple.hasPrefix($0) }
    }

    private func bundle(of target: PackageManifest.Target, _ package: LibraryGraphReader.Package) throws -> URL {
        let places =
            [target.path.map { package.resolved.folder.appendingPathComponent($0) }].compactMap { $0 }
            + children(of: fetched.appendingPathComponent("\(package.resolved.identity)/\(target.name)"))
        if let bundle = places.first(where: { $0.pathExtension == "artifactbundle" && $0.isFolderItself }) { return bundle }
        throw BuildFailure(
            "\(package.title): the artifact bundle of '\(target.name)', which a plug-in needs, is not there",
            nextStep: "Build with a network once.")
    }

    private func children(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map(folder.appendingPathComponent)
    }
}
