import Foundation
import Testing

@testable import AppBuilder

/// Apps that the manifest of a package describes, as Swift Playgrounds writes it.
struct AppPackageTests {
    private static let app = "import SwiftUI\n\n@main struct MyApp: App { var body: some Scene { WindowGroup { Text(\"Hello\") } } }\n"

    /// A manifest with an app.
    ///
    /// - Parameters:
    ///   - product: More arguments of `.iOSApplication`.
    ///   - target: More arguments of the app's target.
    ///   - package: The arguments of `Package` before `targets`.
    private func manifest(
        tools: String = "5.9", platform: String = "\"16.0\"", product: String = "", package: String = "", target: String = "path: \".\"",
        more: String = "", last: String = ""
    ) -> String {
        """
        // swift-tools-version: \(tools)

        import PackageDescription
        import AppleProductTypes

        let package = Package(
            name: "Sky",
            platforms: [.iOS(\(platform))],
            products: [
                .iOSApplication(
                    name: "Night Sky", targets: ["AppModule"], bundleIdentifier: "org.example.sky", displayVersion: "1.2", bundleVersion: "7"\(product)
                )
            ],
            \(package)
            targets: [.executableTarget(name: "AppModule", \(target))\(more)]\(last)
        )
        """
    }

    private func folder(_ manifest: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
        let own = ["Sky.swiftpm/Package.swift": manifest, "Sky.swiftpm/MyApp.swift": Self.app]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    private func read(_ folder: TemporaryFolder, system: SimulatedSystem? = nil) throws -> AppTarget {
        try AppPackageReader.read(folder.path("Sky.swiftpm"), configuration: .debug, system: system)
    }

    @Test func thePackageStandsBeforeWhatXcodeKeepsInIt() throws {
        let folder = try folder(
            manifest(), ["Sky.swiftpm/project.xcworkspace/contents.xcworkspacedata": "<Workspace version = \"1.0\"></Workspace>"])
        for place in ["Sky.swiftpm", ""] {
            guard case .appPackage(let url) = try ProjectLocator.locate(folder.path(place)) else {
                Issue.record("'\(place)' is no package of an app")
                continue
            }
            #expect(url.lastPathComponent == "Sky.swiftpm")
        }
    }

    @Test func aLibraryIsNoApp() throws {
        let folder = try TemporaryFolder([
            "Kit/Package.swift": "import PackageDescription\nlet package = Package(name: \"Kit\")\n", "Kit/A.swift": "",
        ])
        guard case .bareFolder = try ProjectLocator.locate(folder.path("Kit")) else {
            Issue.record("a library's package is read as an app")
            return
        }
    }

    @Test func theProductNamesTheApp() throws {
        let product = """
            , appIcon: .asset("Icon"), accentColor: .presetColor(.teal), supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad]))],
            capabilities: [.camera(purposeString: "To see the stars"), .localNetwork(purposeString: "To play", bonjourServiceTypes: ["_sky._tcp"])]
            """
        let target = try read(folder(manifest(product: product)))
        #expect(target.productName == "Night Sky")
        #expect(target.moduleName == "AppModule")
        #expect(target.bundleIdentifier == "org.example.sky")
        let plist = try InfoPlistCompiler(target: target).compile()
        #expect(plist["CFBundleShortVersionString"] as? String == "1.2")
        #expect(plist["CFBundleVersion"] as? String == "7")
        #expect(plist["UIDeviceFamily"] as? [Int] == [1, 2])
        #expect(plist["NSCameraUsageDescription"] as? String == "To see the stars")
        #expect(plist["NSBonjourServices"] as? [String] == ["_sky._tcp"])
        #expect(plist["NSAccentColorName"] as? String == "AccentColor")
        #expect(plist["QuinceModuleName"] as? String == "AppModule")
        let orientations = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
        #expect(plist["UISupportedInterfaceOrientations~iphone"] as? [String] == orientations)
        #expect(plist["UISupportedInterfaceOrientations~ipad"] as? [String] == orientations + ["UIInterfaceOrientationPortraitUpsideDown"])
        #expect(target.settings.string("ASSETCATALOG_COMPILER_APPICON_NAME") == "Icon")
    }

    @Test func theFirstManifestsNameAssetsByThemselves() throws {
        let product = ", iconAssetName: \"Icon\", accentColorAssetName: \"Tint\""
        let settings = try read(folder(manifest(tools: "5.5", product: product))).settings
        #expect(settings.string("ASSETCATALOG_COMPILER_APPICON_NAME") == "Icon")
        #expect(settings.string("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME") == "Tint")
    }

    @Test(arguments: [
        ("5.9", "\"16.0\"", "17.0, the default"), ("6.0", "\"16.0\"", "18.0, swift-tools-version: 6.0"),
        ("6.2", ".v17", "26.0, swift-tools-version: 6.2"), ("5.9", "\"26.0\"", "26.0, platforms = 26.0"),
        ("5.8", ".v18", "18.0, platforms = 18.0"),
    ])
    func toolsAndPlatformsDecideOnTheSystem(tools: String, platform: String, told: String) throws {
        let target = try read(folder(manifest(tools: tools, platform: platform)))
        #expect("\(target.settings.system.version), \(target.systemOrigin)" == told)
    }

    @Test func anOlderSystemThanTheAppNeedsIsRefused() throws {
        let folder = try folder(manifest(platform: "\"18.0\""))
        let failure = #expect(throws: BuildFailure.self) { try read(folder, system: .iOS17) }
        #expect(failure?.diagnostics.first?.message == "the app needs iOS 18.0, which is newer than iOS 17.0")
    }

    @Test(arguments: [
        ("5.9", "", "5"), ("6.0", "", "6"), ("6.0", ", swiftLanguageModes: [.v5]", "5"),
        ("5.9", ", swiftLanguageVersions: [.version(\"6\")]", "6"),
    ])
    func theManifestChoosesTheLanguage(tools: String, last: String, mode: String) throws {
        #expect(try read(folder(manifest(tools: tools, last: last))).languageMode == mode)
    }

    @Test func resourcesAreTheFilesThatNothingExcludes() throws {
        let target = "path: \".\", exclude: [\"Notes\"], resources: [.process(\"Resources\"), .copy(\"Data\"), .process(\"Gone\")]"
        let files = [
            "Resources/star.txt": "", "Data/a/b.txt": "", "Notes/Old.swift": "", "Notes/n.txt": "", "loose.txt": "",
            "Assets.xcassets/Contents.json": "{}", "de.lproj/Localizable.strings": "",
        ]
        let folder = try folder(
            manifest(target: target), Dictionary(uniqueKeysWithValues: files.map { ("Sky.swiftpm/\($0.key)", $0.value) }))
        let app = try read(folder)
        #expect(app.sources.map(\.lastPathComponent) == ["MyApp.swift"])
        #expect(
            Set(app.resources.map(\.url.lastPathComponent)) == ["star.txt", "Data", "loose.txt", "Assets.xcassets", "Localizable.strings"])
        #expect(app.resources.first { $0.url.lastPathComponent == "Data" }?.isFolderReference == true)
        #expect(app.warnings.contains { $0.message == "the resource 'Gone' of the target 'AppModule' is missing" })
    }

