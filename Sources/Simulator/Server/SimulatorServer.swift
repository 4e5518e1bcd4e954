import CSpawn
import Foundation
import Glibc
import NIOCore
import NIOPosix

/// The user's host: serves the pages of booted devices on loopback, and the command line over a socket in the data folder.
public struct SimulatorServer: Sendable {
    /// The limits on the host's resources that clients may use.
    struct Limits: Sendable {
        /// Open connections of pages, and as many of commands; a client more is refused.
        var connections = 256
        /// Seconds a client has for its request, and for reading the answer.
        var patience = 30.0
    }

    private let folder: URL
    private let executable: URL
    private let limits: Limits

    /// - Parameters:
    ///   - folder: The data folder.
    ///   - executable: The tool's file, whose build the host belongs to.
    public init(folder: URL = DeviceStore.dataFolder(), executable: URL) {
        self.init(folder: folder, executable: executable, limits: Limits())
    }

    init(folder: URL, executable: URL, limits: Limits) { (self.folder, self.executable, self.limits) = (folder, executable, limits) }

    /// Serves until the command `quit`.
    ///
    /// - Parameter started: Called once the host can be reached.
    public func run(started: @Sendable () -> Void = {}) async throws {
        bound_free_memory()
        umask(0o077)  // The apps inherit it: what they write is their user's alone, too.
        let socket = try HostSocket(in: folder)
        try socket.claim()
        RedirectPage.removeAll(in: folder)
        let key = AccessToken()
        let host = SimulatorHost(
            store: DeviceStore(folder: folder.appendingPathComponent("Devices", isDirectory: true)),
            homeScreen: HomeScreenProgram(besideExecutable: executable))
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
        let access = PageAccess(token: AccessToken())
        let pages = try await PageServer(host: host, access: access, limits: limits).bind(group)
        access.port = pages.localAddress?.port ?? 0
        host.addresses = PageAddress(port: access.port, token: access.token)
        let commands = try await CommandServer(host: host, key: key, limits: limits).bind(group, socket)
        let identity = try socket.protect()
        host.quit = {
            // The next host may have the socket's place at once.
            socket.remove(identity)
            commands.close(promise: nil)
            host.shutDownAll()
            host.leaveNetwork()
            _ = pages.eventLoop.scheduleTask(in: .milliseconds(200)) { pages.close(promise: nil) }
        }
        try HostRecord(process: getpid(), build: HostRecord.build(of: executable), key: key.text).write(in: folder)
        started()
        try await pages.closeFuture.get()
        // A host of a newer build may have taken over meanwhile.
        if HostRecord.read(in: folder)?.key == key.text { try? FileManager.default.removeItem(at: HostRecord.file(in: folder)) }
        // Apps have a second to end.
        try await Task.sleep(for: .milliseconds(1200))
    }
}
