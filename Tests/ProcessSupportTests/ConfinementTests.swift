import Foundation
import Glibc
import Testing

@testable import ProcessSupport

/// Shells that try what they may not. Where the kernel has no Landlock, its limits are not tested.
@Suite(.enabled(if: ConfinementSupport.current.landlock > 0 && ConfinementSupport.current.filtersCalls))
struct ConfinementTests {
    private let folder: URL
    private var own: URL { folder.appendingPathComponent("own") }
    private var secret: URL { folder.appendingPathComponent("secret") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("confinement-\(UUID().uuidString)")
        for name in ["own", "other"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try Data("secret".utf8).write(to: folder.appendingPathComponent("secret"))
    }

    /// Runs a command of bash that may use its own folder and the system's programs.
    private func run(_ command: String, network: Bool = false) throws -> CommandRun {
        defer { try? FileManager.default.removeItem(at: folder) }
        var confinement = Confinement.system
        confinement.writable.append(own)
        confinement.executable += ["/bin", "/usr/bin"].map { URL(fileURLWithPath: $0) }
        confinement.allowsNetwork = network
        return try CommandRun(
            URL(fileURLWithPath: "/bin/bash"), ["-c", command], in: own, environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"],
            confinement: confinement, joinsErrors: true)
    }

    private func output(_ command: String, network: Bool = false) throws -> String {
        String(decoding: try run(command, network: network).output, as: UTF8.self)
    }

    @Test func readsTheSystem() throws { #expect(try output("ls -d /usr/lib; echo $?") == "/usr/lib\n0\n") }

    @Test func writesItsOwnFolder() throws {
        #expect(try output("mkdir a && echo text > a/b && mv a/b c && ln -s c d && cat d && rm -r a c d && ls | wc -l") == "text\n0\n")
    }

    @Test(arguments: ["cat ../secret", "echo > ../other/file", "ls ..", "rm ../secret", "echo >> ../secret", "mv ../secret ."])
    func reachesNoOtherFile(_ command: String) throws {
        #expect(try output(command).contains("Permission denied"))
    }

    @Test(
        .enabled(if: ConfinementSupport.current.supervisesCalls),
        arguments: [
            "chmod 777 ../secret", "chown \(getuid()) ../secret", "touch -h -d 2001-01-01 ../secret", "chmod 777 ..",
            "ln -s ../secret link; chmod 777 link",
            "chmod 777 /bin/true", "chmod 777 /usr/lib/os-release", "cd ../other; chmod 777 .",
        ])
    func changesNoOtherFilesMetadata(_ command: String) throws {
        #expect(try output(command).contains("Operation not permitted"))
    }

    @Test(.enabled(if: ConfinementSupport.current.supervisesCalls)) func changesItsOwnFilesMetadata() throws {
        let changes = "chmod 640 file && touch -d 2001-01-01T00:00:00Z file && chown \(getuid()) file && stat -c '%a %Y' file"
        #expect(try output("echo > file; \(changes)") == "640 978307200\n")
    }

    @Test(.enabled(if: ConfinementSupport.current.supervisesCalls)) func changesItsOwnLinks() throws {
        #expect(try output("ln -s file link; touch -h -d @5 link && stat -c %Y link") == "5\n")
    }

    /// The kernel's word for a link across the border.
    @Test func linksToNoOtherFile() throws { #expect(try output("ln ../secret .").contains("Invalid cross-device link")) }

    @Test(arguments: ["/etc/passwd", "/etc/shadow", "/proc/1/environ", "/proc/1/cmdline", "/dev/tty", "/var/log"])
    func readsNothingElse(_ path: String) throws {
        #expect(try run("exec 3< \(path)").status != 0)
    }

    @Test func readsItsOwnProcess() throws { #expect(try output("read line < /proc/$$/comm && echo $line") == "bash\n") }

    @Test func sendsOthersNoSignals() throws {
        #expect(try output("kill -0 \(getpid())").contains("Operation not permitted"))
    }

    @Test func sendsItselfSignals() throws { #expect(try output("kill -0 $$; echo $?") == "0\n") }

    @Test(arguments: ["setsid --wait true", "unshare --user true", "mount -t tmpfs none .", "chroot . true", "unshare --net true"])
    func failsWhatNoAppMayDo(_ command: String) throws {
        #expect(try run(command).status != 0)
    }

    @Test func startsNoOtherProgram() throws {
        #expect(try output("cp /bin/true copy; ./copy").contains("Permission denied"))
    }

    @Test func hasNoNetworkUnlessAllowed() throws {
        #expect(try output("exec 3<>/dev/tcp/127.0.0.1/1").contains("Operation not permitted"))
    }

    @Test func hasTheNetworkWhereAllowed() throws {
        #expect(try output("exec 3<>/dev/tcp/127.0.0.1/1", network: true).contains("Connection refused"))
    }

    @Test func whatItStartedEndsWithIt() throws {
        let process = try output("sleep 1000 >/dev/null 2>&1 & echo $!").trimmingCharacters(in: .newlines)
        let identifier = try #require(pid_t(process))
        // Its parent has ended: whoever takes over orphans reaps it.
        while kill(identifier, 0) == 0, !isZombie(identifier) { usleep(1000) }
        #expect(kill(identifier, 0) != 0 || isZombie(identifier))
    }

    private func isZombie(_ identifier: pid_t) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ") Z"
        return text.split(separator: ")").last?.hasPrefix(" Z") ?? true
    }

    @Test func oldKernelsAreNamed() {
        #expect(ConfinementSupport(landlock: 7, filtersCalls: true).gaps.isEmpty)
        #expect(ConfinementSupport(landlock: 0, filtersCalls: true).gaps == ["can read and write all files of the user"])
        #expect(ConfinementSupport(landlock: 2, filtersCalls: true).gaps.isEmpty)
        #expect(ConfinementSupport(landlock: 2, filtersCalls: false).gaps.count == 4)
        #expect(
            ConfinementSupport(landlock: 7, filtersCalls: true, supervisesCalls: false).gaps == [
                "can change the modes, owners and dates of all files of the user"
            ])
    }
}
