import Foundation
import Glibc
import Testing

@testable import AppBuilder

/// Files in an app's folder that are no files, that cannot be told apart, or whose names or texts are odd.
struct OddFileTests {
    private func failure(_ folder: TemporaryFolder) async throws -> BuildDiagnostic {
        let failure = await #expect(throws: BuildFailure.self) { try await build(folder.path("P"), into: folder) }
        return try #require(failure?.diagnostics.first)
    }

    // MARK: Kinds

    @Test func whatIsNoFileIsLeftOutWithAWarning() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate, "P/Data/x.txt": "x"])
        for name in ["P/pipe.swift", "P/pipe.txt", "P/Data/pipe.json"] { #expect(mkfifo(folder.path(name).path, 0o644) == 0) }
        for (name, target) in [("P/nothing.swift", "missing.swift"), ("P/zero.txt", "/dev/zero")] {
            try FileManager.default.createSymbolicLink(atPath: folder.path(name).path, withDestinationPath: target)
        }
        let app = try await build(folder.path("P"), into: folder)
        let warnings = app.warnings.map(\.message).sorted()
        #expect(
            warnings == [
                "'nothing.swift' is left out: it is a link to nothing", "'pipe.json' is left out: it is a FIFO",
                "'pipe.swift' is left out: it is a FIFO", "'pipe.txt' is left out: it is a FIFO", "'zero.txt' is left out: it is a device",
            ])
        #expect(try run(app.executable) == "hello\n")
    }

    @Test func whatAProjectListsMustBeAFile() async throws {
        let project = try HostileProject(
            objects: """
                R = { isa = PBXResourcesBuildPhase; files = (B2); };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                F2 = { isa = PBXFileReference; path = pipe.json; sourceTree = "<group>"; };
                """, children: ", F2", phases: ", R")
        #expect(mkfifo(project.folder.path("P/pipe.json").path, 0o644) == 0)
        let failure = try await project.failure()
        #expect(failure.message.hasSuffix("/pipe.json is a FIFO, not a file"))
        #expect(failure.line == (try project.line("F2 = {")))
    }

    @Test(arguments: ["Shop.xcconfig", "Info.plist", "Shop.entitlements"])
    func filesThatDescribeTheAppMustBeFiles(name: String) async throws {
        let project = try HostileProject(
            settings: "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = Shop.entitlements;",
            files: [
                "P/Info.plist": "<plist version=\"1.0\"><dict/></plist>", "P/Shop.entitlements": "<plist version=\"1.0\"><dict/></plist>",
            ])
        let file = project.folder.path("P/\(name)")
        try FileManager.default.removeItem(at: file)
        #expect(mkfifo(file.path, 0o644) == 0)
        let failure = try await project.failure()
        #expect(failure.message == "\(name) is a FIFO, not a file")
        #expect(failure.file?.lastPathComponent == name)
    }

    // MARK: Names

    @Test func oddNamesBuild() async throws {
        let names = ["-dash", "quo\"te", "back\\slash", "$(HOME)", "`id`", "spa ce", "é", "semi;colon", "'apo", "@at", "\\(x)"]
        var files = ["P/App.swift": HostileProject.delegate]
        for (number, name) in names.enumerated() {
            files["P/\(name).swift"] = "import UIKit\nclass Odd\(number): UIView { @objc func odd() {} }\n"
            files["P/\(name).txt"] = "\(number)"
        }
        let folder = try TemporaryFolder(files)
        let app = try await build(folder.path("P"), into: folder)
        #expect(try run(app.executable) == "hello\n")
        for (number, name) in names.enumerated() {
            let copy = app.bundle.appendingPathComponent("\(name).txt")
            #expect(try String(contentsOf: copy, encoding: .utf8) == "\(number)")
        }
    }

    @Test func errorsInFilesOfOddNamesNameThem() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate, "P/quo\"te $(x).swift": "\nlet a: Int = \"\"\n"])
        let failure = try await failure(folder)
        #expect(failure.file?.lastPathComponent == "quo\"te $(x).swift")
        #expect(failure.line == 2)
    }

    @Test func sourcesWithLineBreaksInTheirNamesAreRefused() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate, "P/a\nb.swift": ""])
        #expect(try await failure(folder).message == "the file's name is “a\nb.swift”, which has a line break or another control character")
    }

    @Test func sourcesThatOnlyCapitalsTellApartAreRefused() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate, "P/App.SWIFT": ""])
        #expect(try await failure(folder).message.hasPrefix("the target has two files of this name; the other is "))
    }

    @Test func resourcesThatOnlyCapitalsTellApartBuild() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate, "P/a.txt": "small", "P/A.txt": "large"])
        let app = try await build(folder.path("P"), into: folder)
        #expect(try String(contentsOf: app.bundle.appendingPathComponent("a.txt"), encoding: .utf8) == "small")
        #expect(try String(contentsOf: app.bundle.appendingPathComponent("A.txt"), encoding: .utf8) == "large")
    }

    @Test func aSourceMayNotHaveTheNameOfAGeneratedOne() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate, "P/__QuinceEntry.swift": ""])
        #expect(try await failure(folder).message == "the file has the name of one that Quince makes")
    }

    @Test func namesThatAreNoUTF8AreRefused() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate])
        let name: [CChar] = (folder.path("P").path + "/caf").utf8.map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xE9), 0]
        close(open(name, O_CREAT | O_WRONLY, 0o644))
        defer { unlink(name) }
        let failure = try await failure(folder)
        #expect(failure.message == "the folder cannot be read: the name of the file “caf\\xE9” in it is no UTF-8")
    }

    // MARK: Texts

    @Test(arguments: [
        ("View.swift", Data("import UIKit\n// caf".utf8) + [0xE9, 0x0A], 2, "View.swift is not UTF-8 text: it has the byte 0xE9"),
        ("View.swift", Data([0xFF, 0xFE, 0x61, 0x00]), 1, "View.swift is UTF-16 text instead of UTF-8"),
        ("L.strings", Data("\"a\" = \"b\";\n\"c\" = \"caf".utf8) + [0xE9] + Data("\";\n".utf8), 2, "not UTF-8 or UTF-16 text"),
        (
            "A.xcassets/AppIcon.appiconset/Contents.json", Data("{\n\"images\": \"caf".utf8) + [0xE9] + Data("\"}".utf8), 2,
            "not valid JSON: not UTF-8 text: it has the byte 0xE9"
        ),
    ])
    func textsInOtherEncodingsAreToldWithTheirLine(name: String, bytes: Data, line: Int, message: String) async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate, "P/\(name)": ""])
        try bytes.write(to: folder.path("P/\(name)"))
        let failure = try await failure(folder)
        #expect(failure.message == message)
        #expect(failure.file?.lastPathComponent == (name as NSString).lastPathComponent)
        #expect(failure.line == line)
    }

    @Test(arguments: [
        ("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<g>\n</svg>\n", 3), ("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<g", 2),
        ("<html>\n</html>", 1),
    ])
    func brokenDrawingsAreToldWithTheirLine(text: String, line: Int) throws {
        let folder = try TemporaryFolder(["a.svg": text])
        let failure = #expect(throws: BuildFailure.self) {
            try VectorRenderer.render(folder.path("a.svg"), scale: 1, to: folder.path("a.png"))
        }
        let first = try #require(failure?.diagnostics.first)
        #expect(first.message.hasPrefix("the SVG cannot be drawn: "))
        #expect(first.line == line)
    }
}
