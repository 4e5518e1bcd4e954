import Foundation
import Testing

@testable import AppBuilder

/// Build rules: scripts that make sources and resources of files of a kind.
@Suite(.serialized) struct BuildRuleTests {
    private static let script =
        "echo \\\"let $INPUT_FILE_BASE = \\\\\\\"$(cat \\\"$INPUT_FILE_PATH\\\")\\\\\\\"\\\" > \\\"$SCRIPT_OUTPUT_FILE_0\\\"; echo made > \\\"$SCRIPT_OUTPUT_FILE_1\\\""
    private static let delegate =
        "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate { @objc func start() { print(greeting) } }\n"

    private func project(script: String = script, type: String = "pattern.proxy", phase: String = "PBXSourcesBuildPhase") throws
        -> HostileProject
    {
        try HostileProject(
            settings: "",
            objects: """
                R = { isa = PBXBuildRule; compilerSpec = com.apple.compilers.proxy.script; fileType = "\(type)"; filePatterns = "*.words *.more";
                    name = Words; inputFiles = ("$(SRCROOT)/list.txt"); isEditable = 1;
                    outputFiles = ("$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).swift", "$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).txt");
                    script = "\(script)"; };
                F2 = { isa = PBXFileReference; path = greeting.words; sourceTree = "<group>"; };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                S2 = { isa = \(phase); files = (B2); };
                """, children: ", F2", phases: ", S2); buildRules = (R",
            files: ["P/App.swift": Self.delegate, "P/greeting.words": "hello", "P/list.txt": ""])
    }

    private func build(_ project: HostileProject, runsScripts: Bool = true) async throws -> BuiltApp {
        var request = BuildRequest(
            app: project.app, output: project.folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: project.folder.path("Cache"))
        request.runsScripts = runsScripts
        return try await AppBuilder().build(request)
    }

    @Test(arguments: ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"])
    func aRuleMakesASourceAndAResource(phase: String) async throws {
        let project = try project(phase: phase)
        let app = try await build(project)
        #expect(try run(app.executable).contains("hello"))
        #expect(try String(contentsOf: app.bundle.appendingPathComponent("greeting.txt"), encoding: .utf8) == "made\n")
        #expect(!FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("greeting.words").path))
        try project.folder.write("other", to: "P/greeting.words")
        #expect(try run(try await build(project).executable).contains("other"))
    }

    @Test func withoutLeaveTheRuleIsNamed() async throws {
        let project = try project()
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(project, runsScripts: false) }
        let error = try #require(failure?.diagnostics.first)
        #expect(error.message == "greeting.words is built by the script of the build rule 'Words', which is not run")
        #expect(error.nextStep?.contains("--run-scripts") == true)
        #expect(error.line > 0)
    }

    @Test func aRuleThatMakesNothingIsAnError() async throws {
        let project = try project(script: "true")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(project) }
        #expect(failure?.diagnostics.first?.message.hasPrefix("the build rule 'Words of greeting.words' has not made ") == true)
    }

    @Test func aRuleForAnotherTypeLeavesTheFile() async throws {
        let project = try project(type: "text.json", phase: "PBXResourcesBuildPhase")
        try project.folder.write(HostileProject.delegate, to: "P/App.swift")
        let app = try await build(project, runsScripts: false)
        #expect(FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("greeting.words").path))
    }
}
