import DeviceProtocol
import Foundation
import PeerNetwork
import PeerProtocol
import RenderProtocol

/// An app that runs on a booted device in real time: a thread waits for what its process does.
final class LiveApp: @unchecked Sendable {
    let bundle: AppBundle
    private let process: AppProcess
    /// nil where nobody minds how long the app takes.
    private let watchdog: WatchdogTimer?
    /// The number by which layers of the home screen host what the app draws.
    let context: Int
    /// The latest layer tree. The variables from here on are guarded by the session's lock.
    var tree = RenderTree()
    var interface: InterfaceState
    var elements: ElementNode?
    var isInBackground = false
    var hasDrawn = false
    /// The orientation of the device before it was turned for this app.
    var heldBefore: DeviceOrientation?
    /// The orientation of the device at launch, on which the app's initial interface state depends.
    let heldAtLaunch: DeviceOrientation
    /// The orientation of the device when the app returned to the foreground; nil once the app has answered.
    var heldOnReturn: DeviceOrientation?
    /// Its place in the network of phones near by, once it has asked for something there.
    private var place: (network: PeerNetwork, endpoint: EndpointID)?

    /// Starts the app.
    ///
    /// - Parameters:
    ///   - watchdog: Ends the app when it hangs.
    ///   - report: Called in the app's own thread.
    init(
        _ launch: AppProcess.Launch, context: Int = 0, watchdog: Watchdog? = nil,
        report: @escaping @Sendable (LiveApp, AppEvent, RenderTree) -> Void
    ) throws {
        (bundle, self.context) = (launch.bundle, context)
        heldAtLaunch = launch.configuration.state.orientation
        interface = InterfaceState(orientation: heldAtLaunch, isStatusBarHidden: false, isEditingText: false)
        let process = try AppProcess(launch)
        self.process = process
        self.watchdog = watchdog.map { WatchdogTimer(process, $0) }
        let thread = Thread { [self] in
            var isRunning = true
            while isRunning {
                process.pump(timeout: self.watchdog?.timeout ?? -1) { event in
                    if self.watchdog?.handle(event) == true { return }
                    report(self, event, process.tree)
                    if case .ended = event { isRunning = false }
                }
                self.watchdog?.check()
            }
        }
        thread.name = bundle.identifier
        thread.stackSize = 2 << 20
        thread.start()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    func send(_ message: DeviceMessage) { process.send(message) }

    /// The app has come to the front, or left it: only in front it has to answer.
    func setInFront(_ isInFront: Bool) {
        guard let watchdog else { return }
        watchdog.setInFront(isInFront)
        process.wake()
    }

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
