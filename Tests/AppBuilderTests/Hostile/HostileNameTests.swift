import Foundation
import Testing

@testable import AppBuilder

/// No value of a project names a place outside of the build's folders.
struct HostileNameTests {
    @Test(arguments: [
        ("PRODUCT_NAME", "../../x", "leads out of its folder"), ("PRODUCT_NAME", "/tmp/x", "has a “/”"),
        ("PRODUCT_NAME", "..", "leads out of its folder"), ("PRODUCT_NAME", "a\\nb", "has a line break or another control character"),
        ("PRODUCT_BUNDLE_IDENTIFIER", "com/../../x", "leads out of its folder"),
    ])
    func settings(name: String, value: String, reason: String) async throws {
        let project = try HostileProject(settings: "\(name) = \"\(value)\";")
        let failure = try await project.failure()
        let shown = value.replacingOccurrences(of: "\\n", with: "\n")
        #expect(failure.message == "\(name) is “\(shown)”, which \(reason)")
        #expect(failure.file?.path == project.projectFile.path)
        #expect(failure.line == (try project.line("\(name) = \"\(value)")))
    }

    @Test func settingsOfConfigurationFilesAreNamedThere() async throws {
        let project = try HostileProject(files: ["P/Shop.xcconfig": "// names\nPRODUCT_NAME = $(UP)/x\nUP = ../..\n"])
        let failure = try await project.failure()
        #expect(failure.message == "PRODUCT_NAME is “../../x”, which leads out of its folder")
        #expect(failure.file?.lastPathComponent == "Shop.xcconfig")
        #expect(failure.line == 2)
    }

    @Test func longNamesAreRefused() async throws {
        let project = try HostileProject(settings: "PRODUCT_NAME = \(String(repeating: "x", count: 250));")
        #expect(try await project.failure().message.hasSuffix("which is longer than 255 bytes"))
    }

    @Test func languagesOfVariants() async throws {
        let project = try HostileProject(
            objects: """
                R = { isa = PBXResourcesBuildPhase; files = (B2); };
                B2 = { isa = PBXBuildFile; fileRef = V; };
                V = { isa = PBXVariantGroup; name = Main.strings; children = (V1); sourceTree = "<group>"; };
                V1 = { isa = PBXFileReference; name = "../../../precious/x"; path = Main.strings; sourceTree = "<group>"; };
                """, children: ", V", phases: ", R", files: ["P/Main.strings": "\"a\" = \"b\";\n"])
        let failure = try await project.failure()
        #expect(failure.message == "the language is “../../../precious/x”, which leads out of its folder")
        #expect(failure.line == (try project.line("V1 = {")))
    }

    @Test func languagesOfStringCatalogs() async throws {
        let folder = try TemporaryFolder([
            "P/App.swift": HostileProject.delegate,
            "P/L.xcstrings":
                "{\"sourceLanguage\": \"en\",\n\"strings\": {\"k\": {\"localizations\": {\n\"../../x\": {\"stringUnit\": {\"value\": \"v\"}}}}}}",
        ])
        let failure = await #expect(throws: BuildFailure.self) { try await build(folder.path("P"), into: folder) }
        let first = try #require(failure?.diagnostics.first)
        #expect(first.message == "the language is “../../x”, which leads out of its folder")
        #expect(first.file?.lastPathComponent == "L.xcstrings")
        #expect(first.line == 3)
    }

    @Test(arguments: ["imageset", "dataset", "appiconset"])
    func filesOfAssets(type: String) throws {
        let key = type == "dataset" ? "data" : "images"
        let folder = try TemporaryFolder([
            "A.xcassets/I.\(type)/Contents.json": "{\n\"\(key)\": [\n{\"idiom\": \"universal\", \"filename\": \"../../../secret.png\"}]}",
            "secret.png": "secret",
        ])
        let failure = #expect(throws: BuildFailure.self) {
            try AssetCatalogCompiler(bundle: folder.path("Out"), boundary: ProjectBoundary(folders: [folder.url])).compile([
                folder.path("A.xcassets")
            ])
        }
        let first = try #require(failure?.diagnostics.first)
        #expect(first.message == "filename is “../../../secret.png”, which leads out of its folder")
        #expect(first.line == 3)
    }

    @Test func aFileOfTheExecutablesNameIsNamed() async throws {
        let folder = try TemporaryFolder(["Shop/App.swift": HostileProject.delegate, "Shop/Data/Shop.txt": "", "Shop/Data/x.txt": ""])
        try FileManager.default.moveItem(at: folder.path("Shop/Data/Shop.txt"), to: folder.path("Shop/Data/Shop"))
        let failure = await #expect(throws: BuildFailure.self) { try await build(folder.path("Shop"), into: folder) }
        #expect(
            failure?.diagnostics.first?.message == "the resources of 'Shop' have a file 'Shop', as its executable is called")
    }
}
