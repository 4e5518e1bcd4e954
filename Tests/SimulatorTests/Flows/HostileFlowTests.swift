import Foundation
import Glibc
import Testing

@testable import Simulator

/// Flows come from others, too: what is wrong with one is told with its line, and none reaches beyond its folders.
struct HostileFlowTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func failure(_ bytes: Data) throws -> FlowError {
        let file = folder.url.appendingPathComponent("flow.yaml")
        try bytes.write(to: file)
        return try #require(#expect(throws: FlowError.self) { try FlowReader.read(file) })
    }

    private func failure(_ text: String) throws -> FlowError { try failure(Data(text.utf8)) }

    /// Nine levels of nine aliases each: 9⁹ commands.
    @Test func aliasesThatMultiplyAreRefused() throws {
        var text = "appId: a\next:\n  - &a0 {tapOn: x}\n"
        for level in 1...9 { text += "  - &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n" }
        let failure = try failure(text + "---\n- launchApp\n")
        #expect(failure.message == "aliases make more than 100000 values of the flow")
        #expect(failure.line > 0)
    }

    @Test func aliasesAsKeysAreRefused() throws {
        let failure = try failure("a: &a [x]\n? *a\n: b\n---\n- launchApp\n")
        #expect(failure.message == "an alias (`*name`) cannot be a key in a flow")
        #expect(failure.line == 2)
    }

    @Test func aliasesOfPlainFlowsAreRead() throws {
        let file = folder.url.appendingPathComponent("flow.yaml")
        try Data("ext: &who Ada\n---\n- &step\n  tapOn: \"*b: c\"\n- *step\n".utf8).write(to: file)
        #expect(try FlowReader.read(file).commands.count == 2)
    }

    @Test func deepValuesAreRefused() throws {
        let failure = try failure("- tapOn: " + String(repeating: "{below: ", count: 200) + "x" + String(repeating: "}", count: 200) + "\n")
        #expect(failure.message == "values are nested more than 100 deep")
    }

    @Test(arguments: [
        ("- launchApp\n- tapOn: \"x\n", 3), ("- launchApp\n- {tapOn: x, tapOn: y}\n", 2), ("- launchApp\n- \u{1}\n", 2),
        ("- launchApp\n- [\n", 3),
    ])
    func brokenFlowsAreToldWithTheirLine(text: String, line: Int) throws {
        let failure = try failure(text)
        #expect(failure.line == line, "\(failure)")
        #expect(!failure.message.contains("YamlError"))
    }

    @Test func flowsInOtherEncodingsAreToldWithTheirLine() throws {
        let failure = try failure(Data("- launchApp\n- tapOn: caf".utf8) + [0xE9, 0x0A])
        #expect(failure.message == "the flow is not UTF-8 text: it has the byte 0xE9; save it as UTF-8")
        #expect(failure.line == 2)
    }

    @Test func aFlowIsAFile() throws {
        let pipe = folder.url.appendingPathComponent("pipe.yaml")
        #expect(mkfifo(pipe.path, 0o644) == 0)
        let failure = try #require(#expect(throws: FlowError.self) { try FlowReader.read(pipe) })
        #expect(failure.message == "the flow is a FIFO, not a file")
        let missing = try #require(#expect(throws: FlowError.self) { try FlowReader.read(folder.url.appendingPathComponent("none.yaml")) })
        #expect(missing.message == "there is no such flow")
    }

    @Test func textsDoNotGrowWithoutEnd() throws {
        var variables = FlowVariables()
        variables.values["x"] = .string("12345678")
        #expect(throws: FlowExpressionError.self) { for _ in 0..<40 { _ = try variables.evaluate("x = x + x") } }
        #expect(variables.values["x"]?.text.count == 1 << 20)
    }

    @Test(arguments: [
        ("../../x", "the path leads out of its folder"), ("/tmp/x", "the path is an absolute path"),
        ("a/../../x", "the path leads out of its folder"),
        ("link/x", "the path leads through the symbolic link "),
    ])
    func screenshotsStayInTheirFolder(path: String, message: String) throws {
        let output = folder.url.appendingPathComponent("Output", isDirectory: true)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: output.appendingPathComponent("link").path, withDestinationPath: folder.url.path)
        let file = folder.url.appendingPathComponent("flow.yaml")
        try Data("- launchApp\n- takeScreenshot: \(path)\n".utf8).write(to: file)
        let bundle = try AppBundle(folder: FakeBundle.make(in: folder.url))
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        let session = try HeadlessSession(bundle: bundle, configuration: configuration)
        let failure = try #require(
            #expect(throws: FlowError.self) { try FlowPlayer(session: session, options: FlowOptions(output: output)).play(file) })
        #expect(failure.message.hasPrefix(message))
        #expect(failure.line == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("x.png").path))
    }
}
