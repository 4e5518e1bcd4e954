import Foundation
import Glibc
import Testing

@testable import AppBuilder

/// Apps that use Swift packages: in their project's folder, and fetched from a repository.
@Suite(.serialized) struct PackageTests {
    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Local", defaultLocalization: "en", products: [.library(name: "Words", targets: ["Words"])],
            targets: [
                .target(
                    name: "Words", dependencies: ["CWords", .target(name: "Elsewhere", condition: .when(platforms: [.linux]))],
                    resources: [.process("Resources"), .copy("Data")],
                    swiftSettings: [.define("PHONE", .when(platforms: [.iOS])), .define("DESKTOP", .when(platforms: [.macOS, .linux]))]),
                .target(name: "CWords", cSettings: [.define("START", to: "40")]),
                .target(name: "Elsewhere"),
                .testTarget(name: "WordsTests", dependencies: ["Words"]),
            ])
        """
    private static let words = """
        import CWords
        import Foundation
        import UIKit

        public func describe() -> String {
            #if os(iOS) && PHONE && !DESKTOP && canImport(UIKit)
                let place = "phone"
            #else
                let place = "elsewhere"
            #endif
            let text = Bundle.module.localizedString(forKey: "hello", value: nil, table: nil)
            let data = Bundle.module.url(forResource: "list", withExtension: "txt", subdirectory: "Data")
            return "\\(place) \\(count_words(2)) \\(text) \\(data == nil ? "no data" : "data")"
        }
        """

    private func local(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let all = [
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Words"]),
            "P/App.swift": ProjectText.app(imports: "import Words", "print(describe())"),
            "P/Local/Package.swift": Self.manifest, "P/Local/Sources/Words/Words.swift": Self.words,
            "P/Local/Sources/Words/Resources/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";\n",
            "P/Local/Sources/Words/Data/list.txt": "a\n", "P/Local/Sources/CWords/include/CWords.h": "int count_words(int more);\n",
            "P/Local/Sources/CWords/words.c": "#include \"CWords.h\"\nint count_words(int more) { return START + more; }\n",
            "P/Local/Sources/Elsewhere/Elsewhere.swift": "this is no Swift\n",
        ]
        return try TemporaryFolder(all.merging(files) { $1 })
    }

    private func failure(_ folder: TemporaryFolder) async throws -> BuildDiagnostic {
        do { _ = try await build(folder.path("P"), into: folder) } catch let failure as BuildFailure {
            return try #require(failure.diagnostics.first)
        }
        throw BuildFailure("the build succeeded")
    }

    @Test func aPackageThatAnotherDependsOnIsNamedWhereItIsMissing() async throws {
        let manifest = Self.manifest.replacingOccurrences(
            of: "    targets: [\n        .target(",
            with: "    dependencies: [.package(path: \"../Keys\")],\n    targets: [\n        .target(")
        let error = try await failure(try local(["P/Local/Package.swift": manifest]))
        #expect(error.message.hasSuffix("P/Keys is missing, but this package depends on it"))
        #expect(error.file?.path.hasSuffix("P/Local/Package.swift") == true)
        #expect(error.nextStep == "Restore the folder; where a tool of the project makes it, run that first.")
    }

    /// The package manager would wait for it.
    @Test(arguments: [
        "Local/Package@swift-5.9.swift", "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    ])
    func aManifestMustBeAFile(path: String) async throws {
        let folder = try local([:])
        let file = folder.path("P/\(path)")
        try? FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        #expect(mkfifo(file.path, 0o644) == 0)
        let failure = try await failure(folder)
        #expect(failure.message == "\(file.lastPathComponent) is a FIFO, not a file")
        #expect(failure.file == file)
    }

    /// A package's own packages are read before anybody has named them.
    @Test func aManifestOfAPackageInAPackageMustBeAFile() async throws {
        let manifest = { (name: String, path: String) in
            Self.manifest.replacingOccurrences(of: "name: \"Local\"", with: "name: \"\(name)\"").replacingOccurrences(
                of: "targets: [\n", with: "dependencies: [.package(path: \"\(path)\")], targets: [\n")
        }
        let folder = try local([
            "P/Local/Package.swift": manifest("Local", "../Middle"), "P/Middle/Package.swift": manifest("Middle", "../Inner"),
            "P/Inner/other.txt": "",
        ])
        let file = folder.path("P/Inner/Package.swift")
        #expect(mkfifo(file.path, 0o644) == 0)
        let failure = try await failure(folder)
        #expect(failure.message == "Package.swift is a FIFO, not a file")
        #expect(failure.file?.path == file.path)
    }

    @Test func aPackageInTheProjectIsCompiledAsForAPhone() async throws {
        let folder = try local()
        let app = try await build(folder.path("P"), into: folder)
        let output = try run(app.executable)
        #expect(output == "phone 42 Hello data\n")
        #expect(FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("Local_Words.bundle/Data/list.txt").path))
        #expect(try await build(folder.path("P"), into: folder).wasUpToDate)
        try folder.write(
            Self.words.replacingOccurrences(of: "count_words(2)", with: "count_words(3)"), to: "P/Local/Sources/Words/Words.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "phone 43 Hello data\n")
        try folder.write("#include \"CWords.h\"\nint count_words(int more) { return more; }\n", to: "P/Local/Sources/CWords/words.c")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "phone 3 Hello data\n")
        try folder.write(
            Self.manifest.replacingOccurrences(of: ".define(\"PHONE\", .when(platforms: [.iOS])), ", with: ""), to: "P/Local/Package.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "elsewhere 3 Hello data\n")
    }

    @Test(arguments: [(".binaryTarget(name: \"CWords\", path: \"CWords.xcframework\")", "binary 'CWords'")])
    func whatQuinceCannotBuildIsNamed(target: String, message: String) async throws {
        let folder = try local([
            "P/Local/CWords.xcframework/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>XCFrameworkFormatVersion</key><string>1.0</string><key>AvailableLibraries</key><array/></dict></plist>
            """
        ])
        let manifest = Self.manifest.replacingOccurrences(
            of: ".target(name: \"CWords\", cSettings: [.define(\"START\", to: \"40\")])", with: target)
        try folder.write(manifest, to: "P/Local/Package.swift")
        let error = try await failure(folder)
        #expect(error.message.contains("the package Local ("), "\(error)")
        #expect(error.message.contains(message), "\(error)")
        #expect(error.nextStep != nil)
    }

    @Test func objectiveCInAPackageIsNamed() async throws {
        let folder = try local(["P/Local/Sources/CWords/words.m": "@implementation Word\n@end\n"])
        let error = try await failure(folder)
        #expect(error.message.contains("the target 'CWords' has Objective-C, which is not in Quince; the only file imports it"), "\(error)")
        #expect(error.file?.lastPathComponent == "Words.swift", "\(error)")
    }

    /// Objective-C concerns what imports it, and nothing else of the package.
    @Test func filesThatImportObjectiveCAreLeftOut() async throws {
        let folder = try local([
            "P/Local/Sources/CWords/words.m": "@implementation Word\n@end\n",
            "P/Local/Sources/Words/Shim.swift": "import CWords\npublic func shim() -> Int32 { count_words(2) }\n",
            "P/Local/Sources/Words/Words.swift": """
            #if canImport(CWords)
                public func describe() -> String { "with" }
            #else
                public func describe() -> String { "without" }
            #endif
            """,
        ])
        let error = try await failure(folder)
        #expect(error.nextStep?.contains("--without-missing") == true, "\(error)")
        let app = try await build(folder.path("P"), into: folder) { $0.leavesOutMissing = true }
        #expect(try run(app.executable) == "without\n")
        #expect(app.warnings.contains { $0.message.contains("the target 'CWords' is left out: it has Objective-C") })
        #expect(app.warnings.contains { $0.message.hasPrefix("Shim.swift is left out: the package Local") })
    }

    // MARK: Remote packages

    private func writeProject(_ address: String, _ requirement: String, _ folder: TemporaryFolder) throws {
        try folder.write(
            ProjectText.remote(address, requirement: requirement, product: "Versions"), to: "P/Shop.xcodeproj/project.pbxproj")
        try folder.write(ProjectText.app(imports: "import Versions", "print(version)"), to: "P/App.swift")
    }

    @Test func aRemotePackageIsFetchedOnceInTheVersionAskedFor() async throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepository.versions(in: folder)
        let address = "file://" + repository.path
        for (requirement, version) in [
            ("kind = upToNextMajorVersion; minimumVersion = 1.0;", "1.1.0"), ("kind = exactVersion; version = 1.0.0;", "1.0.0"),
            ("kind = branch; branch = main;", "1.1.0"),
        ] {
            try writeProject(address, requirement, folder)
            let app = try await build(folder.path("P"), into: folder)
            #expect(try run(app.executable) == version + "\n", "\(requirement)")
        }
        // What was fetched needs no network any more.
        try FileManager.default.removeItem(at: repository)
        try folder.write(ProjectText.app(imports: "import Versions", "print(\"again\", version)"), to: "P/App.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "again 1.1.0\n")
    }

    @Test func theProjectsResolvedVersionsAreKept() async throws {
        let folder = try TemporaryFolder()
        let repository = try GitRepository.versions(in: folder)
        let address = "file://" + repository.path
        try writeProject(address, "kind = exactVersion; version = 1.0.0;", folder)
        _ = try await build(folder.path("P"), into: folder)
        let pins = try FileManager.default.subpathsOfDirectory(atPath: folder.path("Cache").path).first {
            $0.hasSuffix("Packages/Package.resolved")
        }
        let text = try String(contentsOf: folder.path("Cache").appendingPathComponent(try #require(pins)), encoding: .utf8)
        try folder.write(text, to: "Other/Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        let project = ProjectText.remote(address, requirement: "kind = upToNextMajorVersion; minimumVersion = 1.0.0;", product: "Versions")
        try folder.write(project, to: "Other/Shop.xcodeproj/project.pbxproj")
        try folder.write(ProjectText.app(imports: "import Versions", "print(version)"), to: "Other/App.swift")
        #expect(try run(try await build(folder.path("Other"), into: folder).executable) == "1.0.0\n")
    }

    @Test func aPackageThatCannotBeFetchedIsNamedWithTheReason() async throws {
        let folder = try TemporaryFolder()
        let address = "file://" + folder.path("Missing").path
        try writeProject(address, "kind = branch; branch = main;", folder)
        let error = try await failure(folder)
        #expect(error.message.contains("the package \(address) cannot be fetched"), "\(error)")
        #expect(error.message.contains("Failed to clone"), "\(error)")
        #expect(error.nextStep != nil)
    }

    @Test func aRequirementQuinceDoesNotKnowIsNamed() async throws {
        let folder = try TemporaryFolder()
        try writeProject("https://example.com/kit", "kind = newest;", folder)
        let error = try await failure(folder)
        #expect(error.message == "the project asks for the package https://example.com/kit in a way Quince does not know: newest")
    }

    @Test func aProductThatNoPackageHasIsNamed() async throws {
        let folder = try local(["P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Sounds"])])
        #expect(try await failure(folder).message == "none of the project's packages has a product 'Sounds'")
    }

    // MARK: Manifests

    @Test func aManifestSeesTheAnswersOfIOS() async throws {
        let folder = try local()
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            #if canImport(Darwin)
            import Darwin
            #endif
            #if canImport(Darwin) && os(iOS) && !os(Linux) && canImport(UIKit)
            let names = ["Words"]
            #else
            let names = ["Missing"]
            #endif
            let package = Package(
                name: "Local", defaultLocalization: "en", products: [.library(name: "Words", targets: names)], targets: names.map { .target(name: $0) })
            """
        try folder.write(manifest, to: "P/Local/Package.swift")
        try folder.write("public func describe() -> String { \"words\" }\n", to: "P/Local/Sources/Words/Words.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "words\n")
        #expect(try String(contentsOf: folder.path("P/Local/Package.swift"), encoding: .utf8) == manifest)
    }

    @Test func aManifestDoesNotSeeTheUsersVariables() async throws {
        setenv("QUINCETEST_TOKEN", "secret", 1)
        defer { unsetenv("QUINCETEST_TOKEN") }
        let folder = try local()
        let manifest = """
            // swift-tools-version:5.9
            import Foundation
            import PackageDescription
            let environment = ProcessInfo.processInfo.environment
            let name = environment["QUINCETEST_TOKEN"] == nil && environment["PATH"] != nil ? "Words" : "Stolen"
            let package = Package(
                name: "Local", defaultLocalization: "en", products: [.library(name: "Words", targets: [name])], targets: [.target(name: name)])
            """
        try folder.write(manifest, to: "P/Local/Package.swift")
        try folder.write("public func describe() -> String { \"words\" }\n", to: "P/Local/Sources/Words/Words.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "words\n")
    }

    @Test func reasonsOfTheResolutionAreTold() {
        let output = """
            Fetching https://example.com/kit
            error: Dependencies could not be resolved because root depends on 'kit' 2.0.0..<3.0.0.
            'kit' >= 2.0.0 practically depends on 'base' 1.0.0 and root depends on 'base' 2.0.0.
            warning: 'base': unused
            """
        #expect(
            PackageResolver.problems(in: output) == [
                "Dependencies could not be resolved because the project depends on 'kit' 2.0.0..<3.0.0. "
                    + "'kit' >= 2.0.0 practically depends on 'base' 1.0.0 and the project depends on 'base' 2.0.0."
            ])
    }

    @Test func progressIsNoReason() {
        let output =
            "error: Failed to clone repository example:\n    Cloning into bare repository\nReceiving objects:   1% (1/9)\r"
            + "Receiving objects: 100% (9/9), done.\n    fatal: the end hung up\n"
        #expect(
            PackageResolver.problems(in: output) == [
                "Failed to clone repository example: Cloning into bare repository fatal: the end hung up"
            ])
    }

    @Test func anotherOutputCompilesNoLibraryAgain() async throws {
        let folder = try local()
        _ = try await build(folder.path("P"), into: folder)
        let counts = Counts()
        let request = BuildRequest(
            app: folder.path("P"), output: folder.path("Elsewhere"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"),
            progress: { counts.add($0) })
        _ = try await AppBuilder().build(request)
        #expect(counts.compiled.allSatisfy { $0 == 2 }, "the app's own files, and the one that starts it: \(counts.compiled)")
    }

    /// How many files of the package and, after them, of the app a change has looked at again.
    private func compiled(_ folder: TemporaryFolder, _ change: () throws -> Void) async throws -> [Int] {
        try change()
        let counts = Counts()
        let request = BuildRequest(
            app: folder.path("P"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"),
            progress: { counts.add($0) })
        _ = try await AppBuilder().build(request)
        return counts.compiled
    }

    @Test func aChangeInAPackageCompilesWhatItConcerns() async throws {
        let more = "public struct Size { public var width = 1.0 }\nfunc half(_ size: Size) -> some Equatable { size.width / 2 }\n"
        let folder = try local([
            "P/App.swift": ProjectText.app(imports: "import Words", "print(describe(), MemoryLayout<Size>.size)"),
            "P/Local/Sources/Words/More.swift": more,
        ])
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "phone 42 Hello data 8\n")
        let body = try await compiled(folder) {
            try folder.write(
                Self.words.replacingOccurrences(of: "count_words(2)", with: "count_words(4)"), to: "P/Local/Sources/Words/Words.swift")
        }
        #expect(body == [2])
        // Whoever imports the module sees neither what is internal nor the bodies of opaque results.
        let opaque = try await compiled(folder) {
            try folder.write(more.replacingOccurrences(of: "/ 2", with: "/ 4"), to: "P/Local/Sources/Words/More.swift")
        }
        #expect(opaque == [2])
        let stored = try await compiled(folder) {
            try folder.write(
                more.replacingOccurrences(of: "1.0 }", with: "1.0; var height = 2.0 }"), to: "P/Local/Sources/Words/More.swift")
        }
        #expect(stored == [2, 2], "the size of a public type is another")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "phone 44 Hello data 16\n")
    }

    private final class Counts: @unchecked Sendable {
        private let lock = NSLock()
        private var files: [Int] = []
        var compiled: [Int] { lock.withLock { files } }
        func add(_ progress: BuildProgress) { if case .compiling(let count) = progress { lock.withLock { files.append(count) } } }
    }

    /// What others see of a computed property is no more than its type.
    @Test func aChangedBodyCompilesOneObjectOfItsPackage() async throws {
        func part(_ index: Int, _ value: Int) -> String {
            "public struct Part\(index) {\n    public init() {}\n    public var text: String { \"\\(\(value))\" }\n}\n"
        }
        let folder = try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Parts"]),
            "P/App.swift": ProjectText.app(imports: "import Parts", "print(Part0().text, Part1().text)"),
            "P/Local/Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Local", products: [.library(name: "Parts", targets: ["Parts"])], targets: [.target(name: "Parts")])
            """,
            "P/Local/Sources/Parts/Part0.swift": part(0, 10), "P/Local/Sources/Parts/Part1.swift": part(1, 11),
        ])
        func objects() throws -> [String: FileStamp] {
            let names = try #require(FileManager.default.enumerator(atPath: folder.path("Cache").path)?.allObjects as? [String])
            let objects = names.filter { $0.hasSuffix(".o") }.map { folder.path("Cache").appendingPathComponent($0) }
            return Dictionary(objects.map { ($0.lastPathComponent, FileStamp($0)) }) { first, _ in first }
        }
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "10 11\n")
        let before = try objects()
        try folder.write(part(1, 12), to: "P/Local/Sources/Parts/Part1.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "10 12\n")
        #expect(try objects().filter { before[$0.key] != $0.value }.keys.sorted() == ["Part1.o"])
    }
}
