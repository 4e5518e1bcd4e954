import Foundation
import Testing

@testable import AppBuilder

/// Damaged and hostile `project.xcproj` files are refused with their line, cause and next step.
struct JSONProjectErrorTests {
    private func failure(_ text: String) throws -> BuildDiagnostic { try failure(Data(text.utf8)) }

    private func failure(_ data: Data) throws -> BuildDiagnostic {
        let folder = try TemporaryFolder(["App.swift": ""])
        let project = folder.path("Shop.xcodeproj")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        try data.write(to: project.appendingPathComponent("project.xcproj"))
        let failure = #expect(throws: BuildFailure.self) {
            try XcodeTargetReader.read(project, target: nil, configuration: .debug)
        }
        return try #require(failure?.diagnostics.first)
    }

    private func check(_ text: String, _ message: String, line: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let failure = try failure(text)
        #expect(failure.message == message, sourceLocation: sourceLocation)
        #expect(failure.line == line, sourceLocation: sourceLocation)
        #expect(failure.file?.lastPathComponent == "project.xcproj", sourceLocation: sourceLocation)
        #expect(failure.nextStep != nil, sourceLocation: sourceLocation)
    }

    // MARK: Syntax

    @Test(arguments: [
        ("", "expected a value, found the end of the file", 1),
        ("{\n  \"files\": [\n", "the list or object that begins here has no ']'", 2),
        ("{\n<<<<<<< HEAD\n", "expected a key, found '<'", 2),
        ("{\n  \"files\" [],\n}", "expected ':' after the key 'files', found '['", 2),
        ("{\n  \"a\": \"b\n}", "the text that begins here has no end", 2),
        ("{\n  /* a\n b", "the comment that begins here has no end", 2),
        ("{\n  \"a\": 1\n  \"b\": 2\n}", "expected ',' or '}', found '\"'", 3),
        ("{\n  a: 1,\n  'a': 2\n}", "the key 'a' stands twice in an object", 3),
        ("{\n  a: yes\n}", "expected a value, found 'yes'", 2),
        ("{}\n}", "expected the end of the file, found '}'", 2),
        ("{\n a: 0x }", "expected a value, found '0x'", 2),
        ("{\n a: / }", "expected a value, found '/'", 2),
    ]) func textThatIsNoJSON5(text: String, cause: String, line: Int) throws {
        try check(text, "cannot read the project: " + cause, line: line)
    }

    @Test func bytesThatAreNoUTF8() throws {
        let failure = try failure(Data("{\n  a: '".utf8) + [0xE9] + Data("' }".utf8))
        #expect(failure.message == "cannot read the project: not UTF-8 text: it has the byte 0xE9")
        #expect(failure.line == 2)
    }

    @Test func nestingWithoutEnd() throws {
        let cause = "cannot read the project: lists and objects are nested more than 256 deep"
        try check(String(repeating: "[", count: 1_000_000), cause, line: 1)
        try check(String(repeating: "{a:", count: 1_000_000), cause, line: 1)
    }

    @Test func keysThatMultiply() throws {
        let key = String(repeating: "k", count: 1 << 20)
        try check(
            "{\(key): [\n" + String(repeating: "0,", count: 1000) + "]}",
            "cannot read the project: the keys of objects around each other are too long", line: 2)
    }

    @Test func valuesWithoutEnd() throws {
        let text = "[" + String(repeating: "0,", count: JSON5Outline.maximumCount) + "]"
        try check(text, "cannot read the project: the file has more than 500000 values", line: 1)
    }

    @Test func groupsThatAreTooDeep() throws {
        let text =
            "{ \"default-configuration\": \"Debug\", \"files\": [" + String(repeating: "{ kind: 'group', name: 'g', children: [", count: 70)
            + String(repeating: "] }", count: 70) + "] }"
        #expect(try failure(text).message == "groups are nested more than 64 deep: 'g'")
    }

    /// A project that lost or changed a character here or there is read or refused, and ends nothing.
    @Test func damageAnywhereEndsNothing() throws {
        let bytes = Array(JSONProjectTests.shop.utf8)
        let file = URL(fileURLWithPath: "/Shop.xcodeproj/project.xcproj")
        var refused = 0
        for position in stride(from: 0, to: bytes.count, by: 11) {
            var missing = bytes
            missing.remove(at: position)
            var changed = bytes
            changed[position] = [UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "/"), 0xFF][position % 4]
            for damaged in [missing, changed, Array(bytes[..<position])] {
                do { _ = try JSONProjectReader.read(Data(damaged), of: file) } catch let failure as BuildFailure {
                    refused += 1
                    #expect(failure.diagnostics.allSatisfy { $0.line > 0 && $0.nextStep != nil }, "\(failure)")
                }
            }
        }
        #expect(refused > 100)
    }

    // MARK: Meaning

    /// A project with an app, and with what a test says.
    private func project(files: String = "", target: String = "", project: String = "") -> String {
        """
        {
          "default-configuration": "Debug", "configurations": [ "Debug" ], \(project)
          "files": [
            { "path": "App.swift", "target-membership": [ "Shop/compile-sources" ] },
            \(files)
          ],
          "targets": [
            {
              "name": "Shop", "id": "T", "product-type": "application", "build-phases": [ "compile-sources" ],
              \(target)
            },
          ],
        }
        """
    }

    @Test func theUnchangedProjectIsFine() throws {
        let folder = try TemporaryFolder(["App.swift": "", "Shop.xcodeproj/project.xcproj": project()])
        let target = try XcodeTargetReader.read(folder.path("Shop.xcodeproj"), target: nil, configuration: .debug)
        #expect(target.sources.map(\.lastPathComponent) == ["App.swift"])
    }

    @Test func capabilitiesOfNewerVersions() throws {
        try check(
            project(project: "\"required-capabilities\": [ \"glow in the dark files\" ],"),
            "the project requires a newer version of Xcode's format, with support for glow in the dark files", line: 2)
    }

    @Test(arguments: [
        ("{ \"path\": \"a\", \"kind\": \"grop\" }", "'grop' is no kind of file or group that the format has"),
        ("{ \"path\": 7 }", "'path' is a number instead of a string"), ("\"a\"", "'files' is a string instead of an object"),
        (
            "{ \"path\": \"a\", \"target-membership\": [ \"Shop/resources\" ] }",
            "the target 'Shop' has no build phases 'resources'"
        ),
        (
            "{ \"path\": \"a\", \"target-membership\": [ \"Shp/resources\" ] }",
            "'Shp/resources' names no build phase: there is no target 'Shp'"
        ),
        ("{ \"path\": \"a\", \"target-membership\": [ \"Shop\" ] }", "'Shop' names no build phase: it names no kind of phase"),
        ("{ \"path\": \"a\", \"target-membership\": [ \"\" ] }", "'' names no build phase: there is no target ''"),
        ("{ \"path\": \"a\", \"target-membership\": [ [] ] }", "'' names no build phase: there is no target ''"),
        ("{ \"path\": \"a\", \"target-membership\": [ \"id:T\" ] }", "there is no build phase with the identifier 'T'"),
        ("{ \"path\": \"a\", \"id\": \"T\" }", "two objects have the identifier 'T'; the other is on line 8"),
        ("{ \"path\": \"a\", \"target-membership\": {} }", "'target-membership' is an object instead of a list"),
        ("{ \"path\": \"<HOME>/a\" }", "'<HOME>' is no base of paths that the format has"),
        ("{ \"path\": \"<PROJECT\" }", "the path '<PROJECT' has no '>/' after its base"),
        ("{ \"kind\": \"folder\", \"path\": \"a\", \"target-membership\": [ \"Other\" ] }", "there is no target named 'Other'"),
    ]) func filesThatMeanNothing(file: String, message: String) throws { try check(project(files: file), message, line: 5) }

    @Test(arguments: [
        ("\"product\": \"Products/Shop.app\"", "'Products/Shop.app' names no file of the project"),
        ("\"dependencies\": [ \"Kit\" ]", "there is no target named 'Kit'"),
        ("\"dependencies\": [ { \"kind\": \"other\" } ]", "'other' is no kind of dependency that the format has"),
        ("\"dependencies\": [ { \"kind\": \"package\" } ]", "an object in 'dependencies' has no 'product-name'"),
        ("\"build-settings\": { \"A\": { } }", "'A' is an object instead of a string or a list of strings"),
        ("\"build-settings\": { \"A\": [ 1 ] }", "'A' is a number instead of a string"),
        ("\"package-product-members\": [ { \"product-name\": \"A\" } ]", "an object in 'package-product-members' has no 'build-phase'"),
        ("\"test-host-target\": \"Kit\"", "there is no target named 'Kit'"),
    ]) func targetsThatMeanNothing(target: String, message: String) throws { try check(project(target: target), message, line: 10) }

    @Test func aFileThatIsMissingIsNamedWithItsLine() throws {
        let failure = try failure(project(files: "{ \"path\": \"Gone.swift\", \"target-membership\": [ \"Shop/compile-sources\" ] }"))
        #expect(failure.message.hasSuffix("Gone.swift is missing, but the project lists it"))
        #expect(failure.line == 5)
    }

    @Test func aSettingIsNamedWithItsLine() throws {
        let failure = try failure(project(target: "\"build-settings\": {\n\"PRODUCT_NAME[config=Debug]\": \"a/b\" }"))
        #expect(failure.message.contains("PRODUCT_NAME"))
        #expect(failure.line == 11)
    }

    @Test func namesOfTwoTargets() throws {
        let text = project().replacingOccurrences(of: "\"targets\": [", with: "\"targets\": [ { \"name\": \"Shop\" },")
        try check(text, "two targets are named 'Shop'", line: 8)
    }
}
