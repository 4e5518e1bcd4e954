import Foundation
import Synchronization
import Testing

@testable import AppBuilder

/// Modules of many files, which are compiled from nothing by the compiler's driver.
@Suite(.serialized) struct DriverCompilationTests {
    private let app: ModelsApp
    private var folder: TemporaryFolder { app.folder }

    init() throws { app = try ModelsApp(count: 30) }

    @Test func aNewPropertyHasOneFileLoweredAgain() async throws {
        _ = try await build(folder.path("App"), into: folder)
        try app.write(ModelsApp.largerModel(0), to: "Model0.swift")
        let steps = Mutex<[BuildProgress]>([])
        let request = BuildRequest(
            app: folder.path("App"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"),
            progress: { step in steps.withLock { $0.append(step) } })
        _ = try await AppBuilder().build(request)
        #expect(steps.withLock { $0 }.contains(.lowering(files: 1)))
    }

    /// The compiler's driver knows dates of files by the second, and nothing of what was compiled without it.
    @Test func theDriverCompilesWhatItDoesNotKnow() async throws {
        #expect(try await app.output().contains("0:0"))
        let lowered = try app.place.appendingPathComponent("Lowered/Model0.lowered.swift")
        let date = try #require(lowered.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
        try app.write(ModelsApp.model(0, body: "Model1().value"), to: "Model0.swift")
        #expect(try await app.output().contains("0:1"))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: lowered.path)
        for index in 2..<app.count {
            try app.write(ModelsApp.model(index, body: "value + 1"), to: "Model\(index).swift")
            try app.write(ModelsApp.screen(index, text: "model.text + model.text"), to: "Screen\(index).swift")
        }
        try app.write(ModelsApp.largerModel(1).replacing("= 1\n", with: "= 8\n"), to: "Model1.swift")
        #expect(try await app.output().contains("0:8"))
    }

    /// A lowered file with its source's name would have the source's `#fileID`, too: a warning of each file in the compilation of each other.
    @Test func theCompilerHasNothingToSayOfLoweredFiles() async throws {
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
        _ = try await build(folder.path("App"), into: folder)
        try folder.write(ModelsApp.model(3, body: "missing"), to: "App/Model3.swift")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("App"), into: folder) }
        #expect(failure?.diagnostics.map(\.message) == ["cannot find 'missing' in scope"])
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "Model3.swift")
        #expect(failure?.diagnostics.first?.line == 3)
        try folder.write(ModelsApp.model(3, body: "value * 2"), to: "App/Model3.swift")
        let built = try await build(folder.path("App"), into: folder)
        #expect(try run(built.executable).contains("0:0"))
    }

    @Test func warningsStayUntilTheirFileIsCompiledAgain() async throws {
        try folder.write(ModelsApp.model(5) + "func unused() { let word = 1 }\n", to: "App/Model5.swift")
        #expect(try await build(folder.path("App"), into: folder).warnings.count == 1)
        try folder.write(ModelsApp.model(6, body: "value + 1"), to: "App/Model6.swift")
        #expect(try await build(folder.path("App"), into: folder).warnings.count == 1)
        try folder.write(ModelsApp.model(5), to: "App/Model5.swift")
        #expect(try await build(folder.path("App"), into: folder).warnings.count == 0)
    }

    @Test func anObjectThatIsNotTheBuildsIsMadeAgain() async throws {
        try await app.build()
        try Data("no object".utf8).write(to: app.place.appendingPathComponent("Objects/Model0.o"))
        try app.write(ModelsApp.model(7, body: "value + 1"), to: "Model7.swift")
        #expect(try await app.output().contains("0:0"))
    }
}
