import Foundation
import Testing

@testable import AppBuilder

/// Schemes: what an app and its tests are started with, and in which configuration.
@Suite(.serialized) struct SchemeTests {
    private static func scheme(app: String? = "Shop", launch: String = "", launchContent: String = "", test: String = "") -> String {
        let runnable = app.map {
            """
            <BuildableProductRunnable runnableDebuggingMode = "0">
               <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "T" BuildableName = "\($0).app" BlueprintName = "\($0)"
                  ReferencedContainer = "container:Shop.xcodeproj"></BuildableReference>
            </BuildableProductRunnable>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme LastUpgradeVersion = "1600" version = "1.7">
               <BuildAction></BuildAction>
               \(test)
               <LaunchAction buildConfiguration = "Debug" \(launch)>
                  \(runnable ?? "")
                  \(launchContent)
               </LaunchAction>
               <ProfileAction><CommandLineArguments><CommandLineArgument argument = "profile" isEnabled = "YES"/></CommandLineArguments></ProfileAction>
            </Scheme>
            """
    }

    private static let options = """
        <CommandLineArguments>
           <CommandLineArgument argument = "-name &quot;Ann Lee&quot; -bundle $(PRODUCT_BUNDLE_IDENTIFIER)" isEnabled = "YES"></CommandLineArgument>
           <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
        </CommandLineArguments>
        <EnvironmentVariables>
           <EnvironmentVariable key = "SERVER" value = "https://example.com" isEnabled = "YES"></EnvironmentVariable>
           <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
        </EnvironmentVariables>
        <StoreKitConfigurationFileReference identifier = "../../../Shop.storekit"></StoreKitConfigurationFileReference>
        """

    private static let shared = "Shop.xcodeproj/xcshareddata/xcschemes/"
    private static let own = "Shop.xcodeproj/xcuserdata/ann.xcuserdatad/xcschemes/"

    private func fixture(_ schemes: [String: String], project: String = ProjectText().text) throws -> TemporaryFolder {
        try TemporaryFolder(["Shop.xcodeproj/project.pbxproj": project, "App.swift": ""].merging(schemes) { $1 })
    }

    private func describe(_ folder: TemporaryFolder, scheme: String? = nil, _ configuration: BuildRequest.Configuration = .debug) throws
        -> ProjectDescription
    {
        var request = BuildRequest(
            app: folder.path("Shop.xcodeproj"), configuration: configuration,
            frameworks: FrameworkSet(modules: folder.url, library: folder.url))
        request.scheme = scheme
        return try AppBuilder().describe(request)
    }

    private func failure(_ folder: TemporaryFolder, scheme: String?) throws -> BuildDiagnostic {
        let failure = #expect(throws: BuildFailure.self) { try describe(folder, scheme: scheme) }
        return try #require(failure?.diagnostics.first)
    }

    // MARK: Launching

    @Test func theOnlySchemeThatLaunchesTheAppIsTheDefault() throws {
        let folder = try fixture([
            Self.shared + "Everything.xcscheme": Self.scheme(launch: "language = \"de\" region = \"AT\"", launchContent: Self.options),
            Self.shared + "Kit.xcscheme": Self.scheme(app: nil, launchContent: Self.options),
        ])
        let launch = try #require(try describe(folder).launch)
        #expect(launch.scheme == "Everything")
        #expect(launch.arguments == ["-name", "Ann Lee", "-bundle", "com.example.Shop"])
        #expect(launch.environment == ["SERVER": "https://example.com"])
        #expect(launch.language == "de")
        #expect(launch.region == "AT")
        #expect(launch.localeArguments == ["-AppleLanguages", "(de)", "-AppleLocale", "de_AT"])
        #expect(launch.storeKitConfiguration?.path == folder.path("Shop.storekit").standardizedFileURL.path)
        #expect(try describe(folder).text.contains("  scheme: Everything\n"))
    }

    /// The reference begins at the workspace that the scheme was made in, or at the project's own one.
    @Test(arguments: ["../Shop/Test.storekit", "../../Shop/Test.storekit", "../../../Shop/Test.storekit"])
    func aStoreKitConfigurationIsFound(reference: String) throws {
        let content = "<StoreKitConfigurationFileReference identifier = \"\(reference)\"></StoreKitConfigurationFileReference>"
        let folder = try fixture([
            Self.shared + "Shop.xcscheme": Self.scheme(launchContent: content), "Shop/Test.storekit": "{}",
        ])
        #expect(
            try describe(folder).launch?.storeKitConfiguration?.path == folder.path("Shop/Test.storekit").standardizedFileURL.path)
    }

