import DeviceCore
import FileReplacement
import Foundation

/// The program that draws the home screen of every device.
public struct HomeScreenProgram: Sendable {
    public let bundle: AppBundle
    /// Settings lies in the same library, and the same program starts it.
    let settings: AppBundle
    /// So do UI tests, in a process of their own.
    let tests: AppBundle
    static let settingsIdentifier = SystemApps.settings
    private static let testsIdentifier = "dev.quince.UITests.xctrunner"

    /// The one that was built together with the tool; nil where it was not.
    public init?(besideExecutable executable: URL) {
        let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let program = folder.appendingPathComponent("SpringBoard")
        for needed in [program, folder.appendingPathComponent("libQuinceFrameworks.so")]
        where !FileManager.default.fileExists(atPath: needed.path) { return nil }
        bundle = AppBundle(system: program, identifier: SystemApps.home, displayName: "Home Screen")
        settings = AppBundle(system: program, identifier: Self.settingsIdentifier, displayName: "Settings", arguments: ["settings"])
        tests = AppBundle(system: program, identifier: Self.testsIdentifier, displayName: "UI tests", arguments: ["tests"])
    }

    /// The program's home folder on a device, made when there is none.
    public static func folder(of device: VirtualDevice) throws -> URL { try folder("SpringBoard", of: device) }
    static func settingsFolder(of device: VirtualDevice) throws -> URL { try folder("Preferences", of: device) }

    private static func folder(_ name: String, of device: VirtualDevice) throws -> URL {
        let folder = device.dataFolder.appendingPathComponent(name, isDirectory: true)
        try withFileErrors("no folder for a program of the system's") {
            for each in ["Library/Preferences", "Library/Caches", "tmp"] {
                try PrivateFiles.makeFolder(folder.appendingPathComponent(each, isDirectory: true))
            }
        }
        return folder
    }
}