    @Test func dependenciesAreProductsAndTargets() throws {
        let package = """
            dependencies: [
                .package(url: "https://example.com/a/Flow-Kit.git", "3.1.1"..<"4.0.0"), .package(url: "https://example.com/b", .upToNextMinor(from: "1.0.0")),
                .package(name: "Third", path: "../Third"),
            ],
            """
        let target =
            "dependencies: [.product(name: \"Flow\", package: \"flow-kit\"), \"Core\", .product(name: \"T\", package: \"Third\")], path: \"App\""
        let files = ["Sky.swiftpm/App/MyApp.swift": Self.app, "Sky.swiftpm/Sources/Core/Core.swift": "public let one = 1\n"]
        let folder = try folder(manifest(package: package, target: target, more: ", .target(name: \"Core\")"), files)
        let app = try read(folder)
        #expect(app.packageProducts.map(\.name) == ["Flow", "T"])
        #expect(app.packageProducts[0].package?.source == .remote("https://example.com/a/Flow-Kit.git", .range("3.1.1", "4.0.0")))
        #expect(app.packageProducts[1].package?.isLocal == true)
        #expect(app.libraries.map(\.moduleName) == ["Core"])
        #expect(app.libraries.first?.isLibrary == true)
    }

    @Test func targetsInACircleAreRefused() throws {
        let more = ", .target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\", dependencies: [.target(name: \"A\")])"
        let files = ["App/MyApp.swift": Self.app, "Sources/A/A.swift": "", "Sources/B/B.swift": ""]
        let folder = try folder(
            manifest(target: "dependencies: [\"A\"], path: \"App\"", more: more),
            Dictionary(uniqueKeysWithValues: files.map { ("Sky.swiftpm/\($0.key)", $0.value) }))
        let failure = #expect(throws: BuildFailure.self) { try read(folder) }
        #expect(failure?.diagnostics.first?.message == "the target 'A' depends on itself: AppModule → A → B → A")
    }

    @Test func settingsOfTheTargetHoldAsTheySay() throws {
        let settings = """
            path: ".", swiftSettings: [.define("MOCK", .when(configuration: .debug)), .define("LIVE", .when(configuration: .release)),
            .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self)]
            """
        let target = try read(folder(manifest(target: settings)))
        #expect(target.conditions == ["SWIFT_PACKAGE", "DEBUG", "MOCK"])
        #expect(target.compilerArguments == ["-enable-upcoming-feature", "ExistentialAny"])
        #expect(target.settings.string("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor")
    }

    @Test func aPathOutOfThePackageIsRefused() throws {
        let folder = try folder(manifest(target: "path: \"../..\""))
        let failure = #expect(throws: BuildFailure.self) { try read(folder) }
        #expect(failure?.diagnostics.first?.message == "'path' is “../..”, which leads out of the package")
    }

    @Test func aManifestWithoutALiteralAppSaysSo() throws {
        let folder = try folder("import PackageDescription\nlet package = make([.iOSApplication(name: \"A\")])\n")
        let failure = #expect(throws: BuildFailure.self) { try read(folder) }
        #expect(failure?.diagnostics.first?.message == "the manifest does not spell out its app")
    }

    @Test func aBrokenManifestSaysWhere() throws {
        let text = "// swift-tools-version: 5.9\nlet package = Package(\n    name: \"X\", products: [.iOSApplication(name: \n"
        let folder = try folder(text)
        let error = #expect(throws: BuildFailure.self) { try read(folder) }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.message == "the manifest is not valid Swift")
        #expect(diagnostic.line ?? 0 >= 3)
    }

    @Test func constantsOfTheManifestAreFollowed() throws {
        let text = manifest().replacingOccurrences(of: "name: \"Night Sky\"", with: "name: title")
        #expect(try read(folder("let title = \"Day Sky\"\nlet round = round\n" + text)).productName == "Day Sky")
    }
}
