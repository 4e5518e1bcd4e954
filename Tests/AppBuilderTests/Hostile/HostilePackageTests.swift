import Foundation
import Testing

@testable import AppBuilder

/// No value of a package's manifest names a place outside of the package or of the build's folders.
struct HostilePackageTests {
    private func read(_ target: String, name: String = "Kit", files: [String: String] = [:]) throws -> Library {
        let own = try #require(JSONSerialization.jsonObject(with: Data("{\(target)}".utf8)) as? [String: Any])
        let lists: [String: Any] = ["exclude": [Any](), "dependencies": [Any](), "resources": [Any](), "settings": [Any]()]
        let fields = lists.merging(["name": "Kit", "type": "regular"]) { $1 }.merging(own) { $1 }
        let manifest = try JSONSerialization.data(
            withJSONObject: ["name": name, "toolsVersion": ["_version": "5.9.0"], "products": [Any](), "targets": [fields]] as [String: Any]
        )
        var all = files
        all["Package.swift"] = "// swift-tools-version:5.9\n// \"../../secret\"\n"
        all["Sources/Kit/Kit.swift"] = "public let kit = 1\n"
        let folder = try TemporaryFolder(all)
        let resolved = ResolvedPackages.Package(
            identity: "kit", location: folder.url.path, version: "1.0.0", folder: folder.url.standardizedFileURL, isLocal: true,
            manifest: manifest)
        let package = try LibraryGraphReader.Package(resolved)
        return try PackageTargetReader(package: package, target: try #require(package.manifest.targets.first), configuration: .debug)
            .read(dependencies: [])
    }

    private func failure(_ target: String, name: String = "Kit", files: [String: String] = [:]) throws -> BuildDiagnostic {
        let failure = #expect(throws: BuildFailure.self) { try read(target, name: name, files: files) }
        return try #require(failure?.diagnostics.first)
    }

    @Test(arguments: [
        ("path", "\"path\": \"../../secret\""), ("sources", "\"sources\": [\"../../../secret\"]"),
        ("exclude", "\"exclude\": [\"../../../secret\"]"), ("publicHeadersPath", "\"publicHeadersPath\": \"../../../secret\""),
        ("resources", "\"resources\": [{\"path\": \"../../../secret\", \"rule\": {\"copy\": {}}}]"),
    ])
    func pathsStayInThePackage(setting: String, target: String) throws {
        let target = target == "\"publicHeadersPath\": \"../../../secret\"" ? target + ", \"sources\": [\"c.c\"]" : target
        let failure = try failure(target, files: ["Sources/Kit/c.c": "int c;\n"])
        #expect(failure.message.contains("'\(setting)' of the target 'Kit' is “../../"))
        #expect(failure.message.hasSuffix("which leads out of the package"))
        #expect(failure.file?.lastPathComponent == "Package.swift")
    }

    @Test func theLineOfThePathIsNamed() throws { #expect(try failure("\"path\": \"../../secret\"").line == 2) }

    @Test func namesOfPackagesNameNoFolder() throws {
        let resources = "\"resources\": [{\"path\": \"r.txt\", \"rule\": {\"copy\": {}}}]"
        let failure = try failure(resources, name: "../../x", files: ["Sources/Kit/r.txt": ""])
        #expect(failure.message == "the name of the package is “../../x_Kit”, which leads out of its folder")
    }

    @Test(arguments: [
        "-o", "-fplugin=/tmp/x.so", "-MF", "-Wl,-x", "@/tmp/x", "-save-temps", "-Xclang", "-B/tmp", "-mllvm", "-mllvm=-print-changed",
        "-gen-reproducer",
        "-Wa,-x", "-fno-x=/tmp/x", "-std=c11 /tmp/x", "-D",
    ])
    func flagsChooseNoFilesOfTheCompilers(flag: String) throws {
        let settings = "\"sources\": [\"c.c\"], \"settings\": [{\"tool\": \"c\", \"kind\": {\"unsafeFlags\": {\"_0\": [\"\(flag)\"]}}}]"
        let failure = try failure(settings, files: ["Sources/Kit/c.c": "int c;\n", "Sources/Kit/include/c.h": ""])
        #expect(failure.message.contains("the flag '\(flag)' of the target 'Kit' is not in Quince"))
    }

    @Test func plainFlagsAreTaken() throws {
        let settings =
            "\"sources\": [\"c.c\"], \"settings\": [{\"tool\": \"c\", \"kind\": {\"unsafeFlags\": {\"_0\": [\"-Wall\", \"-O2\", \"-mavx2\", \"-DLIMIT=3\", \"-fno-strict-aliasing\"]}}}]"
        let library = try read(settings, files: ["Sources/Kit/c.c": "int c;\n", "Sources/Kit/include/c.h": ""])
        #expect(library.c?.arguments.suffix(5) == ["-Wall", "-O2", "-mavx2", "-DLIMIT=3", "-fno-strict-aliasing"])
    }
}
