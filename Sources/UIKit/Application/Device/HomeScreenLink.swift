import DeviceProtocol

/// What the device and its home screen say to each other; in apps nothing passes here.
@MainActor package enum HomeScreenLink {
    /// Called with what the device says.
    package static var receive: ((HomeMessage) -> Void)?

    package static func send(_ request: HomeRequest) { DeviceConnection.link?.send(.home(request)) }
}
