import Foundation
import FrameworkManifest
import Testing

/// The manifest says what is so: a framework that somebody adds, or changes, without its row is found here.
@Suite struct FrameworkManifestTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    /// Parts of the system that are in the frameworks' library, and that no app imports.
    private static let system: Set<String> = ["QuinceHomeScreen", "QuinceSettings"]

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The text of each source of a module.
    private func sources(of module: String) throws -> [String] {
        let folder = Self.root.appendingPathComponent("Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
            try String(contentsOf: $0, encoding: .utf8)
        }
    }

    /// The framework that has a module of this name as its own.
    private func framework(module: String) -> Framework? {
        FrameworkManifest.framework(module == "QuinceFoundation" ? "Foundation" : module)
            ?? FrameworkManifest.all.first { $0.module == module }
    }

    @Test func namesAreThoseOfIOS() {
        for framework in FrameworkManifest.all { #expect(AppleFrameworks.names.contains(framework.name), "\(framework.name)") }
        #expect(Set(FrameworkManifest.all.map(\.name)).count == FrameworkManifest.all.count)
    }

    @Test(arguments: FrameworkManifest.all.map(\.module)) func eachModuleIsATarget(_ module: String) throws {
        #expect(try text("Package.swift").contains("name: \"\(module)\""))
        #expect(try !sources(of: module).isEmpty)
        #expect(try text("Documentation/Architecture.md").contains("`\(module)`"))
    }

    @Test func theLibrarysTargetsAreFrameworks() throws {
        let manifest = try text("Package.swift")
        let library = try #require(manifest.range(of: "name: \"QuinceFrameworks\""))
        let list = try #require(manifest[library.upperBound...].range(of: "targets: ["))
        let targets = manifest[list.upperBound...].prefix { $0 != "]" }.split(separator: "\"").filter { $0.first?.isLetter == true }
        #expect(targets.count > 10)
        let known = Set(FrameworkManifest.all.map(\.module)).union(Self.system)
        for target in targets { #expect(known.contains(String(target)), "\(target) has no row in FrameworkManifest") }
    }

    @Test(arguments: FrameworkManifest.all.filter { $0.access != .substitution }.map(\.module) + ["QuinceFoundation"])
    func exportsAreThoseOfTheSources(_ module: String) throws {
        let exported = try sources(of: module).flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("@_exported import ") }
            .compactMap { $0.split(separator: " ").last.map(String.init) }
        let frameworks = Set(exported.compactMap { framework(module: $0)?.name })
        #expect(frameworks.subtracting(["Foundation"]) == Set(framework(module: module)?.exports ?? []).subtracting(["Foundation"]))
        if module != "QuinceFoundation" {
            #expect(frameworks.contains("Foundation") == framework(module: module)?.exports.contains("Foundation"))
        }
    }

    /// Lowering must know the classes that apps derive from, and the delegates that they implement.
    @Test(arguments: FrameworkManifest.all.filter { !$0.isIndexed && $0.access != .substitution }.map(\.module))
    func whatAppsDeriveFromIsIndexed(_ module: String) throws {
        let lines = try sources(of: module).flatMap { $0.split(separator: "\n") }.map { $0.trimmingCharacters(in: .whitespaces) }
        let derived = lines.filter { line in
            line.contains("open class ")
                || (line.contains("public protocol ") && ["Delegate", "DataSource"].contains { line.contains($0) })
        }
        #expect(derived == [], "\(module) is not indexed")
    }

    @Test func whatIsSeenIsFollowedThroughExports() {
        #expect(
            FrameworkManifest.visible(through: "WidgetKit").isSuperset(of: [
                "WidgetKit", "SwiftUI", "UIKit", "Combine", "QuartzCore", "Foundation",
            ]))
        #expect(FrameworkManifest.visible(through: "CoreTransferable").contains("UIKit"))
        #expect(!FrameworkManifest.visible(through: "UserNotifications").contains("UIKit"))
        #expect(FrameworkManifest.visible(through: "Nothing").isEmpty)
    }

    @Test func objectiveCsProtocolsAreIndexed() {
        for framework in FrameworkManifest.all where framework.hasObjectiveCProtocols { #expect(framework.isIndexed, "\(framework.name)") }
    }
}
