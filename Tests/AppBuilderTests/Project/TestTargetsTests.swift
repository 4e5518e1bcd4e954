import Foundation
import Testing

@testable import AppBuilder

/// Test targets of a project: which belong to the app, and what building them says.
@Suite(.serialized) struct TestTargetsTests {
    static let project = """
        // !$*UTF8*$!
        { objectVersion = 56; rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, U, I, O); developmentRegion = en;
                attributes = { TargetAttributes = { U = { TestTargetID = T; }; O = { TestTargetID = X; }; }; }; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = TL; buildPhases = (S); };
            TL = { isa = XCConfigurationList; buildConfigurations = (TD); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = "com.example.shop"; GENERATE_INFOPLIST_FILE = YES; }; };
            U = { isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = TL; buildPhases = (US); };
            I = { isa = PBXNativeTarget; name = ShopUITests; productType = "com.apple.product-type.bundle.ui-testing"; buildConfigurationList = TL; buildPhases = (IS); dependencies = (D); };
            O = { isa = PBXNativeTarget; name = OtherTests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = TL; buildPhases = (US); };
            D = { isa = PBXTargetDependency; target = T; };
            G = { isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = CartTests.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = ShopUITests.swift; sourceTree = "<group>"; };
            IS = { isa = PBXSourcesBuildPhase; files = (B3); };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            S = { isa = PBXSourcesBuildPhase; files = (B1); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            US = { isa = PBXSourcesBuildPhase; files = (B2); };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
        }; }
        """
    private static let app = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate { @objc func start() {} }
        struct Cart { var total = 0 }
        """

    static let interfaceTests = """
        import XCTest

        final class ShopUITests: XCTestCase {
            override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

            override func setUpWithError() throws { continueAfterFailure = false }

            @MainActor func testExample() throws {
                let app = XCUIApplication()
                app.launchArguments.append("-fresh")
                app.launch()
                XCTAssertTrue(app.buttons["Pay"].waitForExistence(timeout: 3))
                app.tables.cells.containing(.staticText, identifier: "Tea").buttons.element(boundBy: 0).tap()
                add(XCTAttachment(screenshot: app.screenshot()))
            }

            @MainActor func testMonitors() {
                let monitor = addUIInterruptionMonitor(withDescription: "any") { $0.buttons.firstMatch.exists }
                removeUIInterruptionMonitor(monitor)
                measure(metrics: [XCTApplicationLaunchMetric(), XCTMemoryMetric(application: XCUIApplication())]) {}
                expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: XCUIApplication().buttons["Pay"])
            }
        }
        """

    private func folder(tests: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": Self.project, "App.swift": Self.app, "CartTests.swift": tests,
            "ShopUITests.swift": Self.interfaceTests,
        ])
    }

    private func build(_ folder: TemporaryFolder, _ configuration: BuildRequest.Configuration = .debug) async throws -> BuiltTests {
        try await AppBuilder().buildTests(
            BuildRequest(
                app: folder.path("Shop.xcodeproj"), configuration: configuration, output: folder.path("Products"),
                frameworks: TestFrameworks.whole.get(), cache: folder.path("Cache")))
    }

    @Test func theAppsOwnTestsAreBuilt() async throws {
        let folder = try folder(
            tests: """
                import XCTest
                @testable import Shop

                final class CartTests: XCTestCase {
                    func testTotal() { XCTAssertEqual(Cart().total, 0) }
                }
                """)
        let built = try await build(folder)
        #expect(built.bundles.map(\.name) == ["ShopTests", "ShopUITests"])
        #expect(built.bundles.map(\.isInterfaceTest) == [false, true])
        #expect(built.warnings.isEmpty)
        let library = try #require(built.bundles.first?.library)
        #expect(library.lastPathComponent == "ShopTests")
        #expect(FileManager.default.fileExists(atPath: library.path))
        #expect(library.deletingLastPathComponent().lastPathComponent == "ShopTests.xctest")
    }

    /// A folder of the frameworks may hold a module of the app's name; one of a checkout holds `FileFormats`.
    @Test func theAppsModuleComesBeforeOthersOfItsName() async throws {
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": Self.project.replacingOccurrences(of: "name = Shop;", with: "name = FileFormats;"),
            "App.swift": Self.app, "ShopUITests.swift": Self.interfaceTests,
            "CartTests.swift": """
            import XCTest
            @testable import FileFormats

            final class CartTests: XCTestCase {
                func testTotal() { XCTAssertEqual(Cart().total, 0) }
            }
            """,
        ])
        #expect(try await build(folder).bundles.first?.firstTest == "ShopTests.CartTests/testTotal")
    }

    @Test func errorsNameTheTestsFileAndLine() async throws {
        let folder = try folder(
            tests: """
                import XCTest
                @testable import Shop

                final class CartTests: XCTestCase {
                    func testTotal() { XCTAssertEqual(Cart().sum, 0) }
                }
                """)
        let failure = await #expect(throws: BuildFailure.self) { try await build(folder) }
        let first = try #require(failure?.diagnostics.first)
        #expect(first.file?.lastPathComponent == "CartTests.swift")
        #expect(first.line == 5)
        #expect(first.message.contains("sum"))
    }

    @Test func onlyDebugBuildsAreTested() async throws {
        let folder = try folder(tests: "import XCTest\n")
        let failure = await #expect(throws: BuildFailure.self) { try await build(folder, .release) }
        #expect(failure?.description.contains("debug") == true)
    }

    @Test func aFolderHasNoTests() async throws {
        let folder = try TemporaryFolder(["App/App.swift": Self.app])
        let failure = await #expect(throws: BuildFailure.self) {
            try await AppBuilder().buildTests(
                BuildRequest(app: folder.path("App"), frameworks: TestFrameworks.shared.get(), cache: folder.path("Cache")))
        }
        #expect(failure?.description.contains("bare folder") == true)
    }
}
