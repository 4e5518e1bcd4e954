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
}
