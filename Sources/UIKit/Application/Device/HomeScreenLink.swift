import DeviceProtocol

/// The messages between the device and its home screen. Unused in apps.
@MainActor package enum HomeScreenLink {
    /// Called with what the device says.
    package static var receive: ((HomeMessage) -> Void)?

    package static func send(_ request: HomeRequest) { DeviceConnection.link?.send(.home(request)) }
}
