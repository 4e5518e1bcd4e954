import Foundation
import Testing

@testable import AppBuilder

/// A few lines that stand for texts, trees and pictures without end are refused by name, and soon.
struct BoundsTests {
    private func settings(_ layer: [String: String]) -> BuildSettings {
        var settings = BuildSettings(configuration: "Debug")
        settings.push(layer)
        return settings
    }

    // MARK: Settings

    /// `A0 = $(A1)$(A1)`, …: 2⁴⁰ letters.
    private static let bomb = Dictionary(
        uniqueKeysWithValues: (0..<40).map { ("A\($0)", $0 == 39 ? "x" : "$(A\($0 + 1))$(A\($0 + 1))") })

    @Test func settingsThatDoubleAreRefused() throws {
        let problem = try #require(settings(Self.bomb).problem)
        #expect(problem.name == "A0")
        #expect(problem.problem.reason == "refers to more than 20000 settings")
        #expect(throws: SettingExpansion.Problem.self) { try settings(Self.bomb).expand("$(A0)") }
    }

    @Test func settingsThatReferTooDeepAreRefused() throws {
        let chain = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("A\($0)", "$(A\($0 + 1))") })
        let problem = settings(chain).problem
        #expect(problem?.problem.reason == "refers to settings that refer to others more than 64 deep: A1 → A2 → A3 → A4 → …")
    }

    @Test func longValuesAreRefused() throws {
        let long = String(repeating: "x", count: 1 << 18)
        #expect(settings(["A": "$(B)$(B)$(B)$(B)$(B)", "B": long]).problem?.problem.reason == "has a value of more than 1048576 bytes")
        #expect(settings(["A": "$(B)$(B)", "B": long]).problem == nil)
    }

    @Test func referencesInReferencesAreText() throws {
        let text = String(repeating: "$(", count: 100_000) + String(repeating: ")", count: 100_000)
        #expect(throws: SettingExpansion.Problem.self) { try settings(["A": "x"]).expand(text) }
    }

    @Test func theSettingAndItsLineAreNamed() async throws {
        let project = try HostileProject(settings: Self.bomb.map { "\($0.key) = \"\($0.value)\";" }.sorted().joined(separator: "\n"))
        let failure = try await project.failure()
        #expect(failure.message == "the setting A0 refers to more than 20000 settings")
        #expect(failure.line == (try project.line("A0 = ")))
    }

    @Test func theValueOfAnInfoPlistIsNamed() async throws {
        let plist = "<plist version=\"1.0\"><dict>\n<key>Bomb</key><string>\(String(repeating: "$(B)", count: 8))</string></dict></plist>"
        let project = try HostileProject(
            settings: "INFOPLIST_FILE = Info.plist; B = \"\(String(repeating: "x", count: 1 << 18))\";", files: ["P/Info.plist": plist])
        let failure = try await project.failure()
        #expect(failure.message == "the value of 'Bomb' has a value of more than 1048576 bytes")
        #expect(failure.line == 2)
    }

    // MARK: Configuration files

    private func read(_ files: [String: String]) throws -> BuildDiagnostic {
        let folder = try TemporaryFolder(files)
        var read: [URL] = []
        let failure = #expect(throws: BuildFailure.self) {
            try XCConfigFile.read(folder.path("A.xcconfig").standardizedFileURL, files: &read)
        }
        return try #require(failure?.diagnostics.first)
    }

    @Test func circlesOfIncludesAreNamed() throws {
        let failure = try read(["A.xcconfig": "X = 1\n#include \"B.xcconfig\"\n", "B.xcconfig": "\n\n#include \"A.xcconfig\"\n"])
        #expect(failure.message == "the file includes itself: A.xcconfig → B.xcconfig → A.xcconfig")
        #expect(failure.file?.lastPathComponent == "B.xcconfig")
        #expect(failure.line == 3)
    }

    @Test func includesOfIncludesAreBounded() throws {
        var files = ["A.xcconfig": "#include \"0.xcconfig\"\n"]
        for number in 0..<20 { files["\(number).xcconfig"] = String(repeating: "#include \"\(number + 1).xcconfig\"\n", count: 4) }
        files["20.xcconfig"] = ""
        #expect(try read(files).message == "too many files include each other: more than 512")
    }

    @Test func inheritedValuesThatDoubleAreRefused() throws {
        let failure = try read(["A.xcconfig": "A = xy\n" + String(repeating: "A = $(inherited) $(inherited)\n", count: 40)])
        #expect(failure.message == "the setting A has a value of more than 1048576 bytes")
        #expect(failure.line > 1)
    }

    @Test func textOfOtherFilesIsNotShown() throws {
        let failure = try read(["A.xcconfig": "#include \"key\"\n", "key": "secret\n"])
        #expect(failure.message == "expected 'NAME = value'")
        #expect(failure.file?.lastPathComponent == "key")
    }

    @Test func circlesOfSettingsAreNamed() throws {
        var settings = BuildSettings(configuration: "Debug")
        settings.push(["A": "$(B)", "B": "x $(C)", "C": "$(A)", "D": "$(A) $(D)"])
        #expect(settings.problem?.name == "A")
        #expect(settings.problem?.problem.reason == "refers to itself: A → B → C → A")
    }

    @Test func aCircleEndsAtTheLayerBelow() throws {
        var settings = BuildSettings(configuration: "Debug")
        settings.push(["A": "base"])
        settings.push(["A": "$(B)", "B": "$(A).b", "C": "$(C) c $(inherited)"])
        #expect(settings["A"] == "base.b")
        #expect(settings["B"] == ".b")
        #expect(settings["C"] == " c ")
        #expect(settings.problem == nil)
    }

    @Test func linesMayEndAsOnWindows() throws {
        let folder = try TemporaryFolder(["A.xcconfig": "X = 1\r\nY = 2\r\n"])
        var read: [URL] = []
        #expect(try XCConfigFile.read(folder.path("A.xcconfig"), files: &read) == ["X": "1", "Y": "2"])
    }

    // MARK: Projects

    @Test func groupsThatHoldEachOtherAreNamed() async throws {
        let project = try HostileProject(
            objects: """
                Q1 = { isa = PBXGroup; name = One; children = (Q2); sourceTree = "<group>"; };
                Q2 = { isa = PBXGroup; name = Two; children = (Q1); sourceTree = "<group>"; };
                """)
        let failure = try await project.failure()
        #expect(failure.message == "groups hold each other: Two → One → Two")
        #expect(failure.line == (try project.line("Q1 = {")))
    }

    @Test func groupsOfVariantsThatHoldThemselvesAreNamed() async throws {
        let project = try HostileProject(
            objects: """
                R = { isa = PBXResourcesBuildPhase; files = (B2); };
                B2 = { isa = PBXBuildFile; fileRef = V; };
                V = { isa = PBXVariantGroup; name = Main.strings; children = (V); sourceTree = "<group>"; };
                Z = { isa = PBXGroup; children = (V); sourceTree = "<group>"; };
                """, phases: ", R")
        #expect(try await project.failure().message == "groups of variants hold each other: 'Main.strings'")
    }

    @Test func groupsMayNotBeTooDeep() async throws {
        let groups = (0..<100).map { "Q\($0) = { isa = PBXGroup; name = Level\($0); children = (Q\($0 + 1)); sourceTree = \"<group>\"; };" }
        let failure = try await HostileProject(objects: groups.joined(separator: "\n")).failure()
        #expect(failure.message.hasPrefix("groups are nested more than 64 deep: 'Level"))
    }

    @Test func targetsThatDependOnEachOtherAreNamed() throws {
        func target(_ id: String, _ name: String, on other: String, type: String) -> String {
            "\(id) = { \(type); name = \(name); buildConfigurationList = L; buildPhases = (S); dependencies = (D\(other)); };\n"
                + "D\(other) = { isa = PBXTargetDependency; target = \(other); };\n"
        }
        let library = "isa = PBXNativeTarget; productType = \"com.apple.product-type.library.static\""
        for type in [library, "isa = PBXAggregateTarget"] {
            let text = ProjectText(
                target: "dependencies = (DK1);",
                objects: target("K1", "One", on: "K2", type: type) + target("K2", "Two", on: "K1", type: type), targets: ["K1", "K2"]
            ).text
            let folder = try TemporaryFolder(["Shop.xcodeproj/project.pbxproj": text, "App.swift": HostileProject.delegate])
            let failure = #expect(throws: BuildFailure.self) {
                try XcodeTargetReader.read(folder.path("Shop.xcodeproj"), target: nil, configuration: .debug)
            }
            #expect(failure?.diagnostics.first?.message.hasPrefix("target 'One' depends on itself: ") == true, "\(type)")
        }
    }

    /// Each of 40 libraries depends on the next one twice, through another: 2⁴⁰ ways to the last.
    @Test func librariesAreReadOnce() throws {
        var objects = ""
        var ids: [String] = []
        for number in 0..<40 {
            for side in ["a", "b"] {
                let id = "K\(number)\(side)"
                ids.append(id)
                let next = number == 39 ? "" : "D\(number + 1)a, D\(number + 1)b"
                objects +=
                    "\(id) = { isa = PBXNativeTarget; productType = \"com.apple.product-type.library.static\"; name = \(id); "
                    + "buildConfigurationList = L; buildPhases = (S); dependencies = (\(next)); };\n"
                    + "D\(number)\(side) = { isa = PBXTargetDependency; target = \(id); };\n"
            }
        }
        let text = ProjectText(target: "dependencies = (D0a, D0b);", objects: objects, targets: ids).text
        let folder = try TemporaryFolder(["Shop.xcodeproj/project.pbxproj": text, "App.swift": HostileProject.delegate])
        let target = try XcodeTargetReader.read(folder.path("Shop.xcodeproj"), target: nil, configuration: .debug)
        let artifacts = PluginArtifacts(fetched: folder.path("artifacts"))
        var reader = LibraryGraphReader(configuration: .debug, project: nil, packages: [], artifacts: artifacts)
        #expect(try reader.dependencies(of: target) == ["K0a", "K0b"])
        #expect(reader.libraries.count == 80)
    }

    // MARK: Folders

    @Test func linksInCirclesEnd() throws {
        let folder = try TemporaryFolder(["P/App.swift": "", "P/Views/Row.swift": "", "P/A.xcassets/Red.colorset/Contents.json": "{}"])
        for (place, target) in [("P/loop", "."), ("P/Views/up", ".."), ("P/Views/again", "../Views"), ("P/A.xcassets/loop", ".")] {
            try FileManager.default.createSymbolicLink(atPath: folder.path(place).path, withDestinationPath: target)
        }
        let sorted = try FileSorter.sort(folder.path("P"))
        #expect(sorted.sources.map(\.lastPathComponent) == ["App.swift", "Row.swift"])
        #expect(
            try AssetCatalogCompiler(bundle: folder.path("Out"), boundary: ProjectBoundary(folders: [folder.url])).compile([
                folder.path("P/A.xcassets")
            ]).isEmpty)
    }

    @Test func foldersMayNotBeTooDeep() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "P/" + String(repeating: "a/", count: 140) + "App.swift")
        let failure = #expect(throws: BuildFailure.self) { try FileSorter.sort(folder.path("P")) }
        #expect(failure?.diagnostics.first?.message == "the folder cannot be read: folders are nested more than 128 deep")
    }

    // MARK: Pictures

    private func svg(_ width: Int, _ height: Int) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"><rect width=\"4\" height=\"4\"/></svg>"
    }

    @Test func largeDrawingsAreRefused() throws {
        let folder = try TemporaryFolder(["a.svg": svg(1_000_000, 1_000_000), "b.svg": svg(4, 4)])
        let failure = #expect(throws: BuildFailure.self) {
            try VectorRenderer.render(folder.path("a.svg"), scale: 1, to: folder.path("a.png"))
        }
        #expect(failure?.diagnostics.first?.message == "the drawing is too large: 1000000 × 1000000 points")
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "a.svg")
        try VectorRenderer.render(folder.path("b.svg"), scale: 1, to: folder.path("b.png"))
        #expect(FileManager.default.fileExists(atPath: folder.path("b.png").path))
    }

    /// Its noise takes seconds on any machine.
    @Test func drawingsThatTakeTooLongAreEnded() throws {
        let noise = """
            <svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">
            <filter id="f"><feTurbulence baseFrequency="0.7" numOctaves="9"/></filter>
            <rect width="4000" height="4000" filter="url(#f)"/></svg>
            """
        let folder = try TemporaryFolder(["a.svg": noise])
        let failure = #expect(throws: BuildFailure.self) {
            try VectorRenderer.render(folder.path("a.svg"), scale: 1, to: folder.path("a.png"), timeLimit: 0.2)
        }
        #expect(failure?.diagnostics.first?.message == "cannot be drawn: quince-svg has not come to its end in time")
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "a.svg")
        #expect(!FileManager.default.fileExists(atPath: folder.path("a.png").path))
    }

    @Test func pagesOfDocumentsSayTheirSize() throws {
        #expect(PDFPage.size(in: "Pages: 1\nPage    1 size: 1000000 x 24.5 pts\n")?.height == 24.5)
        #expect(PDFPage.size(in: "Page size: 24 x 12 pts (A4)\n")?.width == 24)
        #expect(PDFPage.size(in: "Pages: 1\n") == nil)
    }

    /// A header of a few bytes asks for gigabytes.
    @Test func largePicturesAreRefusedByTheirHeaders() throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x40, 0, 0, 0, 0x40, 1]
        let gif = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF]
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0xFF, 0xFF, 0x10, 0, 3]
        let webp = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0x3F, 0, 0xFF, 0x3F, 0]
        for (bytes, size) in [(png, "16384 × 16385"), (gif, "65535 × 65535"), (jpeg, "4096 × 65535"), (webp, "16384 × 16384")] {
            let file = URL(fileURLWithPath: "/app/picture")
            let failure = #expect(throws: BuildFailure.self) { try PictureSize.check(Data(bytes), at: file) }
            #expect(failure?.diagnostics.first?.message == "the picture is too large: \(size) pixels")
        }
        #expect(PictureSize.read(Data([0xFF, 0xD8, 0xFF])) == nil)
        #expect(PictureSize.read(Data("no picture".utf8)) == nil)
    }
}
