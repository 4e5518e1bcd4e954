import AppBuilder
import ArgumentParser
import Foundation
import Simulator

struct SimList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the devices there are, and the models there could be.",
        discussion: """
              quince sim list
              quince sim list devices booted
              quince sim list devices --json

            After “devices”, a text narrows the list to devices of that name, state or UDID.

            Every device runs apps of all runtimes, each on the iOS that it was built for (--os); devices are listed \
            under the one that the system's own apps run on.
            """)

    enum Kind: String, ExpressibleByArgument, CaseIterable { case devices, devicetypes, runtimes }

    @Argument(help: "devices, devicetypes or runtimes; all of them without it.") var kind: Kind?
    @Argument(help: "Only devices whose name, state or UDID holds this text.") var term: String?
    @Flag(name: [.customShort("j"), .long], help: "Print JSON, in the form simctl prints it.") var json = false

    /// The runtime of the system's own apps.
    private static let runtime = identifier(.iOS17)

    private static func identifier(_ system: SimulatedSystem) -> String {
        "com.apple.CoreSimulator.SimRuntime.iOS-\(system.rawValue)-0"
    }

    func run() throws {
        let devices = try kind == nil || kind == .devices ? Sim.client().send(HostRequest(.list)).devices ?? [] : []
        let shown = devices.filter(isWanted)
        if json { return Console.print(try Self.text(of: object(shown))) }
        if isShown(.devicetypes) {
            Console.print("== Device Types ==")
            for model in DeviceCatalogue.models { Console.print("\(model.name) (\(Self.type(model.name)))") }
        }
        if isShown(.runtimes) {
            Console.print("== Runtimes ==")
            for system in SimulatedSystem.allCases {
                Console.print("iOS \(system.version) (\(system.version)) - \(Self.identifier(system))")
            }
        }
        if isShown(.devices) {
            Console.print("== Devices ==")
            Console.print("-- iOS \(SimulatedSystem.iOS17.version) --")
            for device in shown { Console.print("    \(device.name) (\(device.udid)) (\(Self.state(device))) ") }
            if devices.isEmpty {
                Console.error("There is no device yet; make one with: quince sim boot \"\(DeviceCatalogue.defaultModel)\"")
            }
        }
    }

    private func isShown(_ kind: Kind) -> Bool { self.kind == nil || self.kind == kind }

    private func isWanted(_ device: HostReply.Device) -> Bool {
        // All devices are available, in simctl's sense.
        guard let term, term.lowercased() != "available" else { return true }
        return [device.name, device.udid, Self.state(device)].contains { $0.range(of: term, options: .caseInsensitive) != nil }
    }

    private static func state(_ device: HostReply.Device) -> String { device.isBooted ? "Booted" : "Shutdown" }

    private static func type(_ model: String) -> String {
        let words = model.split { !$0.isLetter && !$0.isNumber }
        return "com.apple.CoreSimulator.SimDeviceType." + words.joined(separator: "-")
    }

    // MARK: JSON

    private func object(_ devices: [HostReply.Device]) -> [String: Any] {
        var object: [String: Any] = [:]
        if isShown(.devices) { object["devices"] = [Self.runtime: devices.map(Self.entry)] }
        if isShown(.devicetypes) {
            object["devicetypes"] = DeviceCatalogue.models.map {
                ["name": $0.name, "identifier": Self.type($0.name), "modelIdentifier": $0.identifier]
            }
        }
        if isShown(.runtimes) {
            object["runtimes"] = SimulatedSystem.allCases.map { system in
                [
                    "name": "iOS \(system.version)", "version": system.version, "identifier": Self.identifier(system), "isAvailable": true,
                    "platform": "iOS",
                ] as [String: Any]
            }
        }
        return object
    }

    private static func entry(_ device: HostReply.Device) -> [String: Any] {
        var entry: [String: Any] = [
            "name": device.name, "udid": device.udid, "state": state(device), "isAvailable": true,
            "deviceTypeIdentifier": type(device.model),
        ]
        if let folder = device.folder { (entry["dataPath"], entry["logPath"]) = (folder + "/data", folder + "/data/Logs") }
        return entry
    }

    private static func text(of object: [String: Any]) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }
}
