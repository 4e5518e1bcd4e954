import Foundation
import ProcessSupport
import Testing

@testable import AppBuilder

/// Run-script phases of a project, run confined where a build is told so.
@Suite(.serialized) struct ScriptPhaseTests {
    /// A phase whose text comes from a file: property lists quote much.
    private static func phase(_ id: String, _ script: String, fields: String = "") -> String {
        let quoted = script.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
        return """
            \(id) = { isa = PBXShellScriptBuildPhase; name = "Phase \(id)"; shellPath = /bin/sh; shellScript = "\(quoted)"; \(fields) };
            """
    }

    private static let isConfined = ConfinementSupport.current.landlock > 0 && ConfinementSupport.current.filtersCalls

    private func build(_ project: HostileProject, runsScripts: Bool = true) async throws -> BuiltApp {
        var request = BuildRequest(
            app: project.app, output: project.folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
            cache: project.folder.path("Cache"))
        request.runsScripts = runsScripts
        return try await AppBuilder().build(request)
    }

    private static let generated = """
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        F2 = { isa = PBXFileReference; path = Generated.swift; sourceTree = "<group>"; };
        S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
        """
    private static let delegate =
        "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate { @objc func start() { print(greeting) } }\n"

    /// A project one of whose sources a script makes.
    private func generating(_ script: String, fields: String = "", settings: String = "") throws -> HostileProject {
        try HostileProject(
            settings: settings, objects: Self.generated + Self.phase("R", script, fields: fields), children: ", F2", earlier: "R, ",
            phases: ", S2", files: ["P/App.swift": Self.delegate])
    }

    @Test func aScriptMakesASourceOfTheApp() async throws {
        let project = try generating(#"echo "let greeting = \"hello from $TARGET_NAME\"" > "$SRCROOT/Generated.swift""#)
        let app = try await build(project)
        #expect(try run(app.executable).contains("hello from Shop"))
        #expect(app.warnings.filter { $0.message.contains("script phase") } == [])
    }

    /// The tool follows no link that an earlier script has made when it writes the next script.
    @Test(.enabled(if: isConfined)) func noLinkOfAScriptLeadsTheToolOutside() async throws {
        let project = try generating(#"echo "let greeting = \"hello\"" > "$SRCROOT/Generated.swift""#)
        let precious = project.folder.path("precious")
        let link = Self.phase("A", "rm -rf \"$TARGET_TEMP_DIR\"; ln -s \(precious.path) \"$TARGET_TEMP_DIR\"")
        let text = try String(contentsOf: project.projectFile, encoding: .utf8)
        try project.folder.write(
            text.replacingOccurrences(of: "buildPhases = (R, ", with: "buildPhases = (A, R, ").replacingOccurrences(
                of: "R = { isa = PBXShell", with: link + "R = { isa = PBXShell"), to: "P/Shop.xcodeproj/project.pbxproj")
        let error = await #expect(throws: BuildFailure.self) { _ = try await build(project) }
        #expect(error?.diagnostics.first?.message.contains("'Phase R' of 'Shop' has no folder") == true, "\(String(describing: error))")
        #expect(try FileManager.default.contentsOfDirectory(atPath: precious.path) == ["letter"])
    }

    /// A script may write its project's folder: not where that is everything of the user's.
    @Test(arguments: [("/home/eva", "is"), ("/home", "holds"), ("/", "holds")])
    func noneRunsInTheHomeFolder(project: String, how: String) throws {
        let phase = ScriptPhase(
            name: "Run", target: "Shop", moment: .beforeSources, shell: "/bin/sh", script: "", inputs: [], outputs: [],
            isAlwaysOutOfDate: false, writesOutputsOnly: false, environment: [:], folder: URL(fileURLWithPath: project),
            file: URL(fileURLWithPath: project).appendingPathComponent("Shop.xcodeproj/project.pbxproj"), line: 7)
        let failure = #expect(throws: BuildFailure.self) {
            try ScriptConfinement.check(phase, home: URL(fileURLWithPath: "/home/eva"))
        }
        let first = try #require(failure?.diagnostics.first)
        #expect(
            first.message == "the script phase 'Run' of 'Shop' is not run: it could read and write all of your home folder, which the "
                + "project's folder \(project) \(how)")
        #expect(first.line == 7)
    }

