import DeviceProtocol

/// A running process of a device, as its rules see it.
struct DeviceProcess {
    let app: String
    let isHome: Bool
    var interface: InterfaceState
    var elements: ElementNode?
    /// The settings that were last sent to it.
    var state: DeviceState
    var sendsElements: Bool
    var isInBackground: Bool
    var hasDrawn = false
    /// What it plays, by the numbers of its players.
    var sounds: [Int: PlayingSound] = [:]
    /// The orientation of the device before it was turned for this app.
    var heldBefore: DeviceOrientation?
    /// The orientation of the device at launch, on which the app's initial interface depends.
    let heldAtLaunch: DeviceOrientation
    /// The orientation of the device when the app returned to the front; nil once the app has answered.
    var heldOnReturn: DeviceOrientation?

    init(_ start: ProcessStart) {
        (app, isHome, state) = (start.app, start.role == .home, start.state)
        (sendsElements, isInBackground, heldAtLaunch) = (start.sendsElements, start.role == .backgroundApp, start.state.orientation)
        interface = InterfaceState(orientation: heldAtLaunch, isStatusBarHidden: false, isEditingText: false)
    }
}
