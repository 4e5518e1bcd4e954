import Foundation
import Testing

@testable import AppBuilder

/// Where packages come from: mirrors, spellings of addresses, commits, and the versions that Xcode noted.
@Suite(.serialized) struct PackageSourceTests {
    private func writeProject(_ references: [String], _ requirement: String, _ folder: TemporaryFolder, mirrors: String? = nil) throws {
        let objects = references.enumerated().map { index, address in
            """
            R\(index) = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address)"; requirement = { \(requirement) }; };
            PP\(index) = { isa = XCSwiftPackageProductDependency; package = R\(index); productName = Versions; };
            """
        }
        let ids = references.indices.map { "PP\($0)" }.joined(separator: ", ")
        let text = ProjectText(
            target: "packageProductDependencies = (\(ids));",
            project: "packageReferences = (\(references.indices.map { "R\($0)" }.joined(separator: ", ")));", objects: objects.joined()
        ).text
        try folder.write(text, to: "P/Shop.xcodeproj/project.pbxproj")
        try folder.write(ProjectText.app(imports: "import Versions", "print(version)"), to: "P/App.swift")
        if let mirrors {
            try folder.write(mirrors, to: "P/Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/configuration/mirrors.json")
        }
    }

    @Test func aMirrorStandsForTheAddress() async throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepository.versions(in: folder)
        let mirrors = """
            {"object": [{"mirror": "file://\(repository.path)", "original": "https://nowhere.example.com/Versions.git"}], "version": 1}
            """
        try writeProject(
            ["https://nowhere.example.com/Versions.git"], "kind = exactVersion; version = 1.0.0;", folder, mirrors: mirrors)
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "1.0.0\n")
    }

    @Test func aDamagedListOfMirrorsIsNamed() async throws {
        let folder = try TemporaryFolder()
        try writeProject(
            ["https://nowhere.example.com/Versions.git"], "kind = branch; branch = main;", folder, mirrors: "{\"object\": [{}]}")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("P"), into: folder) }
        #expect(failure?.diagnostics.first?.message == "an entry of the mirrors lacks 'original' or 'mirror'")
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "mirrors.json")
    }

    @Test func spellingsOfOneAddressAreOnePackage() async throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepository.versions(in: folder)
        let address = "file://" + repository.path
        try writeProject([address, address + ".git", address + "/"], "kind = upToNextMajorVersion; minimumVersion = 1.0.0;", folder)
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "1.1.0\n")
        func canonical(_ address: String) -> String { PackageReference(source: .remote(address, .branch("main"))).canonicalPlace }
        #expect(
            Set(
                [
                    "https://github.com/Owner/Kit.git", "https://github.com/owner/kit/", "git@github.com:owner/Kit.git",
                    "ssh://git@github.com/owner/kit", "http://user@github.com/owner/kit",
                ].map(canonical)) == ["github.com/owner/kit"])
    }

    @Test func aCommitIsTaken() async throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepository.versions(in: folder)
        let heads = try String(contentsOf: repository.appendingPathComponent(".git/refs/tags/1.0.0"), encoding: .utf8)
        try writeProject(
            ["file://" + repository.path], "kind = revision; revision = \(heads.trimmingCharacters(in: .whitespacesAndNewlines));", folder)
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "1.0.0\n")
    }

    /// Xcode before 13.3 wrote the first version of the format; a branch's commit is kept, too.
    @Test(arguments: [1, 2])
    func theCommitOfABranchIsKept(version: Int) async throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepository.versions(in: folder)
        let address = "file://" + repository.path
        let commit = try String(contentsOf: repository.appendingPathComponent(".git/refs/tags/1.0.0"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try writeProject([address], "kind = branch; branch = main;", folder)
        let state = "\"state\": {\"branch\": \"main\", \"revision\": \"\(commit)\", \"version\": null}"
        let pins =
            version == 1
            ? "{\"object\": {\"pins\": [{\"package\": \"Versions\", \"repositoryURL\": \"\(address)\", \(state)}]}, \"version\": 1}"
            : "{\"pins\": [{\"identity\": \"versions\", \"kind\": \"remoteSourceControl\", \"location\": \"\(address)\", \(state.replacingOccurrences(of: ", \"version\": null", with: ""))}], \"version\": 2}"
        try folder.write(pins, to: "P/Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        let app = try await build(folder.path("P"), into: folder)
        #expect(try run(app.executable) == "1.0.0\n")
        #expect(app.warnings == [])
    }

    @Test func packagesInPackagesFoldersAreFound() async throws {
        func manifest(_ name: String, _ dependency: (name: String, path: String)?) -> String {
            let package = dependency.map { ".package(path: \"\($0.path)\")" } ?? ""
            return """
                // swift-tools-version:5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(package)],
                    targets: [.target(name: "\(name)", dependencies: [\(dependency.map { "\"\($0.name)\"" } ?? "")])])
                """
        }
        let folder = try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Outer"]),
            "P/App.swift": ProjectText.app(imports: "import Outer", "print(outer)"),
            "P/Local/Package.swift": manifest("Outer", ("Inner", "Packages/Inner")),
            "P/Local/Sources/Outer/Outer.swift": "import Inner\npublic let outer = \"outer \" + inner\n",
            "P/Local/Packages/Inner/Package.swift": manifest("Inner", ("Beside", "../../../Beside")),
            "P/Local/Packages/Inner/Sources/Inner/Inner.swift": "import Beside\npublic let inner = \"inner \" + beside\n",
            "P/Beside/Package.swift": manifest("Beside", nil), "P/Beside/Sources/Beside/Beside.swift": "public let beside = \"beside\"\n",
        ])
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "outer inner beside\n")
    }

    @Test func aTargetInThePackagesFolderLeavesOutTheManifest() async throws {
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Local", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words", path: ".")])
            """
        let folder = try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Words"]),
            "P/App.swift": ProjectText.app(imports: "import Words", "print(word)"), "P/Local/Package.swift": manifest,
            "P/Local/Package@swift-5.10.swift": manifest, "P/Local/Words/Words.swift": "public let word = \"one\"\n",
        ])
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "one\n")
    }

    @Test func aMissingResourceIsAWarning() async throws {
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Local", products: [.library(name: "Words", targets: ["Words"])],
                targets: [.target(name: "Words", resources: [.process("Lost"), .copy("list.txt")])])
            """
        let folder = try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Words"]),
            "P/App.swift": ProjectText.app(imports: "import Words", "print(isThere)"), "P/Local/Package.swift": manifest,
            "P/Local/Sources/Words/Words.swift":
                "import Foundation\npublic var isThere: Bool { Bundle.module.path(forResource: \"list\", ofType: \"txt\") != nil }\n",
            "P/Local/Sources/Words/list.txt": "a",
        ])
        let app = try await build(folder.path("P"), into: folder)
        #expect(try run(app.executable) == "true\n")
        #expect(app.warnings.map(\.message) == ["the resource 'Lost' of the target 'Words' is missing"])
        #expect(app.warnings.first?.line == 5)
    }
}
