import AppBuilder
import Foundation
import Simulator

/// Devices: their lists and their lives.
extension SimctlShim {
    private enum Kind: String, CaseIterable { case devices, devicetypes, runtimes, pairs }

    func list(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments, flags: ["-j", "--json", "-v", "--verbose"], options: ["--json-output"])
        if parsed["--json-output"] != nil { throw ShimUsage("--json-output is not in Quince; use --json.") }
        var values = parsed.values[...]
        let kind = values.first.flatMap(Kind.init)
        if kind != nil { values.removeFirst() }
        let terms = Array(values)
        func isShown(_ other: Kind) -> Bool { kind == nil || kind == other }
        let devices = isShown(.devices) ? try context.devices().filter { Self.matches(terms, $0) } : []
        let models = DeviceCatalogue.models.filter { Self.matches(terms, [$0.name, SimctlCatalogue.type($0.name)]) }
        let systems = SimulatedSystem.allCases.filter { Self.matches(terms, ["iOS \($0.version)", SimctlCatalogue.runtime($0)]) }
        if parsed.has("-j", "--json") {
            var object: [String: Any] = [:]
            if isShown(.devices) {
                object["devices"] = [SimctlCatalogue.runtime(SimctlCatalogue.deviceSystem): devices.map(SimctlCatalogue.entry)]
            }
            if isShown(.devicetypes) { object["devicetypes"] = models.map(SimctlCatalogue.entry) }
            if isShown(.runtimes) { object["runtimes"] = systems.map(SimctlCatalogue.entry) }
            if isShown(.pairs) { object["pairs"] = [String: Any]() }
            return try context.printJSON(object)
        }
        if isShown(.devicetypes) {
            context.print("== Device Types ==")
            for model in models { context.print("\(model.name) (\(SimctlCatalogue.type(model.name)))") }
        }
        if isShown(.runtimes) {
            context.print("== Runtimes ==")
            for system in systems {
                context.print("iOS \(system.version) (\(system.version) - Quince\(system.rawValue)) - \(SimctlCatalogue.runtime(system))")
            }
        }
        if isShown(.devices) {
            context.print("== Devices ==")
            context.print("-- iOS \(SimctlCatalogue.deviceSystem.version) --")
            for device in devices { context.print("    \(device.name) (\(device.udid)) (\(SimctlCatalogue.state(device))) ") }
        }
        if isShown(.pairs) { context.print("== Device Pairs ==") }
    }

    /// Whether all terms are in one of the texts; all devices are available.
    private static func matches(_ terms: [String], _ texts: [String]) -> Bool {
        terms.filter { $0.lowercased() != "available" }.allSatisfy { term in
            texts.contains { $0.range(of: term, options: .caseInsensitive) != nil }
        }
    }

    private static func matches(_ terms: [String], _ device: HostReply.Device) -> Bool {
        matches(terms, [device.name, device.udid, SimctlCatalogue.state(device)])
    }

    func create(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        try parsed.checkCount(3)
        let (name, type) = (try parsed.value(0, "name"), try parsed.value(1, "device type id"))
        guard let model = SimctlCatalogue.model(type) else {
            throw SimulatorError("Invalid device type: \(type)", exitCode: .invalidDevice)
        }
        if parsed.values.count > 2, SimctlCatalogue.system(parsed.values[2]) == nil {
            throw SimulatorError("Invalid runtime: \(parsed.values[2])", exitCode: .invalidDevice)
        }
        let reply = try context.send(HostRequest(.create, device: model.name, value: name))
        context.print(reply.devices?.first?.udid ?? "")
    }

    func delete(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        _ = try parsed.value(0, "device")
        // Devices that cannot be used are none of a list.
        if parsed.values == ["unavailable"] { return }
        for reference in parsed.values {
            let device = reference == "all" ? reference : try context.device(reference).udid
            _ = try context.send(HostRequest(.delete, device: device))
        }
    }

    func boot(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments, options: ["--arch", "--disabledJob", "--enabledJob"])
        try parsed.checkCount(1)
        let device = try context.device(parsed.value(0, "device"))
        let booted = try context.send(HostRequest(.boot, device: device.udid)).devices?.first
        if booted?.wasBooted == true { throw SimulatorError("Unable to boot device in current state: Booted", exitCode: .wrongState) }
    }

    func bootStatus(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments, flags: ["-b", "-c", "-d"])
        let device = try context.device(parsed.value(0, "device"))
        context.print("Monitoring boot status for \(device.name) (\(device.udid)).")
        if device.isBooted { return context.print("Device already booted, nothing to do.") }
        guard parsed.has("-b") else {
            throw SimulatorError("Unable to lookup in current state: Shutdown", nextStep: "Boot it with -b.", exitCode: .wrongState)
        }
        _ = try context.send(HostRequest(.boot, device: device.udid))
        context.print("Device is booted.")
    }

    func shutDown(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        try parsed.checkCount(1)
        let reference = try parsed.value(0, "device")
        _ = try context.send(HostRequest(.shutdown, device: reference == "all" ? reference : try context.device(reference).udid))
    }

    func erase(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        _ = try parsed.value(0, "device")
        for reference in parsed.values {
            _ = try context.send(HostRequest(.erase, device: reference == "all" ? reference : try context.device(reference).udid))
        }
    }

    func variable(_ arguments: [String]) throws {
        let parsed = try ShimArguments(arguments)
        let device = try context.device(parsed.value(0, "device"))
        let values = [
            "HOME": (device.folder ?? "") + "/data", "SIMULATOR_UDID": device.udid, "SIMULATOR_DEVICE_NAME": device.name,
            "SIMULATOR_SHARED_RESOURCES_DIRECTORY": (device.folder ?? "") + "/data",
            "SIMULATOR_MODEL_IDENTIFIER": SimctlCatalogue.model(device.model)?.identifier ?? "",
            "SIMULATOR_RUNTIME_VERSION": SimctlCatalogue.deviceSystem.version,
        ]
        if let value = values[try parsed.value(1, "variable name")] { context.print(value) }
    }
}