    @Test func ofSeveralSchemesTheOneNamedLikeTheAppIsTheDefault() throws {
        let two = [Self.shared + "A.xcscheme": Self.scheme(), Self.own + "B.xcscheme": Self.scheme()]
        #expect(try describe(try fixture(two)).launch == nil)
        let three = two.merging([Self.own + "Shop.xcscheme": Self.scheme()]) { $1 }
        #expect(try describe(try fixture(three)).launch?.scheme == "Shop")
    }

    @Test func aSchemeIsNamed() throws {
        let folder = try fixture([
            Self.shared + "Shop.xcscheme": Self.scheme(), Self.own + "Mine.xcscheme": Self.scheme(launchContent: Self.options),
            Self.shared + "Kit.xcscheme": Self.scheme(app: nil),
        ])
        #expect(try describe(folder, scheme: "Mine").launch?.environment == ["SERVER": "https://example.com"])
        let unknown = try failure(folder, scheme: "Other")
        #expect(unknown.message == "there is no scheme named 'Other'")
        #expect(unknown.nextStep == "Choose one of: Kit, Shop, Mine.")
        let without = try failure(folder, scheme: "Kit")
        #expect(without.message == "the scheme 'Kit' launches no app")
        #expect(without.file?.lastPathComponent == "Kit.xcscheme")
        #expect(try failure(try fixture([:]), scheme: "Shop").nextStep?.contains("leave out --scheme") == true)
    }

    @Test func aSchemeChoosesAmongApps() throws {
        let project = ProjectText(
            objects: """
                A = { isa = PBXNativeTarget; name = Admin; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S); };
                C = { isa = PBXNativeTarget; name = Clerk; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S); };
                """, targets: ["A", "C"]
        ).text
        let folder = try fixture([Self.shared + "For clerks.xcscheme": Self.scheme(app: "Clerk")], project: project)
        #expect(try describe(folder, scheme: "For clerks").parts.first?.name == "Clerk")
        #expect(try describe(folder).parts.first?.name == "Shop")
    }

    @Test func theConfigurationIsTheSchemes() throws {
        let project = ProjectText(
            objects: """
                ST = { isa = XCBuildConfiguration; name = Staging; buildSettings = { SERVER = staging; }; };
                """
        ).text.replacingOccurrences(of: "buildConfigurations = (D);", with: "buildConfigurations = (D, ST);")
        let scheme = Self.scheme().replacingOccurrences(of: "buildConfiguration = \"Debug\"", with: "buildConfiguration = \"Staging\"")
        let folder = try fixture([Self.shared + "Shop.xcscheme": scheme], project: project)
        let description = try describe(folder)
        #expect(description.configuration == "Staging")
        #expect(description.parts.first?.settings.first { $0.name == "SERVER" }?.value == "staging")
        #expect(try describe(folder, .release).configuration == "Release")
    }

    @Test func schemesOfAWorkspaceCountToo() throws {
        let folder = try fixture([
            "Shop.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location=\"group:Shop.xcodeproj\"/></Workspace>",
            "Shop.xcworkspace/xcshareddata/xcschemes/Whole.xcscheme": Self.scheme(launchContent: Self.options),
        ])
        let request = BuildRequest(app: folder.path("Shop.xcworkspace"), frameworks: FrameworkSet(modules: folder.url, library: folder.url))
        #expect(try AppBuilder().describe(request).launch?.scheme == "Whole")
    }

    @Test func aDamagedSchemeConcernsWhoeverNamesIt() throws {
        let folder = try fixture([
            Self.shared + "Bad.xcscheme": "<Scheme>\n<LaunchAction", Self.shared + "Odd.xcscheme": "<Plan/>",
            Self.shared + "Shop.xcscheme": Self.scheme(),
        ])
        #expect(try describe(folder).launch?.scheme == "Shop")
        let bad = try failure(folder, scheme: "Bad")
        #expect(bad.message.hasPrefix("the scheme cannot be read: "))
        #expect(bad.line == 2)
        #expect(try failure(folder, scheme: "Odd").message == "the scheme cannot be read: it is no scheme but <Plan>")
    }

