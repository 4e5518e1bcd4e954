import Foundation

/// The user's desktop, where there is one.
enum Desktop {
    static var isThere: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    }

    /// Opens a file with the program that the desktop has for it.
    ///
    /// - Throws: Foundation's errors where `xdg-open` cannot be started.
    static func open(_ file: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
        process.arguments = [file.absoluteString]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }
}
