import AppBuilder
import DeviceProtocol
import Foundation
import Simulator

/// A device that `-destination` chooses.
struct XcodebuildDestination: Equatable {
    /// The model; nil where any will do.
    var model: String?
    var system: SimulatedSystem?

    typealias Refusal = XcodebuildArguments.Refusal

    /// - Parameters:
    ///   - text: `platform=iOS Simulator,name=iPhone 15,OS=17.0`, `id=UDID`, `generic/platform=iOS Simulator`
    ///   - devices: The devices there are.
    /// - Throws: `Refusal` with the code 70 where there is no such device.
    init(_ text: String, devices: () throws -> [HostReply.Device]) throws {
        var fields: [String: String] = [:]
        for part in text.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard pair.count == 2 else { throw Refusal("The destination specifier '\(text)' is malformed.", code: 64) }
            fields[pair[0]] = pair[1]
        }
        let platform = fields["platform"] ?? fields["generic/platform"] ?? "iOS Simulator"
        guard platform == "iOS Simulator" else {
            throw Self.notFound(text, "Quince runs apps on iOS simulators alone, not on “\(platform)”.")
        }
        if let id = fields["id"] {
            guard let device = try devices().first(where: { $0.udid.caseInsensitiveCompare(id) == .orderedSame }) else {
                throw Self.notFound(text, "There is no device with this id.")
            }
            model = device.model
        } else if let name = fields["name"] {
            let known = try devices().first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.model
            guard let model = known ?? SimctlCatalogue.model(name)?.name else {
                throw Self.notFound(text, "There is no device of this name.")
            }
            self.model = model
        }
        if let version = fields["OS"], version != "latest" {
            guard let system = SimctlCatalogue.system(version) ?? Self.system(ofMajor: version) else {
                throw Self.notFound(text, "There are iOS \(SimulatedSystem.allCases.map(\.version).joined(separator: ", ")).")
            }
            self.system = system
        }
    }

    /// The one of `17.5`, which is iOS 17.
    private static func system(ofMajor version: String) -> SimulatedSystem? {
        SimulatedSystem.allCases.first { version.hasPrefix("\($0.rawValue).") }
    }

    private static func notFound(_ text: String, _ reason: String) -> Refusal {
        let lines = available.map { "\t\t{ platform:iOS Simulator, OS:\(SimctlCatalogue.deviceSystem.version), name:\($0) }" }
        return Refusal(
            "Unable to find a device matching the provided destination specifier:\n\t\t{ \(text.replacingOccurrences(of: "=", with: ":")) }\n\n\t"
                + "\(reason)\n\n\tAvailable destinations:\n" + lines.joined(separator: "\n"), code: 70)
    }

    private static var available: [String] { DeviceCatalogue.models.map(\.name) }
}
