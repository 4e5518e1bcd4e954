import DeviceProtocol
import Foundation

/// The devices of one user: a folder each, `<data folder>/Devices/<UDID>`.
public struct DeviceStore: Sendable {
    public let folder: URL

    public init(folder: URL) { self.folder = folder }

    /// The data folder: `$QUINCE_HOME`, else `quince` in the user's XDG data folder.
    public static func dataFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        if let home = environment["QUINCE_HOME"], !home.isEmpty { return URL(fileURLWithPath: home, isDirectory: true) }
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("quince", isDirectory: true)
        }
        let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory(), isDirectory: true)
        return home.appendingPathComponent(".local/share/quince", isDirectory: true)
    }

    public static var standard: DeviceStore { DeviceStore(folder: dataFolder().appendingPathComponent("Devices", isDirectory: true)) }

    /// Every device, by name. A damaged one does not hide the others: it is passed to `damaged`.
    public func devices(damaged: (SimulatorError) -> Void = { _ in }) -> [VirtualDevice] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var devices: [VirtualDevice] = []
        for name in names where UUID(uuidString: name) != nil {
            do { devices.append(try VirtualDevice(folder: folder.appendingPathComponent(name, isDirectory: true))) } catch {
                damaged(error as? SimulatorError ?? SimulatorError("\(error)"))
            }
        }
        return devices.sorted { ($0.record.name, $0.record.udid.uuidString) < ($1.record.name, $1.record.udid.uuidString) }
    }

    /// The device of this UDID or name; a model's name makes its first device when there is none.
    public func device(_ reference: String) throws -> VirtualDevice {
        if let found = try find(reference) { return found }
        return try create(model: DeviceCatalogue.model(reference))
    }

    /// One of several devices like the one of this UDID, name or model: the first is that one, the others have its name with their number
    /// and are made when they are asked for.
    ///
    /// - Parameter number: At least 1.
    public func device(_ reference: String, number: Int) throws -> VirtualDevice {
        let first = try device(reference)
        guard number > 1 else { return first }
        let name = "\(first.record.name) (\(number))"
        if let found = devices().first(where: { $0.record.name == name && $0.record.model == first.record.model }) { return found }
        return try create(model: DeviceCatalogue.model(first.record.model), name: name)
    }

    /// The device of this UDID, name or model.
    ///
    /// - Throws: `SimulatorError` in `simctl`'s words where there is none.
    public func existing(_ reference: String) throws -> VirtualDevice {
        if let found = try find(reference) { return found }
        throw SimulatorError(
            "Invalid device: \(reference)",
            nextStep: "See: quince sim list. Make one with: quince sim boot \"\(DeviceCatalogue.defaultModel)\"",
            exitCode: .invalidDevice)
    }

    private func find(_ reference: String) throws -> VirtualDevice? {
        var problems: [SimulatorError] = []
        let all = devices { problems.append($0) }
        if let found = all.first(where: { $0.record.udid.uuidString.caseInsensitiveCompare(reference) == .orderedSame }) { return found }
        if let damaged = problems.first(where: { $0.message.contains(reference.uppercased()) }) { throw damaged }
        if let found = all.first(where: { $0.record.name.caseInsensitiveCompare(reference) == .orderedSame }) { return found }
        guard let model = try? DeviceCatalogue.model(reference) else { return nil }
        return all.first { $0.record.name == model.name }
    }

    /// Makes a device of this model.
    public func create(model: DeviceDescription, name: String? = nil) throws -> VirtualDevice {
        let record = DeviceRecord(name: name ?? model.name, model: model.name)
        let folder = self.folder.appendingPathComponent(record.udid.uuidString, isDirectory: true)
        return try VirtualDevice(creating: record, in: folder)
    }
}
