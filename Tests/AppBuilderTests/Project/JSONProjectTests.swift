import Foundation
import Testing

@testable import AppBuilder

/// Projects in the format that Xcode 27 introduced, `project.xcproj`.
@Suite(.serialized) struct JSONProjectTests {
    /// An app with a group, a localized file, a folder, a package, a framework and settings for each configuration, written by hand.
    static let shop = """
        // A project of Xcode 27.
        {
          "default-configuration": "Release",
          "configurations": [ { "name": "Debug", "file": { "anchor": "Settings", "relative-path": "Shop.xcconfig" } }, "Release" ],
          localizations: { development: 'en', supported: [ 'de' ] },
          "files": [
            {
              "kind": "group",
              "path": "Source",
              "children": [
                { "path": "App.swift", "target-membership": [ "Shop/compile-sources" ] },
                {
                  "kind": "variant-group", "name": "Words.strings", "target-membership": [ "Shop/resources" ],
                  "children": [ { "path": "en.lproj/Words.strings" }, { "path": "de.lproj/Words.strings" }, ],
                },
                { "path": "Mac.swift", "target-membership": [ { "build-phase": "Shop/compile-sources", "platforms": [ "macos" ] } ] },
              ],
            },
            { "kind": "folder", "path": "Settings" /* nobody's */ },
            {
              "kind": "folder", "path": "Kit", "target-membership": [ "ShopKit" ],
              "membership-exceptions": [
                { "target": "ShopKit", "exclusions": [ "Draft.swift" ] },
                { "target": "Shop", "inclusions": [ "Shared.json" ] },
              ],
            },
            { "kind": "group", "name": "Products", "children": [ { "path": "<PRODUCTS>/Shop.app", "type": "wrapper.application" } ] },
          ],
          "targets": [
            {
              "name": "Shop", "id": "0123456789ABCDEF01234567", "product": "Products/Shop.app", "product-type": "application",
              "dependencies": [ "ShopKit" ],
              "build-phases": [ "compile-sources", "frameworks", "resources" ],
              "build-settings": {
                "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:lower)",
                "GENERATE_INFOPLIST_FILE": "YES",
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug]": [ "DEBUG", "$(inherited)" ],
                "WHERE": "anywhere",
                "WHERE[config=*]": "in some",
                "WHERE[config=Debug]": "in debug",
                "WHERE[config=Release]": "in release",
                "SYSTEM[config=Debug][sdk=iphone*]": "a phone",
                "SYSTEM": "something",
              },
            },
            { "name": "ShopKit", "id": "0123456789ABCDEF01234568", "product-type": "framework", "build-phases": [ "compile-sources" ] },
          ],
          "build-settings": { "SDKROOT": "auto", "SWIFT_VERSION": "5.0" },
        }
        """

    static let files = [
        "Shop.xcodeproj/project.xcproj": shop, "Settings/Shop.xcconfig": "FROM_FILE = file\n",
        "Source/App.swift":
            "import UIKit\nimport ShopKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n    @objc func start() { print(greeting) }\n}\n",
        "Source/Mac.swift": "this is no Swift", "Source/en.lproj/Words.strings": "\"a\" = \"b\";",
        "Source/de.lproj/Words.strings": "\"a\" = \"c\";",
        "Kit/Greeting.swift": "public let greeting = \"hello\"\n", "Kit/Draft.swift": "this is no Swift", "Kit/Shared.json": "{}",
    ]

    private func describe(_ folder: TemporaryFolder, _ configuration: BuildRequest.Configuration = .debug) throws -> ProjectDescription {
        try Self.describe(folder.path("Shop.xcodeproj"), configuration)
    }

    private static func describe(_ project: URL, _ configuration: BuildRequest.Configuration = .debug) throws -> ProjectDescription {
        let nowhere = FrameworkSet(modules: project, library: project)
        var request = BuildRequest(app: project, configuration: configuration, frameworks: nowhere)
        // Which Xcode saved it is what the formats tell differently.
        request.system = .iOS26
        return try AppBuilder().describe(request)
    }

    private func value(_ name: String, _ description: ProjectDescription) -> String? {
        description.parts.first?.settings.first { $0.name == name }?.value
    }

