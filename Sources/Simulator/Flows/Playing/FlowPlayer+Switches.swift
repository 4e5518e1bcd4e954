import DeviceProtocol

/// Steps that switch the device's network and say whether a face matches.
extension FlowPlayer {
    func setAirplaneMode(_ value: String) throws {
        guard ["enabled", "disabled"].contains(value.lowercased()) else {
            throw StepFailure(message: "“\(value)” is no Airplane Mode; there are enabled and disabled")
        }
        let isOn = value.lowercased() == "enabled"
        guard isOn != isInAirplaneMode else { return }
        try switchNetwork(to: isOn ? NetworkCondition.none : .wifi)
    }

    func toggleAirplaneMode() throws { try switchNetwork(to: isInAirplaneMode ? .wifi : NetworkCondition.none) }

    func setNetwork(_ name: String) throws {
        guard let network = NetworkCondition(rawValue: name.lowercased()) else {
            throw StepFailure(message: "“\(name)” is no network; there are \(Self.list(NetworkCondition.allCases))")
        }
        try switchNetwork(to: network)
    }

    func setDarkMode(_ value: String) throws {
        guard ["enabled", "disabled"].contains(value.lowercased()) else {
            throw StepFailure(message: "“\(value)” is no dark mode; there are enabled and disabled")
        }
        try update { $0.appearance = value.lowercased() == "enabled" ? .dark : .light }
    }

    func toggleDarkMode() throws { try update { $0.appearance = $0.appearance == .dark ? .light : .dark } }

    func check(_ appearance: Appearance) throws {
        let present = session.state.appearance
        guard present == appearance else { throw StepFailure(message: "the device is in \(present.rawValue) mode") }
    }

    func setBiometry(_ name: String) throws {
        let biometry: Biometry?
        switch name.lowercased() {
        case "enroll": biometry = .enrolled
        case "unenroll": biometry = nil
        case "match": biometry = .match
        case "fail": biometry = .fail
        default: throw StepFailure(message: "“\(name)” is no biometry; there are enroll, unenroll, match and fail")
        }
        try update { $0.biometry = biometry }
        if session.isRunning { try session.settle() }
    }

    private var isInAirplaneMode: Bool { session.state.network == NetworkCondition.none }

    private func switchNetwork(to network: NetworkCondition) throws {
        try update { $0.network = network }
        if session.isRunning { try session.settle() }
    }

    private static func list(_ values: [NetworkCondition]) -> String { values.map(\.rawValue).joined(separator: ", ") }
}
