import Foundation
import Testing

@testable import AppBuilder

/// Traits of packages: what the project and other packages enable.
@Suite(.serialized) struct PackageTraitTests {
    private static let kit = """
        // swift-tools-version:6.1
        import PackageDescription
        let package = Package(
            name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
            traits: [.default(enabledTraits: ["Loud"]), "Loud", "Fast", .trait(name: "All", enabledTraits: ["Loud", "Fast"])],
            targets: [
                .target(
                    name: "Kit", dependencies: [.target(name: "Extra", condition: .when(traits: ["Fast"]))],
                    swiftSettings: [.define("LOUD_SET", .when(traits: ["Loud"]))]),
                .target(name: "Extra"),
            ])
        """
    private static let source = """
        #if Fast
            import Extra
        #endif

        public var traits: String {
            var words: [String] = []
            #if Loud && LOUD_SET
                words.append("Loud")
            #endif
            #if Fast
                words.append(extra)
            #endif
            return words.joined(separator: " ")
        }
        """
    private static let middle = """
        // swift-tools-version:6.1
        import PackageDescription
        let package = Package(
            name: "Middle", products: [.library(name: "Middle", targets: ["Middle"])], traits: ["Turbo"],
            dependencies: [.package(path: "../Kit", traits: [.trait(name: "Fast", condition: .when(traits: ["Turbo"]))])],
            targets: [.target(name: "Middle", dependencies: ["Kit"])])
        """

    private func output(_ package: String, traits: String, product: String) async throws -> String {
        let folder = try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": ProjectText(
                target: "packageProductDependencies = (PP);", project: "packageReferences = (R);",
                objects: """
                    R = { isa = XCLocalSwiftPackageReference; relativePath = \(package); \(traits) };
                    PP = { isa = XCSwiftPackageProductDependency; package = R; productName = "\(product)"; };
                    """
            ).text,
            "P/App.swift": ProjectText.app(imports: "import \(product)", "print(traits)"),
            "P/Kit/Package.swift": Self.kit, "P/Kit/Sources/Kit/Kit.swift": Self.source,
            "P/Kit/Sources/Extra/Extra.swift": "public let extra = \"Fast\"\n", "P/Middle/Package.swift": Self.middle,
            "P/Middle/Sources/Middle/Middle.swift": "@_exported import Kit\n",
        ])
        return try run(try await build(folder.path("P"), into: folder).executable)
    }

    @Test(
        arguments: [
            ("", "Loud\n"), ("traits = ( );", "\n"), ("traits = (Fast, );", "Fast\n"), ("traits = (default, Fast);", "Loud Fast\n"),
            ("traits = (All);", "Loud Fast\n"),
        ])
    func theProjectChoosesTraits(traits: String, expected: String) async throws {
        #expect(try await output("Kit", traits: traits, product: "Kit") == expected)
    }

    @Test(arguments: [("", "\n"), ("traits = (Turbo);", "Fast\n")])
    func packagesChooseTraitsOfOthers(traits: String, expected: String) async throws {
        #expect(try await output("Middle", traits: traits, product: "Middle") == expected)
    }

    @Test func aDescriptionNamesTheTraits() throws {
        let text = ProjectText(
            target: "packageProductDependencies = (PP, PQ);", project: "packageReferences = (R, Q);",
            objects: """
                R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kit"; traits = (Fast, default);
                    requirement = { kind = exactVersion; version = 1.0.0; }; };
                PP = { isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
                Q = { isa = XCLocalSwiftPackageReference; relativePath = Base; traits = ( ); };
                PQ = { isa = XCSwiftPackageProductDependency; package = Q; productName = Base; };
                """
        ).text
        let folder = try TemporaryFolder(["Shop.xcodeproj/project.pbxproj": text, "App.swift": ""])
        let description = try AppBuilder().describe(
            BuildRequest(
                app: folder.path("Shop.xcodeproj"), frameworks: FrameworkSet(modules: folder.url, library: folder.url)))
        #expect(description.parts.first?.packages.map(\.traits) == [["Fast", "default"], []])
        #expect(description.text.contains("https://example.com/kit, exact: \"1.0.0\", traits Fast default\n"))
        #expect(description.text.contains("/Base, no traits"))
    }

    @Test func requestsAddUp() throws {
        func manifest(_ name: String, traits: String = "[]", dependencies: String = "[]") throws -> PackageManifest {
            try JSONDecoder().decode(
                PackageManifest.self,
                from: Data(
                    """
                    {"name": "\(name)", "toolsVersion": {"_version": "6.1.0"}, "products": [], "targets": [], "traits": \(traits),
                     "dependencies": \(dependencies)}
                    """.utf8))
        }
        let kit = try manifest(
            "kit",
            traits: """
                [{"name": "default", "enabledTraits": ["A"]}, {"name": "A", "enabledTraits": ["B"]}, {"name": "B", "enabledTraits": ["A"]},
                 {"name": "C", "enabledTraits": []}]
                """)
        let one = try manifest("one", dependencies: "[{\"fileSystem\": [{\"identity\": \"Kit\", \"traits\": [{\"name\": \"C\"}]}]}]")
        let two = try manifest("two", dependencies: "[{\"sourceControl\": [{\"identity\": \"kit\"}]}]")
        let local = PackageReference(source: .local(URL(fileURLWithPath: "/one")))
        #expect(PackageTraits(["kit": kit, "one": one], requests: [local]).enabled["kit"] == ["C"])
        #expect(PackageTraits(["kit": kit, "one": one, "two": two], requests: [local]).enabled["kit"] == ["A", "B", "C"])
    }
}
