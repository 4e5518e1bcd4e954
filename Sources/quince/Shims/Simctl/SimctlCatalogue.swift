import AppBuilder
import DeviceProtocol
import Foundation
import Simulator

/// Models and runtimes by `simctl`'s identifiers.
enum SimctlCatalogue {
    private static let typePrefix = "com.apple.CoreSimulator.SimDeviceType."
    private static let runtimePrefix = "com.apple.CoreSimulator.SimRuntime."

    /// The runtime that devices are listed under; each runs apps of all.
    static let deviceSystem = SimulatedSystem.iOS17

    static func type(_ model: String) -> String {
        typePrefix + model.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    static func runtime(_ system: SimulatedSystem) -> String { runtimePrefix + "iOS-\(system.rawValue)-0" }

    /// The model of an identifier or name.
    static func model(_ text: String) -> DeviceDescription? {
        DeviceCatalogue.models.first { type($0.name) == text || $0.name.caseInsensitiveCompare(text) == .orderedSame }
    }

    /// The system of an identifier, `iOS 17.0`, `iOS17.0` or `17.0`.
    static func system(_ text: String) -> SimulatedSystem? {
        SimulatedSystem.allCases.first { system in
            [runtime(system), "iOS \(system.version)", "iOS\(system.version)", system.version, "\(system.rawValue)"].contains(text)
        }
    }

    static func state(_ device: HostReply.Device) -> String { device.isBooted ? "Booted" : "Shutdown" }

    // MARK: JSON

    static func entry(_ device: HostReply.Device) -> [String: Any] {
        var entry: [String: Any] = [
            "name": device.name, "udid": device.udid, "state": state(device), "isAvailable": true,
            "deviceTypeIdentifier": type(device.model),
        ]
        if let folder = device.folder { (entry["dataPath"], entry["logPath"]) = (folder + "/data", folder + "/data/Logs") }
        return entry
    }

    static func entry(_ model: DeviceDescription) -> [String: Any] {
        [
            "name": model.name, "identifier": type(model.name), "modelIdentifier": model.identifier,
            "productFamily": model.idiom == .pad ? "iPad" : "iPhone", "minRuntimeVersion": 0, "minRuntimeVersionString": "0.0.0",
            "maxRuntimeVersion": 4_294_967_295, "maxRuntimeVersionString": "65535.255.255",
        ]
    }

    static func entry(_ system: SimulatedSystem) -> [String: Any] {
        [
            "name": "iOS \(system.version)", "version": system.version, "identifier": runtime(system),
            "buildversion": "Quince\(system.rawValue)",
            "platform": "iOS", "isAvailable": true, "isInternal": false, "supportedArchitectures": [architecture],
            "supportedDeviceTypes": DeviceCatalogue.models.map { model in
                [
                    "name": model.name, "identifier": type(model.name), "productFamily": model.idiom == .pad ? "iPad" : "iPhone",
                ]
            },
        ]
    }

    /// The processor's name as Apple's tools write it.
    static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }
}
