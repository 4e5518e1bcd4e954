import Foundation
import ProcessSupport

/// The files that the compilers of a build reach: those of its projects and packages, the frameworks, the toolchain, and the build's own.
///
/// Sources choose files, too: C's `#embed`, an assembler's `.incbin` and a header would bring the user's own files into the app. The compilers themselves
/// are trusted, so their system calls are not filtered.
struct CompilerConfinement: Sendable {
    /// The folder of the build, which holds the compilers' temporary files.
    let folder: URL
    /// The folder that all builds share: modules, packages.
    let cache: URL
    let output: URL
    let frameworks: FrameworkSet

    private static let system = [
        "/usr", "/bin", "/etc/alternatives", "/etc/os-release", "/etc/lsb-release", "/etc/debian_version", "/etc/passwd", "/etc/group",
    ].map {
        URL(fileURLWithPath: $0)
    }

    /// Returns a toolchain whose compilers read the files of these targets and nothing else of the user's.
    ///
    /// - Throws: An error if the folder of temporary files cannot be created.
    func confine(_ toolchain: Toolchain, to targets: [AppTarget]) throws -> Toolchain {
        let temporary = folder.appendingPathComponent("tmp", isDirectory: true)
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let confinement = limits(of: toolchain, for: targets)
        var result = toolchain
        result.confinement = confinement
        result.temporary = temporary
        result.frontend = try placeFrontend(toolchain, confinement)
        return result
    }

    /// The limits of the toolchain's programs that read the files of these targets.
    func limits(of toolchain: Toolchain, for targets: [AppTarget]) -> Confinement {
        let tools = [toolchain.folder.deletingLastPathComponent(), Confinement.products].compactMap { $0 }
        var confinement = Confinement.system
        confinement.limitsFilesOnly = true
        confinement.readable +=
            Self.system + tools + [frameworks.modules, frameworks.library.deletingLastPathComponent()] + frameworks.cModules
            + frameworks.headerFolders
            + Self.folders(of: targets)
        confinement.writable += [folder, cache, output]
        // Programs of macros lie in the cache.
        confinement.executable += ["/usr", "/bin", "/lib", "/lib64"].map { URL(fileURLWithPath: $0) } + tools + [cache]
        return confinement
    }

    /// Puts `quince-manifest` where the compiler's driver finds its frontend, with the files that it reaches. The driver itself reads no sources.
    ///
    /// - Throws: `BuildFailure` where `quince-manifest` is missing; what writing throws.
    private func placeFrontend(_ toolchain: Toolchain, _ confinement: Confinement) throws -> URL {
        let (files, starter) = (FileManager.default, try ManifestConfinement.starter())
        let frontend = folder.appendingPathComponent("swift-frontend")
        var confinement = confinement
        confinement.readable.append(URL(fileURLWithPath: "/proc/self"))
        let list = confinement.list(for: toolchain.folder.appendingPathComponent("swift-frontend"))
        let file = URL(fileURLWithPath: frontend.path + ".files")
        try list.updateFile(at: file)
        // A copy: the driver follows links before it starts a program, whose name says what is to be run.
        if FileStamp(frontend).size != FileStamp(starter).size || !files.contentsEqual(atPath: frontend.path, andPath: starter.path) {
            try? files.removeItem(at: frontend)
            try files.copyItem(at: starter, to: frontend)
        }
        return frontend
    }

    /// The variables that compilers, and the programs of macros that they start, get of the user's.
    static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
        ["PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TERM"].contains(name) || ["LC_", "SWIFT_", "QUINCE_"].contains(where: name.hasPrefix)
    }

    private static func folders(of targets: [AppTarget]) -> [URL] {
        let local = targets.flatMap(\.localPackages).compactMap(\.folder)
        let files = targets.flatMap { target in target.sources + (target.infoPlist.map { [$0] } ?? []) }
        let folders =
            targets.flatMap { ProjectBoundary(of: $0).folders } + files.map { $0.deletingLastPathComponent().path } + local.map(\.path)
        return Set(folders).sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}