    @Test func anArgumentWithoutEndIsRefused() throws {
        let content =
            "<CommandLineArguments><CommandLineArgument argument=\"$(B)$(B)$(B)$(B)$(B)\" isEnabled=\"YES\"/></CommandLineArguments>"
        let long = String(repeating: "x", count: 1 << 18)
        let project = ProjectText().text.replacingOccurrences(of: "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; B = \(long);")
        let folder = try fixture([Self.shared + "Shop.xcscheme": Self.scheme(launchContent: content)], project: project)
        #expect(try failure(folder, scheme: nil).message.contains("has a value of more than 1048576 bytes"))
    }

    @Test func aChangedSchemeIsNoticed() async throws {
        let project = try HostileProject(files: ["P/" + Self.shared + "Shop.xcscheme": Self.scheme()])
        #expect(try await build(project.app, into: project.folder).launch?.environment == [:])
        #expect(try await build(project.app, into: project.folder).wasUpToDate)
        try project.folder.write(Self.scheme(launchContent: Self.options), to: "P/" + Self.shared + "Shop.xcscheme")
        #expect(try await build(project.app, into: project.folder).launch?.environment == ["SERVER": "https://example.com"])
        // It is known where nothing is built, too.
        #expect(try await build(project.app, into: project.folder).launch?.environment == ["SERVER": "https://example.com"])
    }

