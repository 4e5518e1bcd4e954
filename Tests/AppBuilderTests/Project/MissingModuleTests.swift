import Foundation
import Testing

@testable import AppBuilder

/// Building what can be built of an app that imports what Quince lacks.
@Suite(.serialized) struct MissingModuleTests {
    private func build(_ folder: TemporaryFolder, leavesOutMissing: Bool = true) async throws -> BuiltApp {
        var request = BuildRequest(
            app: folder.path("App"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"))
        request.leavesOutMissing = leavesOutMissing
        return try await AppBuilder().build(request)
    }

    private func fixture(uses: String = "", map: String = "import MapKit\n\nstruct Place {}\n") throws -> TemporaryFolder {
        try TemporaryFolder(["App/A.swift": ProjectText.app(imports: "", "print(\"hello\") \(uses)"), "App/Map.swift": map])
    }

    @Test func aFileThatNobodyNeedsIsLeftOut() async throws {
        let folder = try fixture()
        let app = try await build(folder)
        let warning = try #require(app.warnings.first)
        #expect(warning.message == "Map.swift is left out: the framework 'MapKit' is not in Quince yet")
        #expect(warning.line == 1)
        #expect(try run(app.executable).contains("hello"))
    }

    @Test func aFrameworkThatIsOnlyImportedIsNotMissed() async throws {
        let folder = try fixture(uses: "; _ = Place()", map: "import MapKit\nimport class Charts.Chart\n\nstruct Place {}\n")
        let app = try await build(folder, leavesOutMissing: false)
        #expect(app.warnings.isEmpty)
        #expect(try run(app.executable).contains("hello"))
    }

    @Test func aFrameworkWhoseNamesAreUsedIsNamed() async throws {
        let folder = try fixture(map: "import Charts\nimport MapKit\n\nlet map = MKMapView()\n")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder, leavesOutMissing: false) }
        #expect(failure?.diagnostics.first { $0.message.contains("'MapKit' is not in Quince yet") }?.line == 2)
    }

    @Test func anotherErrorIsNotTheFrameworks() async throws {
        let folder = try fixture(map: "import MapKit\n\nlet word: Int = \"\"\n")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder, leavesOutMissing: false) }
        #expect(failure?.diagnostics.map(\.line) == [3])
        #expect(failure?.diagnostics.first?.message.contains("cannot convert value") == true)
    }

    @Test func aNameThatAnotherFileNeedsIsExplained() async throws {
        let folder = try fixture(uses: "; _ = Place()")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder) }
        let error = try #require(failure?.diagnostics.first)
        #expect(error.file?.lastPathComponent == "A.swift")
        #expect(error.message == "cannot find 'Place' in scope; it is in Map.swift, which is left out")
        #expect(error.nextStep == "Map.swift imports MapKit: put what needs 'Place' inside '#if canImport(MapKit)'.")
    }

    @Test func aMemberThatAnotherFileNeedsIsExplained() async throws {
        let folder = try fixture(uses: "; _ = self.place", map: "import MapKit\n\nextension AppDelegate { var place: Int { 1 } }\n")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder) }
        #expect(
            failure?.diagnostics.first?.message
                == "value of type 'AppDelegate' has no member 'place'; it is in Map.swift, which is left out")
    }

    @Test func theFileThatTheAppBeginsInCannotBeLeftOut() async throws {
        let folder = try TemporaryFolder(["App/A.swift": ProjectText.app(imports: "import MapKit", "")])
        try folder.write("let word = 1\n", to: "App/B.swift")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder) }
        #expect(failure?.diagnostics.last?.message == "the app cannot be built without A.swift: the app begins there")
    }

    @Test func modulesOfOtherSystemsAreNamedAsSuch() async throws {
        let folder = try fixture(map: "import AppKit\n")
        var request = BuildRequest(app: folder.path("App"), frameworks: try TestFrameworks.shared.get(), cache: folder.path("Cache"))
        request.output = folder.path("Products")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await AppBuilder().build(request) }
        #expect(failure?.diagnostics.map(\.message) == ["'AppKit' is no module of iOS, and not in Quince; 1 of 2 files imports it"])
    }
}
