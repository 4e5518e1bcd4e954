import CSpawn
import Foundation

extension Confinement {
    /// The access that any program needs: the system's libraries, fonts and settings, and those of Swift.
    package static let system: Confinement = {
        var system = Confinement()
        system.readable = systemFiles.map { URL(fileURLWithPath: $0) } + [swiftLibraries].compactMap { $0 }
        system.writable = [URL(fileURLWithPath: "/dev/null")]
        system.executable = loaders.map { URL(fileURLWithPath: $0) }
        return system
    }()

    private static let systemFiles =
        ["/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib", "/lib64", "/usr/share", "/usr/local/share/fonts", "/var/cache/fontconfig"]
        + ["/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/fonts", "/etc/localtime", "/etc/timezone"]
        + ["/etc/ssl", "/etc/ca-certificates", "/etc/pki/tls", "/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/gai.conf"]
        + ["/etc/nsswitch.conf", "/etc/services", "/etc/protocols", "/run/systemd/resolve"]
        + ["/dev/zero", "/dev/random", "/dev/urandom"]
        + ["/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/uptime", "/proc/version", "/proc/loadavg", "/proc/filesystems"]
        + ["/proc/sys/kernel", "/proc/sys/vm/overcommit_memory", "/sys/devices/system/cpu"]

    /// The dynamic loaders, which the kernel starts for every program.
    private static let loaders = [
        "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib/ld-linux-x86-64.so.2",
    ]

    /// The toolchain's folder `usr`, found by the library that this process uses: `…/usr/lib/swift/linux/libswiftCore.so`.
    package static let toolchain: URL? = image(of: "swift_retain").map { (0..<4).reduce($0) { url, _ in url.deletingLastPathComponent() } }

    private static var swiftLibraries: URL? { toolchain?.appendingPathComponent("lib/swift") }

    /// The programs that print reports of crashes: Swift's, and the one that starts it in a confined process.
    package static var backtracers: [URL] {
        [backtracer, toolchain?.appendingPathComponent("libexec/swift/linux/swift-backtrace")].compactMap { $0 }
    }

    /// Starts Swift's backtracer in a confined process.
    package static let backtracer: URL? = products?.appendingPathComponent("quince-backtrace")

    /// The folder of the tool or test that this code is linked into: Quince's own libraries lie there.
    package static let products: URL? = image(of: nil)?.deletingLastPathComponent()

    /// The file that a symbol was loaded from; nil = this code.
    private static func image(of symbol: String?) -> URL? {
        let name = symbol.map { $0.withCString(spawn_image_of) } ?? spawn_image_of(nil)
        return name.map { URL(fileURLWithPath: String(cString: $0)).resolvingSymlinksInPath() }
    }
}