    /// Code of the project's must not run ahead of the app's confinement.
    @Test func variablesOfTheLoaderAreLeftOut() throws {
        let names = ["LD_PRELOAD", "GCONV_PATH", "QUINCE_DEVICE", "HOME", "A=B", "SERVER"]
        let content = names.map { "<EnvironmentVariable key=\"\($0)\" value=\"x\" isEnabled=\"YES\"/>" }.joined()
        let folder = try fixture([
            Self.shared + "Shop.xcscheme": Self.scheme(launchContent: "<EnvironmentVariables>\(content)</EnvironmentVariables>")
        ])
        let description = try describe(folder)
        #expect(description.launch?.environment == ["SERVER": "x"])
        #expect(description.launch?.reservedVariables == Array(names.dropLast()))
        #expect(
            description.parts.first?.warnings.first?.contains(
                "the variable 'LD_PRELOAD' of the scheme 'Shop' is not passed on: it would change how Quince starts the app") == true)
    }

    // MARK: Testing

    private static func testable(_ target: String, skipped: String = "NO", content: String = "") -> String {
        """
        <TestableReference skipped = "\(skipped)">
           <BuildableReference BlueprintIdentifier = "U" BuildableName = "\(target).xctest" BlueprintName = "\(target)" ReferencedContainer = "container:Shop.xcodeproj"></BuildableReference>
           \(content)
        </TestableReference>
        """
    }

    private func scheme(test: String) throws -> Scheme {
        let folder = try TemporaryFolder([Self.shared + "Shop.xcscheme": Self.scheme(test: test)])
        return try SchemeReader.read(folder.path(Self.shared + "Shop.xcscheme"), of: folder.path("Shop.xcodeproj"))
    }

    private func matches(_ filter: String?, _ name: String) throws -> Bool {
        guard let filter else { return true }
        return try name.contains(Regex(filter))
    }

    @Test func aSchemeSaysWhichTestsRun() throws {
        let skipped = "<SkippedTests><Test Identifier = \"CartTests\"/><Test Identifier = \"PriceTests/testTax()\"/></SkippedTests>"
        let test =
            "<TestAction buildConfiguration = \"Debug\" shouldUseLaunchSchemeArgsEnv = \"YES\"><Testables>"
            + Self.testable("ShopTests", content: skipped) + Self.testable("SlowTests", skipped: "YES") + "</Testables></TestAction>"
        let selection = try TestSelection(try scheme(test: test), isNamed: false)
        #expect(selection.includes("ShopTests"))
        #expect(!selection.includes("SlowTests"))
        #expect(selection.includes("OtherTests"))
        let named = try TestSelection(try scheme(test: test), isNamed: true)
        #expect(!named.includes("OtherTests"))
        let filter = selection.filter(of: "ShopTests")
        #expect(try matches(filter, "ShopTests.CartTests/testTotal") == false)
        #expect(try matches(filter, "ShopTests.CartTestsMore/testTotal"))
        #expect(try matches(filter, "ShopTests.PriceTests/testTax") == false)
        #expect(try matches(filter, "ShopTests.PriceTests/testTaxOfTwo"))
        #expect(selection.filter(of: "OtherTests") == nil)
    }

    @Test func aSchemeSelectsTests() throws {
        let selected = "<SelectedTests><Test Identifier = \"CartTests/testTotal()\"/></SelectedTests>"
        let reference = Self.testable("ShopTests", content: selected).replacingOccurrences(
            of: "skipped = \"NO\"", with: "skipped = \"NO\" useTestSelectionWhitelist = \"YES\"")
        let selection = try TestSelection(
            try scheme(test: "<TestAction><Testables>" + reference + "</Testables></TestAction>"), isNamed: false)
        let filter = selection.filter(of: "ShopTests")
        #expect(try matches(filter, "ShopTests.CartTests/testTotal"))
        #expect(try matches(filter, "ShopTests.CartTests/testTotal()"))
        #expect(try matches(filter, "ShopTests.CartTests/testOther") == false)
    }

    private static let plan = """
        {
          "configurations" : [ { "id" : "1", "name" : "German", "options" : { "language" : "de", "region" : "DE" } } ],
          "defaultOptions" : {
            "commandLineArgumentEntries" : [ { "argument" : "-quick YES" }, { "argument" : "-off", "enabled" : false } ],
            "environmentVariableEntries" : [ { "key" : "PLAN", "value" : "$(TARGET_NAME)" } ]
          },
          "testTargets" : [
            { "skippedTests" : { "suites" : [ { "name" : "CartTests", "testFunctions" : [ "total()" ] }, { "name" : "Old" } ] },
              "target" : { "containerPath" : "container:Shop.xcodeproj", "identifier" : "U", "name" : "ShopTests" } },
            { "enabled" : false, "target" : { "containerPath" : "container:Shop.xcodeproj", "identifier" : "V", "name" : "SlowTests" } }
          ],
          "version" : 1
        }
        """

    @Test func theDefaultTestPlanIsRead() throws {
        let test =
            "<TestAction><TestPlans><TestPlanReference reference = \"container:Other.xctestplan\"/>"
            + "<TestPlanReference reference = \"container:Shop.xctestplan\" default = \"YES\"/></TestPlans></TestAction>"
        let folder = try TemporaryFolder([Self.shared + "Shop.xcscheme": Self.scheme(test: test), "Shop.xctestplan": Self.plan])
        let scheme = try SchemeReader.read(folder.path(Self.shared + "Shop.xcscheme"), of: folder.path("Shop.xcodeproj"))
        let selection = try TestSelection(scheme, isNamed: true)
        #expect(selection.plan?.lastPathComponent == "Shop.xctestplan")
        #expect(selection.includes("ShopTests"))
        #expect(!selection.includes("SlowTests"))
        #expect(try matches(selection.filter(of: "ShopTests"), "ShopTests.CartTests/total()") == false)
        #expect(try matches(selection.filter(of: "ShopTests"), "ShopTests.Old/any()") == false)
        #expect(try matches(selection.filter(of: "ShopTests"), "ShopTests.CartTests/other()"))
        var settings = BuildSettings(configuration: "Debug")
        settings.push(["TARGET_NAME": "Shop"])
        let launches = try selection.launches(settings)
        #expect(launches.map(\.configuration) == ["German"])
        let launch = try #require(launches.first?.settings)
        #expect(launch.arguments == ["-quick", "YES"])
        #expect(launch.environment == ["PLAN": "Shop"])
        #expect(launch.language == "de")
    }

    @Test func testsRunOnceForEachConfigurationOfThePlan() throws {
        let more =
            "{ \"name\" : \"Off\", \"enabled\" : false }, { \"name\" : \"Slow\", \"options\" : { \"environmentVariableEntries\" : [] } }"
        let plan = Self.plan.replacingOccurrences(of: "\"configurations\" : [ ", with: "\"configurations\" : [ \(more), ")
        let test = "<TestAction><TestPlans><TestPlanReference reference = \"container:Shop.xctestplan\"/></TestPlans></TestAction>"
        let folder = try TemporaryFolder([Self.shared + "Shop.xcscheme": Self.scheme(test: test), "Shop.xctestplan": plan])
        let scheme = try SchemeReader.read(folder.path(Self.shared + "Shop.xcscheme"), of: folder.path("Shop.xcodeproj"))
        let launches = try TestSelection(scheme, isNamed: true).launches(BuildSettings(configuration: "Debug"))
        #expect(launches.map(\.configuration) == ["Slow", "German"])
        #expect(launches.map { $0.settings?.environment ?? [:] } == [[:], ["PLAN": ""]])
        #expect(launches.map { $0.settings?.language } == [nil, "de"])
    }

    /// The app whose tests run is built as the scheme's test action says, beside the one that is launched.
    @Test func testsAreBuiltInTheirOwnConfiguration() async throws {
        func scheme(_ configuration: String) -> String {
            Self.scheme(
                test: "<TestAction buildConfiguration = \"\(configuration)\" shouldUseLaunchSchemeArgsEnv = \"YES\"></TestAction>")
        }
        let project = TestTargetsTests.project.replacingOccurrences(
            of: "buildConfigurations = (TD);", with: "buildConfigurations = (TD, TE);"
        )
        .replacingOccurrences(
            of: "U = { isa",
            with: """
                TE = { isa = XCBuildConfiguration; name = Testing; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = "com.example.shop";
                    GENERATE_INFOPLIST_FILE = YES; SWIFT_ACTIVE_COMPILATION_CONDITIONS = TESTING; }; };
                U = { isa
                """)
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": project, Self.shared + "Shop.xcscheme": scheme("Testing"),
            "App.swift":
                "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n#if TESTING\nlet isTesting = true\n#endif\n",
            "CartTests.swift":
                "import XCTest\n@testable import Shop\nfinal class CartTests: XCTestCase { func testIt() { XCTAssert(isTesting) } }\n",
            "ShopUITests.swift": TestTargetsTests.interfaceTests,
        ])
        let request = BuildRequest(
            app: folder.path("Shop.xcodeproj"), output: folder.path("Products"), frameworks: try TestFrameworks.whole.get(),
            cache: folder.path("Cache"))
        #expect(try await AppBuilder().buildTests(request).bundles.map(\.name) == ["ShopTests", "ShopUITests"])
        try folder.write(scheme("Debug"), to: Self.shared + "Shop.xcscheme")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await AppBuilder().buildTests(request) }
        #expect(failure?.diagnostics.first?.message.contains("isTesting") == true)
    }

    @Test(arguments: [("{}", "not a test plan: no 'testTargets'"), ("{\n \"a\": }", "not valid JSON"), ("[]", "expected a JSON object")])
    func aDamagedTestPlanIsNamed(text: String, message: String) throws {
        let folder = try TemporaryFolder(["Shop.xctestplan": text])
        let failure = #expect(throws: BuildFailure.self) { try TestPlan(folder.path("Shop.xctestplan")) }
        #expect(failure?.diagnostics.first?.message == message)
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "Shop.xctestplan")
    }

    /// Names in names multiply: a small file could list more than fits into memory.
    @Test func aTestPlanOfEndlessNamesIsRefused() throws {
        let name = String(repeating: "A", count: 1 << 16), functions = Array(repeating: "\"f()\"", count: 1000).joined(separator: ",")
        let text = """
            {"testTargets": [{"target": {"name": "T"}, "skippedTests": {"suites": [{"name": "\(name)", "testFunctions": [\(functions)]}]}}]}
            """
        let folder = try TemporaryFolder(["Shop.xctestplan": text])
        let failure = #expect(throws: BuildFailure.self) { try TestPlan(folder.path("Shop.xctestplan")) }
        #expect(failure?.diagnostics.first?.message == "the tests listed for a target have names of more than 16 MB")
    }
}
