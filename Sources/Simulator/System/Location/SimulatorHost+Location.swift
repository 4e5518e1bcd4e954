import DeviceCore
import DeviceProtocol

extension SimulatorHost {
    /// Puts a booted device somewhere, moves it along a way, or lets it not know where it is.
    func setLocation(_ request: HostRequest) throws -> DeviceState {
        let session = try booted(request.device)
        switch request.value {
        case "set":
            guard let location = request.location else { throw SimulatorError("the location is missing") }
            try session.setLocation(location)
        case "clear": try session.setLocation(nil)
        case "route":
            guard let route = request.route else { throw SimulatorError("the way is missing") }
            try session.handle(.startRoute(route))
        default: throw SimulatorError("there is no action “\(request.value ?? "")”", nextStep: "There are set, clear and route.")
        }
        return session.device.record.state
    }
}

extension DeviceSession {
    /// Puts the device somewhere, and ends the way it is on.
    ///
    /// - Parameter location: nil = the device does not know where it is.
    /// - Throws: `SimulatorError` for a location that is out of range.
    func setLocation(_ location: DeviceLocation?) throws {
        guard location?.isValid != false else {
            throw SimulatorError("the location is out of range", nextStep: "Latitudes are -90 to 90, longitudes -180 to 180 degrees.")
        }
        try handle(.startRoute(nil))
        try update { $0.location = location }
    }
}
