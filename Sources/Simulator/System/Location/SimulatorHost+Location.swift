import DeviceCore
import DeviceProtocol

extension SimulatorHost {
    /// Puts a booted device somewhere, moves it along a way, or lets it not know where it is.
    func setLocation(_ request: HostRequest) throws -> DeviceState {
        let session = try booted(request.device)
        switch request.value {
        case "set":
            guard let location = request.location, location.isValid else {
                throw SimulatorError("the location is missing or out of range", nextStep: "Name one, such as 52.52,13.405.")
            }
            try session.update { $0.location = location }
        case "clear":
            try session.handle(.startRoute(nil))
            try session.update { $0.location = nil }
        case "route":
            guard let route = request.route else { throw SimulatorError("the way is missing") }
            try session.handle(.startRoute(route))
        default: throw SimulatorError("there is no action “\(request.value ?? "")”", nextStep: "There are set, clear and route.")
        }
        return session.device.record.state
    }
}
