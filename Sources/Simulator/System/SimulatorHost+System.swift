import DeviceProtocol
import Foundation

extension SimulatorHost {
    /// Grants, revokes or resets what an app needs permission for, on a device that is booted or not.
    func setPrivacy(_ request: HostRequest) throws {
        let device = try device(request.device)
        let services = try Self.services(request.arguments.first ?? "")
        if let app = request.app { _ = try device.app(app) }
        switch request.value {
        case "reset": for service in services { try device.permissions.reset(service, for: request.app) }
        case let action where action == "grant" || action == "revoke":
            guard let app = request.app else {
                throw SimulatorError("an app's bundle identifier is missing", nextStep: "Only reset takes all apps at once.")
            }
            for service in services { try device.permissions.set(action == "grant" ? .granted : .denied, of: service, for: app) }
        default:
            throw SimulatorError("there is no action “\(request.value ?? "")”", nextStep: "There are grant, revoke and reset.")
        }
    }

    private static func services(_ name: String) throws -> [PrivacyService] {
        if name == "all" { return PrivacyService.allCases }
        if let service = PrivacyService(rawValue: name) { return [service] }
        let known = (["all"] + PrivacyService.allCases.map(\.rawValue)).joined(separator: ", ")
        throw SimulatorError("there is no service “\(name)” in Quince yet", nextStep: "There are \(known).")
    }

    /// Changes what the status bar of a booted device shows whatever the device does.
    func setStatusBar(_ request: HostRequest) throws -> DeviceState {
        let session = try booted(request.device)
        switch request.value {
        case "override":
            try session.update { state in
                if let time = request.statusBarTime { state.statusBarTime = time }
                if let change = request.statusBar { state.statusBar = (state.statusBar ?? StatusBarOverride()).merging(change) }
            }
        case "clear": try session.update { ($0.statusBarTime, $0.statusBar) = (nil, nil) }
        default: break
        }
        return session.device.record.state
    }
}
