import AppBuilder
import Foundation
import Testing

@testable import quince

/// `xcodebuild`: its arguments, destinations and lines.
@Suite struct XcodebuildShimTests {
    @Test func argumentsAreRead() throws {
        let parsed = try XcodebuildArguments([
            "-workspace", "App.xcworkspace", "-scheme", "App", "-configuration", "Debug", "-sdk", "iphonesimulator", "-destination",
            "platform=iOS Simulator,name=iPhone 15", "-derivedDataPath", "out", "-only-testing:AppTests/CartTests",
            "-skip-testing:AppTests/Slow",
            "-parallel-testing-enabled", "NO", "-quiet", "CODE_SIGNING_ALLOWED=NO", "SYMROOT=products", "clean", "test",
        ])
        #expect(parsed.actions == [.clean, .test])
        #expect(parsed.workspace == "App.xcworkspace")
        #expect(parsed.scheme == "App")
        #expect(parsed.destinations == ["platform=iOS Simulator,name=iPhone 15"])
        #expect(parsed.derivedData == "out")
        #expect(parsed.onlyTesting == ["AppTests/CartTests"])
        #expect(parsed.skipTesting == ["AppTests/Slow"])
        #expect(parsed.isQuiet)
        #expect(parsed.settings == [.init(name: "CODE_SIGNING_ALLOWED", value: "NO"), .init(name: "SYMROOT", value: "products")])
        #expect(try XcodebuildArguments(["-list", "-json"]).query == .list)
    }

    @Test(
        arguments: [
            (["-resultBundlePath", "a.xcresult", "test"], 64), (["-exportArchive"], 64), (["archive"], 64), (["fly"], 65), (["-fly"], 64),
            (["-scheme"], 64), (["test", "-retry-tests-on-failure"], 64),
        ] as [([String], Int32)])
    func whatIsNotThereIsRefused(_ arguments: [String], _ code: Int32) {
        let refusal = #expect(throws: XcodebuildArguments.Refusal.self) { try XcodebuildArguments(arguments) }
        #expect(refusal?.code == code)
    }

    @Test func destinationsChooseModelsAndSystems() throws {
        func read(_ text: String) throws -> XcodebuildDestination { try XcodebuildDestination(text) { [] } }
        #expect(try read("platform=iOS Simulator,name=iPhone 15,OS=17.5") == XcodebuildDestination("name=iPhone 15,OS=17.0") { [] })
        #expect(try read("platform=iOS Simulator,name=iPhone 15,OS=latest").system == nil)
        #expect(try read("generic/platform=iOS Simulator").model == nil)
        #expect(try read("name=iPhone SE (3rd generation)").model == "iPhone SE (3rd generation)")
        for text in ["platform=macOS", "platform=iOS,name=iPhone 15", "name=iPhone 99", "name=iPhone 15,OS=12.0", "id=none"] {
            let refusal = #expect(throws: XcodebuildArguments.Refusal.self) { try read(text) }
            #expect(refusal?.code == 70)
        }
        let refusal = #expect(throws: XcodebuildArguments.Refusal.self) { try read("iPhone 15") }
        #expect(refusal?.code == 64)
    }

