import Foundation
import Testing

@testable import AppBuilder

/// For which iOS an app is built: `--os`, or what its project tells of an SDK.
struct SystemChoiceTests {
    private func describe(
        _ fields: String = "", objectVersion: Int = 60, deploymentTarget: String? = nil, wanted: SimulatedSystem? = nil
    ) throws -> ProjectDescription {
        var text = ProjectText(project: fields).text.replacingOccurrences(
            of: "objectVersion = 60", with: "objectVersion = \(objectVersion)")
        if let deploymentTarget {
            text = text.replacingOccurrences(
                of: "buildSettings = { };", with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget); };")
        }
        let folder = try TemporaryFolder(["Shop.xcodeproj/project.pbxproj": text, "App.swift": HostileProject.delegate])
        var request = BuildRequest(
            app: folder.path("Shop.xcodeproj"), frameworks: FrameworkSet(modules: folder.url, library: folder.url))
        request.system = wanted
        return try AppBuilder().describe(request)
    }

    private func told(_ description: ProjectDescription) -> String { "\(description.system.version), \(description.system.origin)" }

    @Test func theXcodeThatSavedTheProjectDecides() throws {
        #expect(told(try describe()) == "17.0, the default")
        #expect(told(try describe("attributes = { LastUpgradeCheck = 0930; };")) == "17.0, the default")
        #expect(told(try describe("attributes = { LastUpgradeCheck = 1540; };")) == "17.0, the default")
        #expect(told(try describe("attributes = { LastUpgradeCheck = 1600; };")) == "18.0, LastUpgradeCheck = 1600")
        #expect(told(try describe("attributes = { LastUpgradeCheck = 2600; };")) == "26.0, LastUpgradeCheck = 2600")
        #expect(told(try describe("attributes = { LastUpgradeCheck = 2710; };")) == "26.0, LastUpgradeCheck = 2710")
        #expect(told(try describe("compatibilityVersion = \"Xcode 16.0\";")) == "18.0, compatibilityVersion = Xcode 16.0")
        #expect(told(try describe(objectVersion: 77)) == "18.0, objectVersion = 77")
        #expect(told(try describe("attributes = { LastUpgradeCheck = many; };")) == "17.0, the default")
    }

    @Test func theNewestThatIsToldDecides() throws {
        let attributes = "LastUpgradeCheck = 1600; TargetAttributes = { T = { CreatedOnToolsVersion = 26.0.1; }; };"
        #expect(told(try describe("attributes = { \(attributes) };", objectVersion: 77)) == "26.0, CreatedOnToolsVersion = 26.0.1")
    }

    private func shop(_ text: String) throws -> TemporaryFolder {
        let project = ProjectText(project: "attributes = { LastUpgradeCheck = 2600; };").text
        let delegate =
            "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate { @objc func start() { print(look()) } }\n"
        return try TemporaryFolder(["Shop/Shop.xcodeproj/project.pbxproj": project, "Shop/App.swift": delegate + text])
    }

    /// Four hundred brackets of a damaged asset catalog took longer than anybody waits.
    @Test func errorsOfOtherFilesThanSourcesAreOfNoSystem() throws {
        let text = "if #available(iOS 26, *) { print(lookOfGlass()) }\n"
        let folder = try TemporaryFolder(["Contents.json": text, "App.swift": text])
        func system(_ name: String) -> SimulatedSystem? {
            SystemFallback.system(without: BuildFailure("missing", at: folder.path(name), line: 1, nextStep: "Add it."))
        }
        #expect(system("App.swift") == .iOS18)
        #expect(system("Contents.json") == nil)
    }

    @Test(arguments: [
        "func look() -> String { if #available(iOS 26, *) { return lookOfGlass() } else { return \"plain\" } }\n",
        "func look() -> String {\n    guard #available(iOS 26.0, *) else { return \"plain\" }\n    return lookOfGlass()\n}\n",
    ])
    func whatIsMissingOfANewIOSIsLeftOut(text: String) async throws {
        let folder = try shop(text)
        for _ in 0..<2 {
            let app = try await build(folder.path("Shop/Shop.xcodeproj"), into: folder)
            #expect(try run(app.executable) == "plain\n")
            let warning = try #require(app.warnings.first { $0.message.hasPrefix("the app is built for iOS 18: ") })
            #expect(warning.message.contains("lookOfGlass"))
        }
        var request = BuildRequest(
            app: folder.path("Shop/Shop.xcodeproj"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: folder.path("Cache"))
        request.system = .iOS26
        let failure = await #expect(throws: BuildFailure.self) { try await AppBuilder().build(request) }
        #expect(failure?.diagnostics.first?.message.contains("lookOfGlass") == true)
    }

    @Test func whatIsMissingOnAllIsAnError() async throws {
        let folder = try shop("func look() -> String {\n    if #available(iOS 26, *) { return lookOfGlass() }\n    return lookOfTin()\n}\n")
        let failure = await #expect(throws: BuildFailure.self) { try await build(folder.path("Shop/Shop.xcodeproj"), into: folder) }
        #expect(failure?.diagnostics.filter { $0.severity == .error }.count == 2)
    }

    @Test func aDeploymentTargetRaisesIt() throws {
        #expect(told(try describe(deploymentTarget: "16.4")) == "17.0, the default")
        #expect(told(try describe(deploymentTarget: "17.4")) == "17.0, the default")
        #expect(told(try describe(deploymentTarget: "18.2")) == "18.0, IPHONEOS_DEPLOYMENT_TARGET = 18.2")
        #expect(told(try describe(deploymentTarget: "19.0")) == "26.0, IPHONEOS_DEPLOYMENT_TARGET = 19.0")
        #expect(told(try describe(deploymentTarget: "27.0")) == "26.0, IPHONEOS_DEPLOYMENT_TARGET = 27.0")
    }

    @Test(arguments: SimulatedSystem.allCases) func anOptionOverrulesTheProject(system: SimulatedSystem) throws {
        let description = try describe("attributes = { LastUpgradeCheck = 2600; };", wanted: system)
        #expect(told(description) == "\(system.version), --os")
        #expect(description.text.contains("  iOS \(system.version)  [--os]\n"))
        let app = try #require(description.parts.first)
        func value(_ name: String) -> String? { app.settings.first { $0.name == name }?.value }
        #expect(value("SDK_NAME") == "iphonesimulator\(system.version)")
        #expect(value("SDK_VERSION") == system.version)
        #expect(value("IPHONEOS_DEPLOYMENT_TARGET") == system.version)
    }

    @Test func anOlderOneThanTheAppNeedsIsRefused() throws {
        let failure = #expect(throws: BuildFailure.self) { try describe(deploymentTarget: "18.2", wanted: .iOS17) }
        let diagnostic = try #require(failure?.diagnostics.first)
        #expect(diagnostic.message == "the app needs iOS 18.2, which is newer than iOS 17.0")
        #expect(diagnostic.nextStep == "Choose --os 18, or lower IPHONEOS_DEPLOYMENT_TARGET.")
    }

    @Test func aFolderIsForTheOldestUnlessAnotherIsAskedFor() throws {
        let folder = try TemporaryFolder(["Shop/App.swift": ""])
        var request = BuildRequest(app: folder.path("Shop"), frameworks: FrameworkSet(modules: folder.url, library: folder.url))
        #expect(told(try AppBuilder().describe(request)) == "17.0, the default")
        request.system = .iOS26
        let description = try AppBuilder().describe(request)
        #expect(told(description) == "26.0, --os")
        #expect(description.parts.first?.settings.first { $0.name == "SDK_VERSION" }?.value == "26.0")
    }

    @Test func conditionsOfSettingsSeeTheSDK() {
        var settings = BuildSettings(configuration: "Debug", system: .iOS26)
        settings.push(["A": "any", "A[sdk=iphonesimulator26*]": "new", "B": "any", "B[sdk=iphonesimulator17.0]": "old"])
        #expect(settings["A"] == "new")
        #expect(settings["B"] == "any")
    }

    @Test func theBundleTellsOfIt() throws {
        let folder = try TemporaryFolder(["Shop/App.swift": ""])
        var target = try BareFolderReader.read(folder.path("Shop"), configuration: .debug)
        target.settings.system = .iOS18
        let plist = try InfoPlistCompiler(target: target).compile()
        #expect(plist["DTPlatformVersion"] as? String == "18.0")
        #expect(plist["DTSDKName"] as? String == "iphonesimulator18.0")
        #expect(plist["MinimumOSVersion"] as? String == "18.0")
    }

    @Test(arguments: SimulatedSystem.allCases) func availabilityIsThatOfTheSystem(system: SimulatedSystem) {
        let text =
            "func f() { if #available(iOS 18.0, *) { a() } else { b() }; if #available(iOS 26, *) { c() }; if #unavailable(iOS 18) { d() } }"
        let lowered = Lowering(files: ["A.swift": text], system: system).lower("A.swift").text
        #expect(lowered.contains("a()") == (system >= .iOS18))
        #expect(lowered.contains("c()") == (system >= .iOS26))
        #expect(lowered.contains("if true { d() }") == (system < .iOS18))
    }
}
