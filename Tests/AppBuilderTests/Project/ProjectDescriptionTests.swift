import Foundation
import Testing

@testable import AppBuilder

/// `quince describe`: why files belong to a target, and where its settings come from.
struct ProjectDescriptionTests {
    private func describe(_ project: HostileProject) throws -> ProjectDescription {
        try AppBuilder().describe(
            BuildRequest(app: project.app, frameworks: FrameworkSet(modules: project.folder.url, library: project.folder.url)))
    }

    @Test func settingsNameTheLevelThatSetsThem() throws {
        let project = try HostileProject(
            settings: "FROM_TARGET = \"$(FROM_FILE) and more\";", files: ["P/Shop.xcconfig": "FROM_FILE = some\nFROM_TARGET = other\n"])
        let app = try #require(try describe(project).parts.first)
        let target = try #require(app.settings.first { $0.name == "FROM_TARGET" })
        #expect(target.value == "some and more")
        #expect(target.text == "$(FROM_FILE) and more")
        #expect(target.origin == "target, Debug")
        #expect(app.settings.first { $0.name == "FROM_FILE" }?.origin == "Shop.xcconfig of the target")
        #expect(app.settings.first { $0.name == "GENERATE_INFOPLIST_FILE" }?.origin == "project, Debug")
        #expect(app.settings.first { $0.name == "PRODUCT_MODULE_NAME" }?.origin == "Xcode's default")
        // Regular expressions between slashes, in Swift 5 too.
        #expect(app.settings.first { $0.name == "SWIFT_ENABLE_BARE_SLASH_REGEX" }?.value == "YES")
    }

    @Test func filesNameThePhaseThatHasThem() throws {
        let project = try HostileProject(
            objects: """
                R = { isa = PBXResourcesBuildPhase; files = (B2, B3); };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; platformFilters = (macos); };
                F2 = { isa = PBXFileReference; path = a.json; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = mac.json; sourceTree = "<group>"; };
                """, children: ", F2, F3", phases: ", R", files: ["P/a.json": "{}", "P/mac.json": "{}"])
        let description = try describe(project)
        let app = try #require(description.parts.first)
        #expect(app.sources.map(\.path) == ["App.swift"])
        #expect(app.sources.map(\.reason) == ["phase Compile Sources"])
        #expect(app.resources.map(\.path) == ["a.json"])
        #expect(app.resources.map(\.reason) == ["phase Copy Bundle Resources"])
        #expect(app.leftOut.map(\.path) == ["mac.json"])
        #expect(app.leftOut.map(\.reason) == ["for other platforms"])
        #expect(description.text.contains("    App.swift  phase Compile Sources\n"))
    }

    @Test func aFolderWithoutAProjectIsDescribed() throws {
        let folder = try TemporaryFolder([
            "Shop/App.swift": "", "Shop/ShopTests/A.swift": "", "Shop/notes.md": "", "Shop/words.json": "{}",
        ])
        let request = BuildRequest(app: folder.path("Shop"), frameworks: FrameworkSet(modules: folder.url, library: folder.url))
        let app = try #require(try AppBuilder().describe(request).parts.first)
        #expect(app.sources.map(\.path) == ["App.swift"])
        #expect(app.resources.map(\.path) == ["words.json"])
        #expect(app.leftOut.map(\.path) == ["ShopTests", "notes.md"])
        #expect(app.leftOut.map(\.reason) == ["tests", "no part of a bundle"])
    }
}
