import Foundation
import PageEncoding
import Testing

@testable import Simulator

struct AppLogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func keepsWhatWasPrintedLast() throws {
        let log = AppLog(file: folder.url.appendingPathComponent("Logs/app.log"), limit: 1000)
        #expect(log.text == "")
        for number in 0..<1000 { try log.append(["line \(number)", "ü"]) }
        let lines = log.text.split(separator: "\n")
        #expect(lines.suffix(2) == ["line 999", "ü"])
        #expect(log.text.utf8.count <= 2 * 1000 + 20)
        #expect(lines.count > 100)
        #expect(lines.allSatisfy { $0 == "ü" || $0.hasPrefix("line ") }, "no line is cut")
    }

    @Test func saysThatNothingCanBeStored() throws {
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        let error = #expect(throws: SimulatorError.self) { try AppLog(file: file.appendingPathComponent("app.log")).append(["x"]) }
        #expect(error?.message.hasPrefix("what the app prints cannot be stored: ") == true)
        #expect(error?.nextStep != nil)
    }

    /// Requests name apps as they like.
    @Test func aTextThatIsNoIdentifierNamesNoFile() throws {
        try Data("secret\n".utf8).write(to: folder.url.appendingPathComponent("letter.log"))
        let log = DeviceLog(folder: folder.url.appendingPathComponent("Logs", isDirectory: true))
        #expect(log.text(of: "../letter") == "")
        _ = log.add([LogLine(source: .quince, text: "x")], of: "../letter")
        #expect(try String(contentsOf: folder.url.appendingPathComponent("letter.log"), encoding: .utf8) == "secret\n")
    }
}
