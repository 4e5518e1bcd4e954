import Foundation
import Testing

@testable import AppBuilder

/// Files that a project lists and that are not there.
struct MissingFileTests {
    private func project(_ count: Int, files: [String: String] = [:], settings: String = "") throws -> HostileProject {
        let objects = (0..<count).map { index in
            """
            G\(index) = { isa = PBXFileReference; path = Gone\(index).swift; sourceTree = "<group>"; };
            C\(index) = { isa = PBXBuildFile; fileRef = G\(index); };

            """
        }
        return try HostileProject(
            settings: settings,
            objects: objects.joined()
                + "S2 = { isa = PBXSourcesBuildPhase; files = (\((0..<count).map { "C\($0)" }.joined(separator: ", "))); };",
            children: (0..<count).map { ", G\($0)" }.joined(), phases: ", S2", files: files)
    }

    private func failure(_ project: HostileProject) throws -> BuildFailure {
        try #require(throws: BuildFailure.self) {
            _ = try XcodeTargetReader.read(project.app.appendingPathComponent("Shop.xcodeproj"), target: nil, configuration: .debug)
        }
    }

    @Test func allAreNamedAtOnce() throws {
        let diagnostics = try failure(try project(3)).diagnostics
        #expect(diagnostics.map { $0.message.hasSuffix("is missing, but the project lists it") } == [true, true, true])
        #expect(Set(diagnostics.map(\.line)).count == 3)
        let many = try failure(try project(25)).diagnostics
        #expect(many.count == 21)
        #expect(many.last?.message == "5 more files of the target 'Shop' are missing")
    }

    /// A repository keeps secrets out, and a file to be filled in instead.
    @Test(arguments: ["Gone0.swift.template", "Gone0-Sample.swift", "gone0.example"])
    func aTemplateBesideIsTheNextStep(name: String) throws {
        let diagnostics = try failure(try project(1, files: ["P/" + name: ""])).diagnostics
        #expect(diagnostics.first?.nextStep == "Copy \(name), which is beside it, to Gone0.swift, and fill in what it asks for.")
    }

    @Test func aMissingConfigurationIsNamed() throws {
        let project = try project(0, files: ["P/Shop.example.xcconfig": ""])
        try FileManager.default.removeItem(at: project.folder.path("P/Shop.xcconfig"))
        let error = try #require(try failure(project).diagnostics.first)
        #expect(error.message.hasSuffix("P/Shop.xcconfig is missing, but the configuration 'Debug' is based on it"))
        #expect(error.line == 8)
        #expect(error.nextStep?.hasPrefix("Copy Shop.example.xcconfig") == true)
    }

    @Test func aProjectIsDescribedAllTheSame() throws {
        let project = try project(2)
        try FileManager.default.removeItem(at: project.folder.path("P/Shop.xcconfig"))
        let frameworks = FrameworkSet(modules: project.folder.url, library: project.folder.url)
        let description = try AppBuilder().describe(BuildRequest(app: project.app, frameworks: frameworks))
        let part = try #require(description.parts.first)
        #expect(part.sources.map(\.path) == ["App.swift"])
        #expect(part.warnings.count == 3)
        #expect(part.warnings.allSatisfy { $0.contains(" is missing, but the ") })
    }

    /// The line of each of many objects is looked for without reading the text each time.
    @Test func linesOfLargeProjectsAreFoundFast() throws {
        let filler = (0..<40_000).map { "        F\($0) = { isa = PBXGroup; };" }.joined(separator: "\n")
        let file = URL(fileURLWithPath: "/nowhere/project.pbxproj")
        let graph = try PropertyListProjectReader.read(
            Data(
                "// !$*UTF8*$!\r\n{ rootObject = F0; objects = {\r\n\(filler)\n\"AB\" = {\n    isa = PBXFile;\n    name = x;\n};\n}; }\n"
                    .utf8),
            of: file)
        let clock = ContinuousClock()
        let time = clock.measure {
            for number in stride(from: 0, to: 40_000, by: 40) { #expect(graph.lines.line(of: "F\(number)") == number + 3) }
        }
        #expect(time < .seconds(20), "one pass for each line takes minutes")
        #expect(graph.lines.line(of: "F39999") == 40_002)
        #expect(graph.lines.line(of: "name", in: "F39999") == 40_002)
        #expect(graph.lines.line(of: "name", in: "AB") == 40_005)
        #expect(graph.lines.line(of: "missing") == 0)
    }
}
