import Foundation
import Synchronization
import Testing

@testable import AppBuilder

/// Modules of many files, where a change compiles what it concerns and no more.
@Suite(.serialized) struct DriverCompilationTests {
    private static let count = 30

    private static func model(_ index: Int, body: String = "value") -> String {
        "struct Model\(index) {\n    var value = \(index)\n    var text: String { \"\(index):\\(\(body))\" }\n}\n"
    }

    /// An app of thirty models, each of which uses the next.
    private func fixture() throws -> TemporaryFolder {
        var files = ["App/A.swift": ProjectText.app(imports: "", "print(Screen0().text)")]
        for index in 0..<Self.count {
            files["App/Model\(index).swift"] = Self.model(index)
            files["App/Screen\(index).swift"] =
                "struct Screen\(index) {\n    let model = Model\(index)()\n    var text: String { model.text }\n}\n"
        }
        return try TemporaryFolder(files)
    }

    /// The names of the objects that are other files than before.
    private func compiled(_ folder: TemporaryFolder, _ body: () async throws -> Void) async throws -> [String] {
        let before = try objects(folder)
        try await body()
        return try objects(folder).filter { before[$0.key] != $0.value }.keys.sorted()
    }

    private func objects(_ folder: TemporaryFolder) throws -> [String: FileStamp] {
        let builds = try FileManager.default.contentsOfDirectory(at: folder.path("Cache"), includingPropertiesForKeys: nil)
        let build = try #require(builds.first { $0.lastPathComponent.hasPrefix("App-") })
        let place = build.appendingPathComponent("debug/Objects")
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".o") }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, FileStamp(place.appendingPathComponent($0))) })
    }

    @Test func aChangeCompilesWhatItConcerns() async throws {
        let folder = try fixture()
        let app = try await build(folder.path("App"), into: folder)
        #expect(try run(app.executable).contains("0:0"))
        let body = try await compiled(folder) {
            try folder.write(Self.model(0, body: "value + 7"), to: "App/Model0.swift")
            _ = try await build(folder.path("App"), into: folder)
        }
        #expect(body == ["Model0.o"])
        #expect(try run(app.executable).contains("0:7"))
        let property = try await compiled(folder) {
            try folder.write(
                Self.model(0).replacingOccurrences(of: "var value", with: "var other = 1.5\n    var value"), to: "App/Model0.swift")
            _ = try await build(folder.path("App"), into: folder)
        }
        // The app's delegate uses the screen that has the model.
        #expect(property == ["A.o", "Model0.o", "Screen0.o"])
        #expect(try run(app.executable).contains("0:0"))
    }

    @Test func aNewPropertyHasOneFileLoweredAgain() async throws {
        let folder = try fixture()
        _ = try await build(folder.path("App"), into: folder)
        try folder.write(
            Self.model(0).replacingOccurrences(of: "var value", with: "var other = 1.5\n    var value"), to: "App/Model0.swift")
        let steps = Mutex<[BuildProgress]>([])
        let request = BuildRequest(
            app: folder.path("App"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"),
            progress: { step in steps.withLock { $0.append(step) } })
        _ = try await AppBuilder().build(request)
        #expect(steps.withLock { $0 }.contains(.lowering(files: 1)))
    }

    /// The compiler's driver knows dates of files by the second.
    @Test func twoChangesInOneSecondAreBothCompiled() async throws {
        let folder = try fixture()
        let app = try await build(folder.path("App"), into: folder)
        let place = try #require(
            FileManager.default.enumerator(at: folder.path("Cache"), includingPropertiesForKeys: nil)?.lazy.compactMap { $0 as? URL }.first
            {
                $0.lastPathComponent == "Model0.lowered.swift"
            })
        let date = try #require(place.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
        try folder.write(Self.model(0, body: "value + 7"), to: "App/Model0.swift")
        var request = BuildRequest(
            app: folder.path("App"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"))
        request.command = { command in
            guard command.contains(" -output-file-map ") else { return }
            try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: place.path)
        }
        _ = try await AppBuilder().build(request)
        #expect(try run(app.executable).contains("0:7"))
    }

    /// A lowered file with its source's name would have the source's `#fileID`, too: a warning of each file in the compilation of each other.
    @Test func theCompilerHasNothingToSayOfLoweredFiles() async throws {
        let folder = try fixture()
        let commands = Mutex<[String]>([])
        var request = BuildRequest(
            app: folder.path("App"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"))
        request.command = { command in commands.withLock { $0.append(command) } }
        _ = try await AppBuilder().build(request)
        let compile = try #require(commands.withLock { $0 }.first { $0.contains(" -output-file-map ") })
        let map = try #require(compile.split(separator: " ").first { $0.hasSuffix("files.json") })
        try FileManager.default.removeItem(atPath: String(map).replacing("files.json", with: "module.priors"))
        #expect(try run(URL(fileURLWithPath: "/bin/sh"), ["-c", compile]) == "")
    }

    @Test func errorsAreTheUsersAndGoWithTheirMend() async throws {
        let folder = try fixture()
        _ = try await build(folder.path("App"), into: folder)
        try folder.write(Self.model(3, body: "missing"), to: "App/Model3.swift")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("App"), into: folder) }
        #expect(failure?.diagnostics.map(\.message) == ["cannot find 'missing' in scope"])
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "Model3.swift")
        #expect(failure?.diagnostics.first?.line == 3)
        try folder.write(Self.model(3, body: "value * 2"), to: "App/Model3.swift")
        let app = try await build(folder.path("App"), into: folder)
        #expect(try run(app.executable).contains("0:0"))
    }

    @Test func warningsStayUntilTheirFileIsCompiledAgain() async throws {
        let folder = try fixture()
        try folder.write(Self.model(5) + "func unused() { let word = 1 }\n", to: "App/Model5.swift")
        #expect(try await build(folder.path("App"), into: folder).warnings.count == 1)
        try folder.write(Self.model(6, body: "value + 1"), to: "App/Model6.swift")
        #expect(try await build(folder.path("App"), into: folder).warnings.count == 1)
        try folder.write(Self.model(5), to: "App/Model5.swift")
        #expect(try await build(folder.path("App"), into: folder).warnings.count == 0)
    }

    @Test func anObjectThatIsNotTheBuildsIsMadeAgain() async throws {
        let folder = try fixture()
        let app = try await build(folder.path("App"), into: folder)
        let builds = try FileManager.default.contentsOfDirectory(at: folder.path("Cache"), includingPropertiesForKeys: nil)
        let place = try #require(builds.first { $0.lastPathComponent.hasPrefix("App-") }).appendingPathComponent("debug/Objects/Model0.o")
        try Data("no object".utf8).write(to: place)
        try folder.write(Self.model(7, body: "value + 1"), to: "App/Model7.swift")
        _ = try await build(folder.path("App"), into: folder)
        #expect(try run(app.executable).contains("0:0"))
    }
}
