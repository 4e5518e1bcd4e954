import Foundation
import ProcessSupport
import Glibc

/// The socket by which the command line reaches the host: `host.sock` in the data folder.
///
/// It belongs to one user: the folder can be entered by that user alone, and each side checks who the other one is. The system's names of sockets have
/// at most 107 bytes, which many a folder's path has alone, so the folder is named by its descriptor: `/proc/self/fd/7/host.sock`.
struct HostSocket: Sendable {
    /// Tells the socket's file from one that took its place.
    struct Identity: Equatable, Sendable {
        var device: UInt64
        var file: UInt64
    }

    private let folder: OwnedDescriptor
    /// For people.
    private let name: String

    /// - Throws: `SimulatorError` where the folder cannot be made or is somebody else's.
    init(in folder: URL) throws {
        self.folder = try PrivateFolder.open(folder)
        name = folder.appendingPathComponent("host.sock").path
    }

    /// Valid in this process, as long as this value lives.
    var path: String { "/proc/self/fd/\(folder.number)/host.sock" }

    /// Connects; nil where nobody listens.
    ///
    /// - Throws: `SimulatorError` where the system refuses, or the listener is another user's.
    func connect() throws -> OwnedDescriptor? {
        let socket = OwnedDescriptor(Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket.number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if result != 0, errno == ENOENT || errno == ECONNREFUSED { return nil }
        guard result == 0 else {
            throw SimulatorError("\(name): \(systemErrorText())", nextStep: "Set QUINCE_HOME to a folder of your own.")
        }
        guard PeerUser(of: socket)?.isOurs == true else {
            throw SimulatorError(
                "\(name) is served by another user's process", nextStep: "Remove it, or set QUINCE_HOME to a folder of your own.")
        }
        return socket
    }

    /// Makes room for this process's socket: one whose host has died is removed.
    ///
    /// - Throws: `SimulatorError` where another host serves, or the file is not ours to remove.
    func claim() throws {
        var info = stat()
        guard lstat(path, &info) == 0 else {
            if errno == ENOENT { return }
            throw SimulatorError("\(name): \(systemErrorText())", nextStep: "Set QUINCE_HOME to a folder of your own.")
        }
        guard info.st_uid == geteuid() else {
            throw SimulatorError("\(name) is another user's", nextStep: "Remove it, or set QUINCE_HOME to a folder of your own.")
        }
        guard info.st_mode & S_IFMT == S_IFSOCK else { throw SimulatorError("\(name) is no socket", nextStep: "Remove it.") }
        // One that was asked to end needs a moment.
        for _ in 0..<100 {
            guard try connect() != nil else { return remove() }
            usleep(20000)
        }
        throw SimulatorError("another host serves \(name)", nextStep: "Use that one, or end it.")
    }

    /// Lets the user alone connect, and returns what tells the file.
    func protect() throws -> Identity {
        guard chmod(path, 0o600) == 0, let identity else {
            throw SimulatorError("\(name) cannot be protected: \(systemErrorText())", nextStep: "Set QUINCE_HOME to another folder.")
        }
        return identity
    }

    /// Removes the socket, unless another host's has taken its place.
    func remove(_ mine: Identity) { if identity == mine { remove() } }

    private func remove() { unlink(path) }

    private var identity: Identity? {
        var info = stat()
        guard lstat(path, &info) == 0 else { return nil }
        return Identity(device: UInt64(info.st_dev), file: UInt64(info.st_ino))
    }
}

/// The user at the other end of a Unix socket, as the kernel knows it: `struct ucred`.
struct PeerUser: Sendable {
    var process: pid_t = 0
    var user: uid_t = 0
    var group: gid_t = 0

    var isOurs: Bool { user == geteuid() }

    init() {}

    /// Nil where the descriptor is no Unix socket.
    init?(of socket: OwnedDescriptor) {
        var size = socklen_t(MemoryLayout<PeerUser>.size)
        guard getsockopt(socket.number, SOL_SOCKET, SO_PEERCRED, &self, &size) == 0 else { return nil }
    }
}
