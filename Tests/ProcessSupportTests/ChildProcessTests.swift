import CSpawn
import Foundation
import Glibc
import Testing

@testable import ProcessSupport

struct ChildProcessTests {
    /// As when another thread starts a program while this one is being installed: its file is open for writing for another moment.
    @Test func startsWhatIsStillOpenForWriting() throws {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("true-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: program) }
        try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/true"), to: program)
        let writing = open(program.path, O_WRONLY | O_CLOEXEC)
        try #require(writing >= 0)
        Thread.detachNewThread {
            // It stays open while it is refused some times.
            for _ in 0..<20 { Self.refuses(program) }
            close(writing)
        }
        let status = try ChildProcess(ChildProcess.Launch(executable: program)).waitForEnd(patience: 10)
        #expect(status == .exited(0))
    }

    @Test func leavesNoEntryBehind() throws {
        let identifier = try ChildProcess(
            ChildProcess.Launch(executable: URL(fileURLWithPath: "/bin/sleep"), arguments: ["1000"])
        ).identifier
        #expect(kill(identifier, 0) < 0)
        #expect(errno == ESRCH)
    }

    /// As the host does, which the commands of a tool that has ended still find.
    @Test func independentProgramsGoOn() throws {
        let identifier = try {
            let child = try ChildProcess(
                ChildProcess.Launch(executable: URL(fileURLWithPath: "/bin/sleep"), arguments: ["1000"]))
            child.makeIndependent()
            return child.identifier
        }()
        #expect(kill(identifier, 0) == 0)
        kill(identifier, SIGKILL)
        waitpid(identifier, nil, 0)
    }

    /// As where the host is killed, which can end nothing itself any more.
    @Test func theGuardianEndsWhatIsLeft() throws {
        func start() throws -> ChildProcess {
            try ChildProcess(ChildProcess.Launch(executable: URL(fileURLWithPath: "/bin/sleep"), arguments: ["1000"]))
        }
        let (left, ended, others) = (try start(), try start(), try (0..<300).map { _ in try start() })
        let guardian = spawn_guardian()
        try #require(guardian >= 0)
        for each in others + [left, ended] { spawn_guardian_note(guardian, each.identifier) }
        for each in others + [ended] { spawn_guardian_note(guardian, -each.identifier) }
        #expect(left.checkStatus() == nil)
        close(guardian)
        #expect(left.waitForEnd(patience: 10) == .signalled(SIGKILL))
        #expect(ended.checkStatus() == nil)
        #expect(others.allSatisfy { $0.checkStatus() == nil })
    }

    /// As in a host of many devices and pages, whose newer descriptors have high numbers.
    @Test func startsWithAnyNumberOfOpenFiles() throws {
        var others: [OwnedDescriptor] = []
        repeat {
            others.append(OwnedDescriptor(open("/dev/null", O_RDONLY | O_CLOEXEC)))
        } while (0..<511).contains(others.last?.number ?? -1)
        let (question, asking) = try OwnedDescriptor.pipe()
        let (answer, answering) = try OwnedDescriptor.pipe()
        #expect(write(asking.number, "text\n", 5) == 5)
        var launch = ChildProcess.Launch(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "read text <&4; echo $text >&3"])
        launch.descriptors = [3: answering, 4: question]
        launch.confinement = .system
        launch.confinement?.executable.append(URL(fileURLWithPath: "/bin"))
        #expect(try ChildProcess(launch).waitForEnd(patience: 10) == .exited(0))
        answering.close()
        var text = Data()
        _ = answer.readAvailable { text += $0 }
        #expect(text == Data("text\n".utf8))
        withExtendedLifetime(others) {}
    }

    private static func refuses(_ program: URL) {
        var process = pid_t()
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program.path), nil]
        #expect(posix_spawn(&process, program.path, nil, nil, &arguments, nil) == ETXTBSY)
        free(arguments[0])
    }
}
