import AutomationModel
import DeviceProtocol
import Foundation

/// The settings of the phone that UI tests read and change.
struct AutomationSettings {
    let driver: PhoneDriver

    private var state: DeviceState { driver.app.state }

    /// - Throws: `StepFailure` for values that there are not.
    func perform(_ request: AutomationRequest) throws -> AutomationReply {
        switch request {
        case .orientation: return .text(state.orientation.rawValue)
        case .setOrientation(let name):
            let orientation = try value(DeviceOrientation(rawValue: name), "orientation", name)
            try driver.update { $0.orientation = orientation }
        case .appearance: return .text(state.appearance.rawValue)
        case .setAppearance(let name):
            let appearance = try value(Appearance(rawValue: name), "appearance", name)
            try driver.update { $0.appearance = appearance }
        case .location: return state.location.map { .location(latitude: $0.latitude, longitude: $0.longitude) } ?? .done
        case .setLocation(let latitude, let longitude):
            let location = DeviceLocation(latitude: latitude, longitude: longitude)
            guard location.isValid else { throw StepFailure(message: "\(latitude), \(longitude) is no place on Earth") }
            try driver.update { $0.location = location }
        case .clearLocation: try driver.update { $0.location = nil }
        case .resetAuthorization(let name):
            let service = try value(PrivacyService(rawValue: name), "service", name)
            try driver.setPermission(.notDetermined, of: service)
        default: throw StepFailure(message: "that is no setting")
        }
        return .done
    }

    private func value<Value>(_ value: Value?, _ kind: String, _ name: String) throws -> Value {
        guard let value else { throw StepFailure(message: "there is no \(kind) “\(name)”") }
        return value
    }
}