    @Test func testsAreChosenByTheirIdentifiers() throws {
        func chosen(only: [String] = [], skipping: [String] = []) throws -> [String] {
            let names = [
                "AppTests.CartTests/testTotal", "AppTests.CartTests/testTotalOfNothing", "AppTests.Carts/testTotal",
                "OtherTests.CartTests/testTotal",
                "AppTests.Sums/total()/Sums.swift:3:6",
            ]
            guard let pattern = XcodebuildFilter.pattern(only: only, skipping: skipping) else { return names }
            let regex = try Regex(pattern)
            return names.filter { $0.contains(regex) }
        }
        #expect(try chosen().count == 5)
        #expect(try chosen(only: ["AppTests"]).count == 4)
        #expect(try chosen(only: ["AppTests/CartTests"]) == ["AppTests.CartTests/testTotal", "AppTests.CartTests/testTotalOfNothing"])
        #expect(try chosen(only: ["AppTests/CartTests/testTotal"]) == ["AppTests.CartTests/testTotal"])
        #expect(try chosen(only: ["AppTests/Sums/total()"]) == ["AppTests.Sums/total()/Sums.swift:3:6"])
        #expect(
            try chosen(only: ["AppTests"], skipping: ["AppTests/CartTests"]) == [
                "AppTests.Carts/testTotal", "AppTests.Sums/total()/Sums.swift:3:6",
            ])
        #expect(try chosen(skipping: ["OtherTests", "AppTests/Carts"]).count == 3)
    }

    @Test func linesOfTestsAreXcodes() {
        var log = XcodebuildTestLog(bundles: ["AppTests"])
        let lines = [
            "Test Suite 'All tests' started at 2024-01-09 09:41:00.000", "Test Suite 'App.app.xctest' started at 2024-01-09 09:41:00.000",
            "Test Case 'CartTests.testTotal' started at 2024-01-09 09:41:00.000", "Test Case 'CartTests.testTotal' passed (0.0305 seconds)",
            "Test Case 'CartTests.testEmpty' started at 2024-01-09 09:41:00.000",
            "/src/CartTests.swift:12: error: CartTests.testEmpty : XCTAssertEqual failed: (\"0\") is not equal to (\"1\") - the count",
            "Test Case 'CartTests.testEmpty' failed (1.5 seconds)", "\u{2718} Test total() failed after 0.001 seconds with 1 issue.",
            "Anything else",
        ]
        #expect(
            lines.map { log.translate($0) } == [
                "Test Suite 'All tests' started at 2024-01-09 09:41:00.000",
                "Test Suite 'AppTests.xctest' started at 2024-01-09 09:41:00.000",
                "Test Case '-[AppTests.CartTests testTotal]' started.",
                "Test Case '-[AppTests.CartTests testTotal]' passed (0.031 seconds).",
                "Test Case '-[AppTests.CartTests testEmpty]' started.",
                "/src/CartTests.swift:12: error: -[AppTests.CartTests testEmpty] : XCTAssertEqual failed: (\"0\") is not equal to (\"1\") - the count",
                "Test Case '-[AppTests.CartTests testEmpty]' failed (1.500 seconds).",
                "\u{2718} Test total() failed after 0.001 seconds with 1 issue.", "Anything else",
            ])
        #expect(log.failed == ["CartTests.testEmpty()", "total()"])
    }

    @Test func linesOfBuildsAreXcodes() {
        let log = XcodebuildLog(target: "My App", project: "Project", product: URL(fileURLWithPath: "/out/My App.app"))
        let architecture = SimctlCatalogue.architecture
        #expect(
            log.line(.compiling(files: 3))
                == "SwiftDriver My\\ App normal \(architecture) com.apple.xcode.tools.swift.compiler (in target 'My App' from project 'Project')"
        )
        #expect(log.line(.linking) == "Ld /out/My\\ App.app/My\\ App normal \(architecture) (in target 'My App' from project 'Project')")
        #expect(log.line(.readingProject) == nil)
    }

    @Test func anAppWithoutAProjectIsNoDirectoryOfXcodes() async {
        let host = FakeHost()
        var context = host.context
        context.folder = FileManager.default.temporaryDirectory.appendingPathComponent("nothing-\(UUID().uuidString)")
        #expect(await XcodebuildShim(context).run(["build"]) == 66)
        #expect(host.errors.first?.hasPrefix("xcodebuild: error: The directory ") == true)
        #expect(await XcodebuildShim(context).run(["-project", "No.xcodeproj", "-list"]) == 66)
        #expect(await XcodebuildShim(context).run(["-version"]) == 0)
        #expect(host.text == "Xcode 26.0\nBuild version Quince\n")
    }

    @Test func projectsAreListed() async throws {
        let host = FakeHost()
        var context = host.context
        context.folder =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Apps/KindsOfTests")
            .standardizedFileURL
        #expect(await XcodebuildShim(context).run(["-list", "-json"]) == 0)
        let project = try #require((host.json as? [String: [String: Any]])?["project"])
        #expect(project["name"] as? String == "KindsOfTests")
        #expect((project["targets"] as? [String])?.contains("KindsOfTests") == true)
        #expect(project["schemes"] as? [String] == ["KindsOfTests"])
        #expect(await XcodebuildShim(context).run(["-scheme", "Nothing", "build"]) == 65)
        #expect(host.errors.last?.contains("does not contain a scheme named \"Nothing\"") == true)
    }
}
