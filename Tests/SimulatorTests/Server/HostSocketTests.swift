import Foundation
import ProcessSupport
import Glibc
import Testing

@testable import Simulator

/// The socket between the command line and its host.
@Suite(.serialized)
struct HostSocketTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func mode(_ file: URL) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int)
    }

    /// A socket in the folder on which this process listens.
    private func listen(in folder: URL) throws -> OwnedDescriptor {
        let listener = OwnedDescriptor(Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = folder.appendingPathComponent("host.sock").path
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener.number, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        try #require(result == 0, "\(systemErrorText())")
        try #require(Glibc.listen(listener.number, 8) == 0)
        return listener
    }

    @Test func onlyItsUserCanReachIt() async throws {
        chmod(folder.url.path, 0o755)
        try await ServedHost.run(in: folder) { _, _ in
            let own = try mode(folder.url)
            #expect(own == 0o700)
            for file in ["host.sock", "host.json", "lock"] {
                #expect(try mode(folder.url.appendingPathComponent(file)) == 0o600, "\(file)")
            }
        }
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("host.sock").path))
    }

    @Test func theRecordHoldsNoTokenOfThePages() async throws {
        try await ServedHost.run(in: folder) { _, device in
            let record = try String(contentsOf: HostRecord.file(in: folder.url), encoding: .utf8)
            #expect(try !record.contains(ServedPage(device).token))
        }
    }

    @Test func aLongFolderIsServed() async throws {
        let long = folder.url.appendingPathComponent(String(repeating: "long", count: 50), isDirectory: true)
        let executable = FakeBundle.products.appendingPathComponent("FakeApp")
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let running = Task {
            defer { start.finish() }
            try await SimulatorServer(folder: long, executable: executable).run { start.finish() }
        }
        for await _ in started {}
        let client = try HostClient(folder: long, executable: executable)
        #expect(try client.send(HostRequest(.list)).devices?.isEmpty == true)
        try client.send(HostRequest(.quit))
        try await running.value
    }

    @Test func theSocketOfAHostThatDiedIsReplaced() async throws {
        try listen(in: folder.url).close()
        try await ServedHost.run(in: folder) { client, device in
            let devices = try client.send(HostRequest(.list)).devices
            #expect(devices?.map(\.udid) == [device.udid])
        }
    }

    /// Its name is not known any more, so another device of the name would be made.
    @Test func damagedDevicesAreNamed() async throws {
        try await ServedHost.run(in: folder) { client, device in
            let place = folder.url.appendingPathComponent("Devices/\(UUID().uuidString)", isDirectory: true)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("{".utf8).write(to: place.appendingPathComponent("device.json"))
            for request in [HostRequest(.list), HostRequest(.boot, device: device.udid)] {
                let warnings = try client.send(request).warnings
                #expect(warnings?.count == 1)
                #expect(warnings?.first?.contains(place.path) == true)
            }
        }
    }

    @Test func aSecondHostIsRefused() async throws {
        try await ServedHost.run(in: folder) { client, _ in
            let second = SimulatorServer(folder: folder.url, executable: FakeBundle.products.appendingPathComponent("FakeApp"))
            let error = await #expect(throws: SimulatorError.self) { try await second.run() }
            #expect(error?.message.hasPrefix("another host serves") == true)
            try client.send(HostRequest(.list))
        }
    }

    @Test func aFileInItsPlaceIsLeftAlone() throws {
        let file = folder.url.appendingPathComponent("host.sock")
        try Data("mine".utf8).write(to: file)
        let error = #expect(throws: SimulatorError.self) { try HostSocket(in: folder.url).claim() }
        #expect(error?.message == "\(file.path) is no socket")
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }

    /// Another user's process can only be made by root.
    @Test(.enabled(if: geteuid() == 0)) func whatIsAnotherUsersIsRefused() throws {
        let listener = try listen(in: folder.url)
        defer { withExtendedLifetime(listener) {} }
        try #require(chown(folder.url.appendingPathComponent("host.sock").path, 65534, 65534) == 0)
        let claimed = #expect(throws: SimulatorError.self) { try HostSocket(in: folder.url).claim() }
        #expect(claimed?.message.hasSuffix("host.sock is another user's") == true)
        try #require(chown(folder.url.path, 65534, 65534) == 0)
        let opened = #expect(throws: SimulatorError.self) { try HostSocket(in: folder.url) }
        #expect(opened?.message == "\(folder.url.path) is another user's (65534)")
    }

    /// A listener has the user of the process that began to listen.
    @Test(.enabled(if: geteuid() == 0)) func anotherUsersListenerIsRefused() throws {
        let place = try HostSocket(in: folder.url)
        try #require(chmod(folder.url.path, 0o777) == 0)
        let program = """
            my $listener = IO::Socket::UNIX->new(Local => shift, Listen => 8) or die $!; $| = 1; print "ready\\n"; <STDIN>;
            """
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        process.arguments = [
            "--reuid", "65534", "--clear-groups", "/usr/bin/perl", "-MIO::Socket::UNIX", "-e", program,
            folder.url.appendingPathComponent("host.sock").path,
        ]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        // The host that other tests run in this process ignores SIGTERM, and so do programs started by it.
        defer { try? input.fileHandleForWriting.close() }
        try #require(output.fileHandleForReading.availableData == Data("ready\n".utf8))
        let error = #expect(throws: SimulatorError.self) { _ = try place.connect() }
        #expect(error?.message.hasSuffix("host.sock is served by another user's process") == true)
    }

    @Test func whoDoesNotKnowTheKeyCommandsNothing() async throws {
        try await ServedHost.run(in: folder) { client, _ in
            let line = try JSONEncoder().encode(HostCall(key: AccessToken().text, request: HostRequest(.shutdown, device: "all")))
            let connection = RawConnection(try #require(try HostSocket(in: folder.url).connect()))
            connection.send(line + Data("\n".utf8))
            let reply = try JSONDecoder().decode(HostReply.self, from: connection.receive())
            #expect(reply.problem == "the host does not know this command line")
            #expect(try client.send(HostRequest(.list)).devices?.first?.isBooted == true)
        }
    }

    @Test func redirectPagesAreTheirUsersAndNameTheAddress() throws {
        let file = try RedirectPage.make(for: "http://127.0.0.1:1/#token=a", in: folder.url)
        #expect(try mode(file) == 0o600)
        #expect(try String(contentsOf: file, encoding: .utf8).contains(#"content="0; url=http://127.0.0.1:1/#token=a""#))
        RedirectPage.removeAll(in: folder.url)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
