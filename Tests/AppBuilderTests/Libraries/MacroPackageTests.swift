import Foundation
import ProcessSupport
import Testing

@testable import AppBuilder

/// Packages with macros of their own.
@Suite(.enabled(if: ConfinementSupport.current.landlock > 0 && ConfinementSupport.current.filtersCalls))
struct MacroPackageTests {
    private static let manifest = """
        // swift-tools-version:5.9
        import CompilerPluginSupport
        import PackageDescription
        let package = Package(
            name: "Local", products: [.library(name: "Words", targets: ["Words"])], dependencies: [.package(path: "../swift-syntax")],
            targets: [
                .target(name: "Words", dependencies: ["WordMacros"]),
                .macro(
                    name: "WordMacros",
                    dependencies: [
                        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                    ]),
            ])
        """
    /// In the place of the package that the toolchain's modules stand for.
    private static let syntax = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "swift-syntax",
            products: ["SwiftSyntaxMacros", "SwiftCompilerPlugin"].map { .library(name: $0, targets: ["Empty"]) },
            targets: [.target(name: "Empty")])
        """
    /// Says, too, what the program may read.
    private static let macros = """
        import Foundation
        import SwiftCompilerPlugin
        import SwiftSyntax
        import SwiftSyntaxMacros

        public struct WrittenMacro: ExpressionMacro {
            public static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) -> ExprSyntax {
                let readable = FileManager.default.contents(atPath: "/etc/passwd") != nil
                return "\\"\\(raw: node.arguments.first!.expression.trimmedDescription), \\(raw: readable)\\""
            }
        }

        @main struct Plugin: CompilerPlugin { let providingMacros: [Macro.Type] = [WrittenMacro.self] }
        """

    @Test func aMacroIsExpandedByItsPackagesConfinedProgram() async throws {
        let folder = try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Words"]),
            "P/App.swift": ProjectText.app(imports: "import Words", "print(#written(1 + 2))"), "P/Local/Package.swift": Self.manifest,
            "P/Local/Sources/WordMacros/Macros.swift": Self.macros,
            "P/Local/Sources/Words/Words.swift":
                "@freestanding(expression) public macro written(_ value: Int) -> String = #externalMacro(module: \"WordMacros\", type: \"WrittenMacro\")\n",
            "P/swift-syntax/Package.swift": Self.syntax, "P/swift-syntax/Sources/Empty/Empty.swift": "",
        ])
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "1 + 2, false\n")
    }

    /// Libraries of macros are compiled for this machine: targets of the package, and of others.
    @Test func macrosMayHaveLibrariesOfTheirOwn() async throws {
        let manifest = Self.manifest.replacingOccurrences(
            of: "dependencies: [.package(path: \"../swift-syntax\")]",
            with: "dependencies: [.package(path: \"../swift-syntax\"), .package(path: \"../Helpers\")]"
        ).replacingOccurrences(
            of: ".macro(",
            with: ".target(name: \"SwiftWording\", dependencies: [.product(name: \"Helpers\", package: \"Helpers\")]), .macro("
        ).replacingOccurrences(of: ".product(name: \"SwiftSyntaxMacros\"", with: "\"SwiftWording\", .product(name: \"SwiftSyntaxMacros\"")
        let helpers = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Helpers", products: [.library(name: "Helpers", targets: ["Helpers"])],
                targets: [.target(name: "Helpers", swiftSettings: [.define("HOST", .when(platforms: [.macOS]))])])
            """
        var macros = Self.macros.replacingOccurrences(of: "\\(raw: readable)", with: "\\(raw: wording)")
        macros = "import SwiftWording\n" + macros
        let folder = try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Words"]),
            "P/App.swift": ProjectText.app(imports: "import Words", "print(#written(1 + 2))"), "P/Local/Package.swift": manifest,
            "P/Local/Sources/WordMacros/Macros.swift": macros,
            "P/Local/Sources/SwiftWording/Wording.swift":
                "import Helpers\nimport SwiftSyntax\npublic var wording: String { \"worded by \\(helper) \\(TokenSyntax.identifier(\"x\").text)\" }\n",
            "P/Local/Sources/Words/Words.swift":
                "@freestanding(expression) public macro written(_ value: Int) -> String = #externalMacro(module: \"WordMacros\", type: \"WrittenMacro\")\n",
            "P/Helpers/Package.swift": helpers,
            "P/Helpers/Sources/Helpers/Helpers.swift": "#if HOST\npublic let helper = \"one\"\n#endif\n",
            "P/swift-syntax/Package.swift": Self.syntax, "P/swift-syntax/Sources/Empty/Empty.swift": "",
        ])
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "1 + 2, worded by one x\n")
        try folder.write("public let helper = \"another\"\n", to: "P/Helpers/Sources/Helpers/Helpers.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "1 + 2, worded by another x\n")
    }

    @Test func whatMacrosCannotBeMadeOfIsNamed() async throws {
        let manifest = Self.manifest.replacingOccurrences(
            of: ".product(name: \"SwiftCompilerPlugin\"", with: ".product(name: \"SwiftSyntaxMacrosTestSupport\"")
        let folder = try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Words"]),
            "P/App.swift": ProjectText.app(imports: "import Words", ""), "P/Local/Package.swift": manifest,
            "P/Local/Sources/WordMacros/Macros.swift": "", "P/Local/Sources/Words/Words.swift": "",
            "P/swift-syntax/Package.swift": Self.syntax.replacingOccurrences(
                of: "SwiftCompilerPlugin", with: "SwiftSyntaxMacrosTestSupport"),
            "P/swift-syntax/Sources/Empty/Empty.swift": "",
        ])
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("P"), into: folder) }
        #expect(
            failure?.diagnostics.first?.message.contains("the macros in 'WordMacros' use 'SwiftSyntaxMacrosTestSupport' of SwiftSyntax")
                == true)
    }
}
