import DamageSupport
import Foundation
import Testing

@testable import AppBuilder

/// The compiler's dependency files.
struct SwiftDependenciesTests {
    /// Compiles a file; returns the bytes of its dependencies.
    private func dependencies(_ text: String) throws -> Data {
        let folder = try TemporaryFolder(["Model.swift": text])
        let result = try Toolchain.locate().run(
            "swift-frontend",
            [
                "-frontend", "-typecheck", "-primary-file", folder.path("Model.swift").path, "-module-name", "Models",
                "-module-cache-path", folder.path("Cache").path, "-emit-reference-dependencies-path", folder.path("Model.swiftdeps").path,
            ])
        #expect(result.output == "")
        return try Data(contentsOf: folder.path("Model.swiftdeps"))
    }

    @Test func sayWhatAFileDeclaresAndUses() throws {
        let plain = try #require(
            SwiftDependencies(dependencies("struct Model { var count = 1; func grow(_ steps: Int) {} }"), name: "Model.swift"))
        #expect(plain.nodes.contains { $0.isProvided && $0.key.name == "Model" && !$0.key.isImplementation })
        #expect(plain.nodes.contains { !$0.isProvided && $0.key.name == "Int" })
        let body = SwiftDependencies(
            try dependencies("struct Model { var count = 1; func grow(_ steps: Int) { print(count) } }"), name: "Model.swift")
        #expect(SwiftDependencies.changes(from: plain, to: body).isEmpty)
        let property = SwiftDependencies(
            try dependencies("struct Model { var count = 1, more = 2; func grow(_ steps: Int) {} }"), name: "Model.swift")
        #expect(SwiftDependencies.changes(from: plain, to: property).contains { $0.context == "6Models5ModelV" })
        #expect(!SwiftDependencies.changes(from: plain, to: nil).isEmpty)
    }

    @Test func damagedOnesAreReadOrRefused() throws {
        let whole = try dependencies("struct Model { var count = 1 }\nextension Model { func grow() -> Model { self } }\n")
        #expect(SwiftDependencies(whole, name: "a") != nil)
        #expect(SwiftDependencies(Data(), name: "a") == nil)
        #expect(SwiftDependencies(Data("DEPS".utf8), name: "a") == nil)
        for length in stride(from: 4, to: whole.count - 8, by: 3) { _ = SwiftDependencies(whole.prefix(length), name: "a") }
        var damage = Damage(alphabet: "DEPS\u{0}\u{7F}")
        for _ in 0..<3000 { _ = SwiftDependencies(Data("DEPS".utf8) + damage.apply(to: Array(whole.dropFirst(4))), name: "a") }
    }
}
