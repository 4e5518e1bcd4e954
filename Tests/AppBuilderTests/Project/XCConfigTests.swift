import Foundation
import Testing

@testable import AppBuilder

/// `.xcconfig` files, line by line.
struct XCConfigTests {
    private func read(_ text: String, files: [String: String] = [:], configuration: String = "Debug") throws -> [String: String] {
        let folder = try TemporaryFolder(files.merging(["Folder/A.xcconfig": text]) { $1 })
        var read: [URL] = []
        return try XCConfigFile.read(folder.path("Folder/A.xcconfig").standardizedFileURL, configuration: configuration, files: &read)
    }

    private func failure(_ text: String) throws -> BuildDiagnostic {
        let failure = #expect(throws: BuildFailure.self) { try read(text) }
        return try #require(failure?.diagnostics.first)
    }

    @Test func linesBecomeSettings() throws {
        let settings = try read(
            """
            // A comment
            A = one two // and another
            B=x;
            C = "quoted // text
            D =
            E = https:/$()/example.com ;
            """)
        #expect(settings == ["A": "one two", "B": "x", "C": "\"quoted", "D": "", "E": "https:/$()/example.com"])
    }

    @Test func theLastThatHoldsWins() throws {
        let text = """
            A = plain
            A[sdk=iphonesimulator*] = simulator
            B[sdk=iphonesimulator*] = simulator
            B = plain
            C[config=Debug] = debug
            C[config=Release] = release
            D[sdk=macosx*] = mac
            """
        #expect(try read(text) == ["A": "simulator", "B": "plain", "C": "debug"])
        #expect(try read(text, configuration: "Release")["C"] == "release")
    }

    @Test func settingsInheritFromWhatStandsBefore() throws {
        let settings = try read(
            """
            A = 1
            A = $(inherited) 2
            A[arch=x86_64] = ${inherited} 3
            B = 1
            B = $(B) 2
            C = $(inherited) 1
            """)
        #expect(settings == ["A": "1 2 3", "B": "1 2", "C": "$(inherited) 1"])
    }

    @Test func filesAreIncluded() throws {
        let files = ["Shared.xcconfig": "A = shared\nB = $(inherited) shared\n", "Folder/Near//By.xcconfig": "C = near\n"]
        let settings = try read(
            """
            B = first
            #include "../Shared.xcconfig"
            #include "Near//By.xcconfig" // nearby
            #include? "Missing.xcconfig"
            A = $(inherited) own
            """, files: files)
        #expect(settings == ["A": "shared own", "B": "first shared", "C": "near"])
    }

    @Test func damagedLinesAreNamed() throws {
        let missing = try failure("A = 1\n#include \"Gone.xcconfig\"\n")
        #expect(missing.message == "the included file Gone.xcconfig is missing")
        #expect(missing.file?.lastPathComponent == "A.xcconfig")
        #expect(missing.line == 2)
        #expect(missing.nextStep?.contains("#include?") == true)
        #expect(try failure("#include Gone").message == "expected a path in quotes after #include, found '#include Gone'")
        #expect(try failure("#include \"\"").line == 1)
        #expect(try failure("A = 1\n\nnothing\n").message == "expected 'NAME = value', found 'nothing'")
    }
}
