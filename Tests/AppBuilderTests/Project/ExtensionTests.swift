import Foundation
import Testing

@testable import AppBuilder

/// Extensions of a project that are built with its app.
@Suite(.serialized) struct ExtensionTests {
    static func project(embedded: Bool) -> String {
        ProjectText(
            target: embedded ? "dependencies = ();" : "dependencies = (TD);",
            objects: """
                TD = { isa = PBXTargetDependency; target = W; };
                W = { isa = PBXNativeTarget; name = ShopWidgets; productType = "com.apple.product-type.app-extension"; buildConfigurationList = WL; buildPhases = (WS, WR); productReference = WP; };
                WP = { isa = PBXFileReference; path = ShopWidgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                WL = { isa = XCConfigurationList; buildConfigurations = (WD); };
                WD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Widgets/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.Shop.Widgets;
                    CODE_SIGN_ENTITLEMENTS = Widgets/Widgets.entitlements; }; };
                WS = { isa = PBXSourcesBuildPhase; files = (B2); };
                WR = { isa = PBXResourcesBuildPhase; files = (B3); };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; };
                B4 = { isa = PBXBuildFile; fileRef = WP; };
                F2 = { isa = PBXFileReference; path = Widgets/Widget.swift; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = Widgets/words.txt; sourceTree = "<group>"; };
                E = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (B4); };
                """,
            targets: ["W"], files: ["F2", "F3"]
        ).text.replacingOccurrences(of: "buildPhases = (S);", with: embedded ? "buildPhases = (S, E);" : "buildPhases = (S);")
    }

    private static func plist(_ point: String) -> String {
        "<plist version=\"1.0\"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict></dict></plist>"
    }

    private static let entitlements = """
        <plist version="1.0"><dict>
        <key>com.apple.security.application-groups</key><array><string>group.$(PRODUCT_BUNDLE_IDENTIFIER)</string></array>
        <key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)com.example.Shop.shared</string></array>
        </dict></plist>
        """

    private static func widget(_ text: String) -> String {
        "import UIKit\n\n@main\nstruct ShopWidgets {\n    static func main() { print(\"\(text)\", Bundle.main.bundleIdentifier ?? \"\") }\n}\n"
    }

    private func fixture(
        embedded: Bool = false, point: String = "com.apple.widgetkit-extension", widget: String = ExtensionTests.widget("one")
    ) throws -> TemporaryFolder {
        try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": Self.project(embedded: embedded),
            "P/App.swift": ProjectText.app(imports: "", "print(\"app\")"), "P/Widgets/Widget.swift": widget, "P/Widgets/words.txt": "words",
            "P/Widgets/Info.plist": Self.plist(point), "P/Widgets/Widgets.entitlements": Self.entitlements,
        ])
    }

    private func information(_ bundle: URL) throws -> [String: Any] {
        let data = try Data(contentsOf: bundle.appendingPathComponent("Info.plist"))
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test(arguments: [false, true]) func anExtensionIsBuiltIntoItsApp(embedded: Bool) async throws {
        let folder = try fixture(embedded: embedded)
        let app = try await build(folder.path("P"), into: folder)
        let appex = app.bundle.appendingPathComponent("PlugIns/ShopWidgets.appex")
        let information = try information(appex)
        #expect(information["CFBundleIdentifier"] as? String == "com.example.Shop.Widgets")
        #expect(information["CFBundleExecutable"] as? String == "ShopWidgets")
        #expect(information["CFBundlePackageType"] as? String == "XPC!")
        #expect(information["QuinceApplicationGroups"] as? [String] == ["group.com.example.Shop.Widgets"])
        // Without a team, identifiers begin as on Apple's simulator.
        #expect(information["QuinceKeychainGroups"] as? [String] == ["FAKETEAMID.com.example.Shop.shared"])
        #expect((information["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String == "com.apple.widgetkit-extension")
        #expect(FileManager.default.fileExists(atPath: appex.appendingPathComponent("words.txt").path))
        #expect(!FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("words.txt").path))
        #expect(try run(appex.appendingPathComponent("ShopWidgets")).hasPrefix("one"))
        #expect(app.watchedFiles.contains { $0.lastPathComponent == "Widget.swift" })
    }

    @Test func whatChangesInAnExtensionIsBuiltAgain() async throws {
        let folder = try fixture()
        let app = try await build(folder.path("P"), into: folder)
        let executable = app.bundle.appendingPathComponent("PlugIns/ShopWidgets.appex/ShopWidgets")
        #expect(try await build(folder.path("P"), into: folder).wasUpToDate)
        try folder.write(Self.widget("two"), to: "P/Widgets/Widget.swift")
        #expect(try await !build(folder.path("P"), into: folder).wasUpToDate)
        #expect(try run(executable).hasPrefix("two"))
        try folder.write("other words", to: "P/Widgets/words.txt")
        _ = try await build(folder.path("P"), into: folder)
        let words = app.bundle.appendingPathComponent("PlugIns/ShopWidgets.appex/words.txt")
        #expect(try String(contentsOf: words, encoding: .utf8) == "other words")
        #expect(try run(executable).hasPrefix("two"))
    }

    @Test func anExtensionsErrorsStandInItsFiles() async throws {
        let folder = try fixture(widget: Self.widget("one") + "let wrong: Int = \"\"\n")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("P"), into: folder) }
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "Widget.swift")
        #expect(failure?.diagnostics.first?.line == 7)
    }

    @Test func anExtensionOfAnotherKindIsLeftOut() async throws {
        let folder = try fixture(point: "com.apple.share-services")
        let app = try await build(folder.path("P"), into: folder)
        #expect(!FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("PlugIns").path))
        let message =
            "the extension 'ShopWidgets' is left out of the app: extensions of the kind com.apple.share-services are not in Quince yet"
        #expect(app.warnings.map(\.message).contains(message))
    }

    @Test func anExtensionThatNeedsMissingFrameworksIsLeftOut() async throws {
        let folder = try fixture(widget: "import ActivityKit\n" + Self.widget("one") + "let a: Activity<Never>? = nil\n")
        let app = try await build(folder.path("P"), into: folder)
        #expect(!FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("PlugIns").path))
        #expect(
            app.warnings.first { $0.file?.lastPathComponent == "Widget.swift" }?.message
                == "the framework 'ActivityKit' is not in Quince yet; the only file imports it")
    }
}
