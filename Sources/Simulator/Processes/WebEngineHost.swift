import Foundation
import Glibc
import ProcessSupport

/// Starts the engine of one app's web pages when the app's first bytes for it arrive.
///
/// The app cannot start it: it may start nothing, and the engine needs a display. It runs beside the app, limited to what the app reads and
/// writes, and ends with the app's end of the socket.
final class WebEngineHost: @unchecked Sendable {
    private let launch: AppProcess.Launch
    private let socket, appSocket: OwnedDescriptor
    private let lock = NSLock()
    private var child: ChildProcess?
    private var hasEnded = false
    private var isOpen = true

    init(_ launch: AppProcess.Launch) throws {
        self.launch = launch
        (socket, appSocket) = try withProcessErrors { try OwnedDescriptor.socketPair() }
    }

    /// The app's end of the socket, until `start`.
    var appDescriptor: OwnedDescriptor { appSocket }

    /// Waits for the app's first bytes, in a thread of its own. The app's process has its end of the socket; it is closed here.
    func start() {
        appSocket.close()
        let thread = Thread { [self] in serve() }
        thread.name = "web engine"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Ends the engine, or the wait for the need of one.
    func end() {
        lock.withLock {
            hasEnded = true
            child?.terminate()
            // Later the number may be another file's.
            if isOpen { shutdown(socket.number, Int32(SHUT_RDWR)) }
        }
    }

    private func serve() {
        var descriptor = pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)
        while poll(&descriptor, 1, -1) < 0, errno == EINTR {}
        // Without bytes the app has ended.
        var first: UInt8 = 0
        guard descriptor.revents & Int16(POLLIN) != 0, recv(socket.number, &first, 1, Int32(MSG_PEEK)) > 0 else { return }
        let started = lock.withLock {
            if !hasEnded {
                do { child = try ChildProcess(engine()) } catch {
                    FileHandle.standardError.write(Data("Quince: web pages cannot be shown: \(error)\n".utf8))
                }
            }
            // The engine has its end now; where there is none, the app sees the end of the connection.
            isOpen = false
            socket.close()
            return child
        }
        _ = started?.waitForEnd()
    }

    /// The engine's program, which confines itself once it has a display.
    private func engine() throws -> ChildProcess.Launch {
        guard let program = Confinement.products?.appendingPathComponent("quince-web"),
            FileManager.default.isExecutableFile(atPath: program.path)
        else { throw SimulatorError("quince-web is missing", nextStep: "Install libwebkit2gtk-4.1-dev and xvfb, and build again.") }
        let library = launch.dataContainer.appendingPathComponent("Library")
        let data = library.appendingPathComponent("WebKit"), caches = library.appendingPathComponent("Caches/WebKit")
        // The engine makes the folders, within its limits: the app may have put links in their place.
        var process = ChildProcess.Launch(executable: program, arguments: ["3", data.path, caches.path] + limits)
        let own = ProcessInfo.processInfo.environment
        for name in ["PATH", "LANG", "FONTCONFIG_FILE", "FONTCONFIG_PATH"] { process.environment[name] = own[name] }
        process.environment["HOME"] = "/nonexistent"
        process.environment["TMPDIR"] = launch.dataContainer.appendingPathComponent("tmp").path
        process.environment["TZ"] = launch.configuration.state.timeZone
        process.folder = launch.dataContainer
        process.descriptors = [3: socket]
        process.descriptors[1] = try withProcessErrors { try OwnedDescriptor.forNothing() }
        process.descriptors[2] = process.descriptors[1]
        return process
    }

    /// The files that the engine and its processes reach, as its arguments.
    private var limits: [String] {
        guard launch.isConfined else { return [] }
        let system = Confinement.system
        var pairs = (system.readable + [AppConfinement.outermost(launch.bundle.folder)] + launch.readable).map { ("r", $0.path) }
        // WebKit's processes look for the bounds of their stacks in their own folders of /proc, which do not exist yet. The kernel keeps the
        // memory and the environment of other processes from them.
        pairs += ["/etc/gtk-3.0", "/etc/glvnd", "/proc", "/sys/fs/cgroup"].map { ("r", $0) }
        pairs += system.writable.map { ("w", $0.path) } + [("w", "/dev/shm"), ("w", launch.dataContainer.path)]
        pairs += launch.configuration.groupContainers.values.sorted().map { ("r", $0) }
        pairs += system.executable.map { ("x", $0.path) } + Self.helpers.map { ("x", $0) }
        return pairs.flatMap { [$0, $1] }
    }

    /// The folders of WebKit's own programs.
    private static let helpers = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/webkit2gtk-4.1" }
}

extension OwnedDescriptor {
    /// A descriptor that swallows what is written.
    fileprivate static func forNothing() throws -> OwnedDescriptor {
        let number = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { throw ProcessError("/dev/null cannot be opened: \(systemErrorText())") }
        return OwnedDescriptor(number)
    }
}
