import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// Finds the process's engine: the one that its device starts when the first command arrives, or a program beside the frameworks where there is no device.
enum EngineLauncher {
    /// Whether the device's engine has been connected to.
    @MainActor private static var isUsed = false

    /// A socket to the engine; nil, with a note on standard error, where there is none.
    @MainActor static func connect() -> Int32? {
        if let text = ProcessInfo.processInfo.environment[LaunchEnvironment.webDescriptor], let socket = Int32(text),
            isUsed || fcntl(socket, F_GETFD) >= 0
        {
            // A device starts one engine for each launch of an app: the socket of one that has ended leads nowhere.
            defer { isUsed = true }
            return isUsed ? nil : socket
        }
        guard DeviceRuntime.current.link == nil, let program else { return missing() }
        return start(program) ?? missing()
    }

    /// The engine's program, beside a file that this process is made of; nil where it was not built.
    static let program: String? = {
        // `String(contentsOfFile:)` ends with the kernel's first page.
        let map = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
        var seen: Set<String> = []
        for line in String(decoding: map, as: UTF8.self).split(separator: "\n") {
            guard let slash = line.firstIndex(of: "/") else { continue }
            let folder = URL(fileURLWithPath: String(line[slash...])).deletingLastPathComponent().path
            guard seen.insert(folder).inserted, access(folder + "/quince-web", X_OK) == 0 else { continue }
            return folder + "/quince-web"
        }
        return nil
    }()

    private static func missing() -> Int32? {
        let text =
            "Quince: web pages cannot be shown: the engine (quince-web) was not built. Install libwebkit2gtk-4.1-dev and xvfb, and build again.\n"
        FileHandle.standardError.write(Data(text.utf8))
        return nil
    }

    private static func start(_ program: String) -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM), 0, &ends) == 0 else { return nil }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        let folder = NSTemporaryDirectory() + "quince-web-\(getpid())"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 3)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let texts: [String] = [program, "3", folder.appending("/data"), folder.appending("/caches")]
        let arguments = texts.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, &actions, nil, arguments, environ)
        close(ends[1])
        if error == 0 { return ends[0] }
        close(ends[0])
        return nil
    }
}