    @Test func aProjectWrittenByHandIsRead() throws {
        let folder = try TemporaryFolder(Self.files)
        let description = try describe(folder)
        #expect(description.targets.map(\.name) == ["Shop", "ShopKit"])
        #expect(description.targets.map(\.type) == ["application", "framework"])
        let app = try #require(description.parts.first)
        #expect(app.sources.map(\.path) == ["Source/App.swift"])
        #expect(
            app.resources.map(\.path) == ["Source/en.lproj/Words.strings", "Source/de.lproj/Words.strings", "Kit/Shared.json"])
        #expect(app.leftOut.map(\.path) == ["Source/Mac.swift"])
        #expect(app.libraries == ["ShopKit"])
        #expect(description.parts.last?.sources.map(\.path) == ["Kit/Greeting.swift"])
        #expect(app.settings.first { $0.name == "FROM_FILE" }?.origin == "Shop.xcconfig of the project")
    }

    @Test func settingsHoldInTheirConfigurations() throws {
        let folder = try TemporaryFolder(Self.files)
        let (debug, release) = (try describe(folder), try describe(folder, .release))
        #expect(value("WHERE", debug) == "in debug")
        #expect(value("WHERE", release) == "in release")
        #expect(value("SYSTEM", debug) == "a phone")
        #expect(value("SYSTEM", release) == "something")
        #expect(value("SWIFT_ACTIVE_COMPILATION_CONDITIONS", debug) == "DEBUG ")
        #expect(value("SWIFT_ACTIVE_COMPILATION_CONDITIONS", release) == nil)
        #expect(value("FROM_FILE", release) == nil)
        #expect(debug.parts.first?.bundleIdentifier == "com.example.shop")
    }

    @Test func aProjectWrittenByHandBecomesABundleThatRuns() async throws {
        let folder = try TemporaryFolder(Self.files)
        let app = try await build(folder.path("Shop.xcodeproj"), into: folder)
        #expect(try run(app.executable) == "hello\n")
        #expect(FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("de.lproj/Words.strings").path))
        #expect(try await build(folder.path("Shop.xcodeproj"), into: folder).wasUpToDate)
    }

    @Test func theNewerFormatWins() async throws {
        let folder = try TemporaryFolder(Self.files)
        try folder.write("no project", to: "Shop.xcodeproj/project.pbxproj")
        #expect(try describe(folder).parts.first?.name == "Shop")
    }

    @Test func aBuildIsRepeatedOnceTheNewerFormatIsThere() async throws {
        let project = try HostileProject()
        _ = try await build(project.app, into: project.folder)
        #expect(try await build(project.app, into: project.folder).wasUpToDate)
        try JSONProjectWriter.replace(in: project.folder.path("P/Shop.xcodeproj"))
        #expect(try await build(project.app, into: project.folder).wasUpToDate == false)
    }

    // MARK: Both formats

    private static func checkout() -> URL {
        var folder = URL(fileURLWithPath: #filePath)
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        return folder
    }

    /// What is read of a project in its own format and in the newer one, without what follows from the order of files in phases.
    private static func texts(_ folder: URL, _ project: String) throws -> (old: String, new: String) {
        func text() throws -> String {
            var description = try describe(folder.appendingPathComponent(project))
            for index in description.parts.indices {
                description.parts[index].sources.sort { $0.path < $1.path }
                description.parts[index].resources.sort { $0.path < $1.path }
                description.parts[index].libraries.sort()
                description.parts[index].packages.sort { $0.product < $1.product }
                // Messages have lines, which are others here.
                description.parts[index].warnings = description.parts[index].warnings.map {
                    $0.components(separatedBy: "warning: ").last ?? ""
                }
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(description), as: UTF8.self)
        }
        let old = try text()
        try JSONProjectWriter.replace(in: folder.appendingPathComponent(project))
        return (old, try text())
    }

    /// The apps of the checkout that are Xcode projects.
    private static let apps: [String] = ["Examples", "Tests/Apps"].flatMap { place in
        let folder = checkout().appendingPathComponent(place)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { "\(place)/\($0)" }
    }.filter {
        let name = ($0 as NSString).lastPathComponent
        return FileManager.default.fileExists(atPath: checkout().appendingPathComponent("\($0)/\(name).xcodeproj/project.pbxproj").path)
    }

    @Test(arguments: apps) func anAppIsTheSameInBothFormats(app: String) throws {
        let folder = try TemporaryFolder()
        // Projects have files of their neighbours, which stay where they are.
        let place = Self.checkout().appendingPathComponent(app).deletingLastPathComponent()
        for neighbour in try FileManager.default.contentsOfDirectory(atPath: place.path) where !neighbour.hasPrefix(".") {
            let (here, there) = (folder.path(neighbour), place.appendingPathComponent(neighbour))
            if app.hasSuffix("/" + neighbour) {
                try FileManager.default.copyItem(at: there, to: here)
            } else {
                try FileManager.default.createSymbolicLink(at: here, withDestinationURL: there)
            }
        }
        let name = (app as NSString).lastPathComponent
        let (old, new) = try Self.texts(folder.path(name), "\(name).xcodeproj")
        #expect(old == new)
    }

    @Test func thereAreAppsToCompare() { #expect(Self.apps.count > 10) }

    /// Projects of other tests, each with the files it lists.
    private static let fixtures: [String: (text: String, files: [String])] = [
        "groups, variants, catalogs": (
            BuildTests.project,
            [
                "Source/AppDelegate.swift", "Source/Base.lproj/Main.storyboard", "Source/de.lproj/Main.strings", "Source/Info.plist",
                "Source/Assets.xcassets/Contents.json",
            ]
        ),
        "frameworks and libraries": (ProjectLibraryTests.project, ["App.swift", "Kit/Control.swift", "Kit/words.txt", "Core/Price.swift"]),
        "a dependency on an extension": (ExtensionTests.project(embedded: false), extensionFiles),
        "a copied extension": (ExtensionTests.project(embedded: true), extensionFiles),
        "test targets": (TestTargetsTests.project, ["App.swift", "CartTests.swift"]),
        "a package in a folder": (ProjectText.local(products: ["Words", "More"]), ["App.swift", "Local/Package.swift"]),
        "versions up to a major one": (remote("kind = upToNextMajorVersion; minimumVersion = 1.2;"), ["App.swift"]),
        "versions up to a minor one": (remote("kind = upToNextMinorVersion; minimumVersion = 1.2.3;"), ["App.swift"]),
        "a range of versions": (remote("kind = versionRange; minimumVersion = 1.0; maximumVersion = 3.0.0;"), ["App.swift"]),
        "one version": (remote("kind = exactVersion; version = 1.0.1;"), ["App.swift"]),
        "a branch": (remote("kind = branch; branch = main;"), ["App.swift"]),
        "a revision": (remote("kind = revision; revision = abcdef;"), ["App.swift"]),
    ]
    private static let extensionFiles = [
        "App.swift", "Widgets/Widget.swift", "Widgets/words.txt", "Widgets/Info.plist", "Widgets/Widgets.entitlements",
    ]

    private static func remote(_ requirement: String) -> String {
        ProjectText.remote("https://example.com/Words.git", requirement: requirement, product: "Words")
    }

    @Test(arguments: fixtures.keys.sorted()) func aFixtureIsTheSameInBothFormats(name: String) throws {
        let fixture = try #require(Self.fixtures[name])
        let plist =
            "<plist version=\"1.0\"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict></dict></plist>"
        var files = Dictionary(
            uniqueKeysWithValues: fixture.files.map { ($0, $0.hasSuffix("plist") || $0.hasSuffix("entitlements") ? plist : "") })
        files["Shop.xcodeproj/project.pbxproj"] = fixture.text
        let folder = try TemporaryFolder(files)
        let (old, new) = try Self.texts(folder.url, "Shop.xcodeproj")
        #expect(old == new)
    }

    @Test func buildRulesAndTraitsAreRead() throws {
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.xcproj": """
            { "configurations": [ "Debug" ],
              "files": [ { "path": "App.swift", "target-membership": [ "Shop/compile-sources" ] },
                         { "path": "hello.words", "target-membership": [ "Shop/resources" ] } ],
              "packages": [ { "kind": "local", "path": "Kit", "traits": [ "Fast" ] }, { "kind": "local", "path": "Base" } ],
              "targets": [ { "name": "Shop", "product-type": "application", "build-settings": { "SDKROOT": "iphoneos" },
                "build-phases": [ "compile-sources", "resources" ],
                "build-rules": [ { "processor": "com.apple.compilers.proxy.script", "name": "Words", "file-patterns": "*.words",
                  "output-files": [ "$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).swift" ], "script": [ "one", "two" ] } ] } ] }
            """, "App.swift": "", "hello.words": "",
        ])
        let url = folder.path("Shop.xcodeproj")
        let failure = #expect(throws: BuildFailure.self) { try XcodeTargetReader.read(url, target: nil, configuration: .debug) }
        let error = try #require(failure?.diagnostics.first)
        #expect(error.message == "hello.words is built by the script of the build rule 'Words', which is not run")
        #expect(error.line == 7)
        let reader = XcodeTargetReader(project: try XcodeProject(url), configuration: .debug)
        let environment = ScriptEnvironment(products: folder.path("Products"), intermediates: folder.path("Scripts"))
        reader.projects.scriptEnvironment = environment
        let target = try reader.read(try reader.chooseTarget(named: nil))
        #expect(target.sources.map(\.lastPathComponent) == ["App.swift", "hello.swift"])
        #expect(target.rulePhases.map(\.script) == ["one\ntwo"])
        #expect(target.resources.isEmpty)
        #expect(reader.localPackages.map(\.traits) == [["Fast"], nil])
    }
}
