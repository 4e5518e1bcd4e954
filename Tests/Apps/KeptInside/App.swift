import Foundation
import UIKit

/// Tries what no app may do, and prints how each attempt ends.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        for (name, attempt) in attempts { print("\(name): \(result(attempt()))") }
        return true
    }

    /// 0 is a success; of everything else the system's words.
    private func result(_ code: Int32) -> String { code == 0 ? "done" : String(cString: strerror(code)) }

    private var parent: Int32 { getppid() }
    private var bundle: String { Bundle.main.bundlePath }

    private var attempts: [(String, () -> Int32)] {
        [
            ("write a document", { self.write(NSHomeDirectory() + "/Documents/text") }),
            ("write a temporary file", { self.write(NSTemporaryDirectory() + "text") }),
            ("read the bundle", { self.read(self.bundle + "/Info.plist") }),
            ("write the bundle", { self.write(self.bundle + "/new") }),
            ("change the bundle", { self.write(self.bundle + "/Info.plist") }),
            ("remove the executable", { unlink(Bundle.main.executablePath ?? "") == 0 ? 0 : errno }),
            ("list what lies beside its home", { self.list(NSHomeDirectory() + "/..") }),
            ("write beside its home", { self.write(NSHomeDirectory() + "/../new") }),
            ("change the mode of a document", { chmod(NSHomeDirectory() + "/Documents/text", 0o600) == 0 ? 0 : errno }),
            ("change the date of a document", { utimes(NSHomeDirectory() + "/Documents/text", nil) == 0 ? 0 : errno }),
            ("change the mode of the bundle", { chmod(self.bundle, 0o777) == 0 ? 0 : errno }),
            ("change the mode of an open file", { self.changeMode(ofOpen: self.bundle + "/Info.plist") }),
            ("change the date of the executable", { utimes(Bundle.main.executablePath ?? "", nil) == 0 ? 0 : errno }),
            ("change the flags of the bundle", { self.changeFlags(of: self.bundle) }),
            ("change the owner of its home's folder", { chown(NSHomeDirectory() + "/..", 65534, 65534) == 0 ? 0 : errno }),
            ("list the root folder", { self.list("/") }),
            ("list the users' folders", { self.list("/home") }),
            ("list the root user's folder", { self.list("/root") }),
            ("list temporary files of others", { self.list("/tmp") }),
            ("read the list of users", { self.read("/etc/passwd") }),
            ("read passwords", { self.read("/etc/shadow") }),
            ("write a system setting", { self.write("/etc/quince") }),
            ("link to a file of the system", { self.readThroughLink(to: "/etc/passwd") }),
            ("list processes", { self.list("/proc") }),
            ("read its host's environment", { self.read("/proc/\(self.parent)/environ") }),
            ("read its host's arguments", { self.read("/proc/\(self.parent)/cmdline") }),
            ("write its host's memory", { self.write("/proc/\(self.parent)/mem") }),
            ("use its host's files", { self.list("/proc/\(self.parent)/fd") }),
            ("signal its host", { kill(self.parent, SIGTERM) == 0 ? 0 : errno }),
            ("signal every process", { kill(1, 0) == 0 ? 0 : errno }),
            ("start a shell", { self.start("/bin/sh") }),
            ("start a program of its own", { self.startCopy() }),
            ("trace its host", { self.call("ptrace", 16, Int(self.parent)) }),
            ("leave its session", { self.call("setsid") }),
            ("leave its process group", { self.call("setpgid", 0, 0) }),
            ("become another user", { self.call("setuid", 65534) }),
            ("make a namespace", { self.call("unshare", 0x1000_0000) }),
            ("change its root folder", { NSHomeDirectory().withCString { self.call("chroot", Int(bitPattern: $0)) } }),
            ("make a socket in the file system", { self.socket(1) }),
            ("make a socket for packets", { self.socket(17) }),
            ("make a socket for the network", { self.socket(2) }),
            ("see all packets of the network", { self.call("socket", 2, 3, 6) }),
            ("make sockets for datagrams", { self.call("socketpair", 1, 2, 0, 1) }),
            ("limit itself", { self.call("prlimit64", 0, 0) }),
            ("limit its host", { self.call("prlimit64", Int(self.parent), 0) }),
            ("hold its host up", { self.call("setpriority", 0, Int(self.parent), 19) }),
            ("share memory with every program", { self.call("shmget", 0, 4096, 0o1600) }),
            ("watch the users' folders", { self.call("inotify_add_watch", -1, 0, 1) }),
        ]
    }

    private func read(_ path: String) -> Int32 { open(path, flags: O_RDONLY) }
    private func write(_ path: String) -> Int32 { open(path, flags: O_RDWR | O_CREAT) }

    private func open(_ path: String, flags: Int32) -> Int32 {
        let descriptor = Foundation.open(path, flags, 0o600)
        guard descriptor >= 0 else { return errno }
        close(descriptor)
        return 0
    }

    private func changeMode(ofOpen path: String) -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY)
        defer { close(descriptor) }
        return fchmod(descriptor, 0o777) == 0 ? 0 : errno
    }

    /// Sets the flags of a file (`FS_IOC_SETFLAGS`) to none.
    private func changeFlags(of path: String) -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY)
        defer { close(descriptor) }
        var flags = 0
        return withUnsafeMutablePointer(to: &flags) { self.call("ioctl", Int(descriptor), 0x4008_6602, Int(bitPattern: $0)) }
    }

    private func list(_ path: String) -> Int32 {
        guard let folder = opendir(path) else { return errno }
        closedir(folder)
        return 0
    }

    private func readThroughLink(to path: String) -> Int32 {
        let link = NSTemporaryDirectory() + "link"
        guard symlink(path, link) == 0 else { return errno }
        return read(link)
    }

    private func start(_ program: String) -> Int32 {
        var process = pid_t()
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
        defer { free(arguments[0]) }
        return posix_spawn(&process, program, nil, nil, &arguments, nil)
    }

    private func startCopy() -> Int32 {
        let copy = NSTemporaryDirectory() + "copy"
        do { try FileManager.default.copyItem(atPath: Bundle.main.executablePath ?? "", toPath: copy) } catch { return ENOENT }
        return start(copy)
    }

    private func socket(_ family: Int32) -> Int32 {
        let descriptor = Foundation.socket(family, 2, 0)
        guard descriptor >= 0 else { return errno }
        close(descriptor)
        return 0
    }

    /// Calls a function of the system's library that iOS has no name for.
    private func call(_ name: String, _ arguments: Int...) -> Int32 {
        typealias Function = @convention(c) (Int, Int, Int, Int) -> Int
        guard let address = dlsym(nil, name) else { return ENOSYS }
        let all = arguments + [0, 0, 0, 0]
        let result = unsafeBitCast(address, to: Function.self)(all[0], all[1], all[2], all[3])
        return Int32(truncatingIfNeeded: result) == -1 ? errno : 0
    }
}
