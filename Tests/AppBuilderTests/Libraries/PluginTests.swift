import Foundation
import Testing

@testable import AppBuilder

/// Build-tool plug-ins of packages that only check are left aside.
@Suite(.serialized) struct PluginTests {
    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Local", products: [.library(name: "Words", targets: ["Words"])],
            targets: [.target(name: "Words", plugins: ["Helper"]), .plugin(name: "Helper", capability: .buildTool())])
        """

    private func folder(_ plugin: String, manifest: String = manifest) throws -> TemporaryFolder {
        try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Words"]),
            "P/App.swift": ProjectText.app(imports: "import Words", "print(word)"), "P/Local/Package.swift": manifest,
            "P/Local/Sources/Words/Words.swift": "public let word = \"plain\"\n", "P/Local/Plugins/Helper/Helper.swift": plugin,
        ])
    }

    private static func command(_ call: String) -> String {
        """
        import PackagePlugin
        @main struct Helper: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] { [\(call)] }
        }
        """
    }

    @Test func aPlugInThatOnlyChecksIsLeftAside() async throws {
        let folder = try folder(Self.command(".buildCommand(displayName: \"Check\", executable: tool, arguments: [], outputFiles: [ ])"))
        let app = try await build(folder.path("P"), into: folder)
        #expect(try run(app.executable) == "plain\n")
        #expect(app.warnings.map(\.message) == ["the plug-in 'Helper' of the target 'Words' is not run: it only checks the sources"])
    }

    @Test func aPlugInNamedAfterWhatItChecksIsLeftAside() async throws {
        let manifest = Self.manifest.replacingOccurrences(of: "Helper", with: "LintHelper")
        let folder = try folder("", manifest: manifest)
        try folder.write(Self.command(".prebuildCommand(outputFilesDirectory: folder)"), to: "P/Local/Plugins/LintHelper/Helper.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "plain\n")
    }
}
