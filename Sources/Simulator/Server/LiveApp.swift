import DeviceProtocol
import Foundation
import PeerNetwork
import PeerProtocol
import RenderProtocol

/// An app that runs on a booted device in real time: a thread waits for what its process does.
final class LiveApp: @unchecked Sendable {
    let bundle: AppBundle
    private let process: AppProcess
    /// The number by which layers of the home screen host what the app draws.
    let context: Int
    /// What follows belongs to the device's session and its lock.
    var tree = RenderTree()
    var interface: InterfaceState
    var elements: ElementNode?
    var isInBackground = false
    var hasDrawn = false
    /// How the device was held before it was turned for this app.
    var heldBefore: DeviceOrientation?
    /// How it was held when the app was started: what the app says of itself when it becomes ready follows from that.
    let heldAtLaunch: DeviceOrientation
    /// How it was held when the app came back to the front, until the app has answered.
    var heldOnReturn: DeviceOrientation?
    /// Its place in the network of phones near by, once it has asked for something there.
    private var place: (network: PeerNetwork, endpoint: EndpointID)?

    /// Starts the app.
    ///
    /// - Parameter report: Called in the app's own thread.
    init(_ launch: AppProcess.Launch, context: Int = 0, report: @escaping @Sendable (LiveApp, AppEvent, RenderTree) -> Void) throws {
        (bundle, self.context) = (launch.bundle, context)
        heldAtLaunch = launch.configuration.state.orientation
        interface = InterfaceState(orientation: heldAtLaunch, isStatusBarHidden: false, isEditingText: false)
        process = try AppProcess(launch)
        let thread = Thread { [self] in
            var isRunning = true
            while isRunning {
                process.pump(timeout: -1) { event in
                    report(self, event, self.process.tree)
                    if case .ended = event { isRunning = false }
                }
            }
        }
        thread.name = bundle.identifier
        thread.stackSize = 2 << 20
        thread.start()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    func send(_ message: DeviceMessage) { process.send(message) }

    /// Does what the app asks about phones near by.
    ///
    /// - Parameter isRefused: Whether the user does not allow the app the local network.
    func take(_ request: PeerRequest, from network: PeerNetwork, isRefused: Bool) {
        if isRefused, let refusal = request.refusal { return process.send(refusal) }
        let place = place ?? (network, network.connect { [process] in process.send($0) })
        self.place = place
        network.receive(request, from: place.endpoint)
    }

    /// The user does not allow the app the local network any more.
    func refuseNetwork() { if let place { place.network.refuse(place.endpoint) } }

    /// The app has ended.
    func leaveNetwork() {
        if let place { place.network.disconnect(place.endpoint) }
        place = nil
    }

    /// Ends the app as swiping it away does, with a second to do so.
    func terminate() {
        process.expectEnd()
        process.send(.lifecycle(.terminate))
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [process] in process.terminate() }
    }

    func kill() { process.terminate() }
}
