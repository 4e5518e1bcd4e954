import Foundation

extension ProcessInfo {
    /// The version of the simulated iOS; the original answers that of Linux.
    public var operatingSystemVersion: OperatingSystemVersion { SimulatedSystem.version }

    /// The version of the simulated iOS for people, `Version 17.0`, without a build: Quince has none of Apple's.
    public var operatingSystemVersionString: String { "Version \(SimulatedSystem.text)" }

    /// Whether the simulated iOS is that version or a newer one.
    public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = SimulatedSystem.version
        let (mine, wanted) = (
            [own.majorVersion, own.minorVersion, own.patchVersion], [version.majorVersion, version.minorVersion, version.patchVersion]
        )
        return !mine.lexicographicallyPrecedes(wanted)
    }
}

/// The iOS that the process runs on, as the device tells it by the variable that Apple's simulators set, too.
package enum SimulatedSystem {
    /// `17.0`.
    package static let text: String = getenv("SIMULATOR_RUNTIME_VERSION").map { String(cString: $0) } ?? "17.0"

    package static let version: OperatingSystemVersion = {
        let numbers = text.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
    }()
}