    @Test func withoutLeaveItIsNamedWhereItsFileIsMissing() async throws {
        let project = try generating("exit 1")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(project, runsScripts: false) }
        #expect(failure?.description.contains("Generated.swift is missing") == true)
        #expect(failure?.description.contains("('Phase R'), build with --run-scripts") == true)
    }

    @Test func withoutLeaveItIsNotRun() async throws {
        let project = try HostileProject(objects: Self.phase("R", "echo ran > ran.txt"), earlier: "R, ")
        let app = try await build(project, runsScripts: false)
        #expect(app.warnings.map(\.message) == ["script phase 'Phase R' is not run"])
        #expect(!FileManager.default.fileExists(atPath: project.folder.path("P/ran.txt").path))
    }

    @Test func aLaterPhaseFindsTheBundle() async throws {
        let script = """
            test -x "$TARGET_BUILD_DIR/$EXECUTABLE_PATH" || exit 7
            echo "$SCRIPT_INPUT_FILE_COUNT ${SCRIPT_INPUT_FILE_0##*/} $CONFIGURATION" > "$CODESIGNING_FOLDER_PATH/seen.txt"
            echo "$SRCROOT/App.swift:3:1: warning: too short"
            """
        let project = try HostileProject(
            objects: Self.phase("R", script, fields: "inputPaths = (\"$(SRCROOT)/App.swift\");"), phases: ", R")
        let app = try await build(project)
        #expect(try String(contentsOf: app.bundle.appendingPathComponent("seen.txt"), encoding: .utf8) == "1 App.swift Debug\n")
        let warning = try #require(app.warnings.first { $0.message == "too short" })
        #expect(warning.file?.lastPathComponent == "App.swift")
        #expect(warning.line == 3)
    }

    @Test func aScriptRunsAgainOnlyWhenWhatItReadsChanges() async throws {
        let script = #"echo x >> "$SRCROOT/runs.txt"; echo "let greeting = \"$(cat "$SRCROOT/words.txt")\"" > "$SCRIPT_OUTPUT_FILE_0""#
        let project = try generating(
            script, fields: "inputPaths = (\"$(SRCROOT)/words.txt\"); outputPaths = (\"$(SRCROOT)/Generated.swift\");")
        let words = project.folder.path("P/words.txt")
        let runs = { try String(contentsOf: project.folder.path("P/runs.txt"), encoding: .utf8).split(separator: "\n").count }
        try Data("one".utf8).write(to: words)
        _ = try await build(project)
        _ = try await build(project)
        #expect(try runs() == 1)
        try Data("other".utf8).write(to: words)
        let app = try await build(project)
        #expect(try runs() == 2)
        #expect(try run(app.executable).contains("other"))
    }

    @Test func aFailureNamesThePhaseAndWhatItPrinted() async throws {
        let project = try HostileProject(objects: Self.phase("R", "echo no swiftgen here; exit 3"), earlier: "R, ")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(project) }
        let error = try #require(failure?.diagnostics.last)
        #expect(error.message == "the script phase 'Phase R' of 'Shop' failed with exit code 3:\n    no swiftgen here")
        #expect(error.line > 0)
    }

    /// Each line tries something and prints its number where it succeeds.
    @Test(.enabled(if: Self.isConfined)) func aScriptReachesNothingElse() async throws {
        let script = """
            (cat ../precious/letter) && echo 1
            (echo mine > ../precious/letter) && echo 2
            (ln -s ../precious out && echo mine > out/letter) && echo 3
            (cat "$HOME/../../../../precious/letter" || ls /root /home/*) && echo 4
            (exec 3<>/dev/tcp/127.0.0.1/9 || perl -MIO::Socket::INET -e 'IO::Socket::INET->new(Listen => 1) or exit 1') && echo 5
            (kill -9 $PPID) && echo 6
            exit 9
            """
        let project = try HostileProject(objects: Self.phase("R", script), earlier: "R, ")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(project) }
        let lines = failure?.diagnostics.last?.message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        #expect(lines.first?.hasSuffix("exit code 9:") == true)
        #expect(lines.filter { Int($0) != nil } == [])
        #expect(try String(contentsOf: project.folder.path("precious/letter"), encoding: .utf8) == "dear")
    }

    /// What a repository's hooks and settings name runs when the user works with it.
    @Test(.enabled(if: Self.isConfined)) func aScriptWritesNothingOfTheRepository() async throws {
        let script = """
            (echo run > .git/hooks/post-commit || echo run >> .git/config || mv .git other) && exit 3
            echo made > made/list.txt && exit 4
            """
        let project = try HostileProject(
            objects: Self.phase("R", script), earlier: "R, ", files: ["P/.git/config": "[core]\n", "P/.git/hooks/x": "", "P/made/x": ""])
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(project) }
        #expect(failure?.diagnostics.last?.message.contains("exit code 4") == true)
        #expect(try String(contentsOf: project.folder.path("P/.git/config"), encoding: .utf8) == "[core]\n")
    }

    @Test(.enabled(if: Self.isConfined)) func aSandboxedScriptWritesItsOutputsOnly() async throws {
        let project = try HostileProject(
            settings: "ENABLE_USER_SCRIPT_SANDBOXING = YES;",
            objects: Self.phase(
                "R", "echo a > made/list.txt && (echo b > App.swift && exit 4); exit 5",
                fields: "outputPaths = (\"$(SRCROOT)/made/list.txt\", \"$(SRCROOT)/../precious/letter\");"),
            earlier: "R, ", files: ["P/made/.keep": ""])
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(project) }
        #expect(failure?.diagnostics.last?.message.contains("exit code 5") == true)
        #expect(FileManager.default.fileExists(atPath: project.folder.path("P/made/list.txt").path))
        #expect(try String(contentsOf: project.folder.path("P/App.swift"), encoding: .utf8) == HostileProject.delegate)
    }
}
