import Foundation
import Testing

@testable import ProcessSupport

struct CommandRunTests {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    @Test func keepsTheStreamsApart() throws {
        let run = try CommandRun(shell, ["-c", "echo out; echo err >&2; exit 3"])
        #expect(run.status == 3)
        #expect(run.output == Data("out\n".utf8))
        #expect(run.errors == Data("err\n".utf8))
    }

    @Test func joinsTheStreamsInTheirOrder() throws {
        let run = try CommandRun(shell, ["-c", "echo 1; echo 2 >&2; echo 3"], joinsErrors: true)
        #expect(run.output == Data("1\n2\n3\n".utf8))
        #expect(run.errors.isEmpty)
    }

    @Test func reportsLinesOfErrors() throws {
        let lines = Lines()
        _ = try CommandRun(shell, ["-c", "printf 'a\\nb' >&2"]) { lines.add($0) }
        #expect(lines.all == ["a", "b"])
    }

    @Test func aSignalIsAStatusAsInShells() throws {
        #expect(try CommandRun(shell, ["-c", "kill -9 $$"]).status == 137)
    }

    @Test func endsWhatTakesTooLong() throws {
        #expect(throws: ProcessError.self) { try CommandRun(shell, ["-c", "sleep 1000"], timeLimit: 0.05) }
    }

    @Test func readsWhatItIsGiven() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("CommandRunTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("words".utf8).write(to: file)
        #expect(try CommandRun(shell, ["-c", "cat"], input: OwnedDescriptor.reading(file)).output == Data("words".utf8))
        #expect(try CommandRun(shell, ["-c", "cat"]).output.isEmpty)
    }

    @Test func endsWhatIsCancelled() throws {
        let cancellation = try Cancellation()
        cancellation.cancel()
        let error = #expect(throws: ProcessError.self) { try CommandRun(shell, ["-c", "sleep 1000"], cancellation: cancellation) }
        #expect(error?.message == "sh was cancelled")
    }

    @Test func namesAProgramThatIsMissing() throws {
        let error = #expect(throws: ProcessError.self) { try CommandRun(URL(fileURLWithPath: "/no/such"), []) }
        #expect(error?.message == "/no/such cannot be started: No such file or directory")
    }

    private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [String] = []
        var all: [String] { lock.withLock { kept } }
        func add(_ line: String) { lock.withLock { kept.append(line) } }
    }
}
