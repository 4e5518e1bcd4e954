import DeviceCore
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
    let id: ProcessID
    /// The latest layer tree; guarded by the session's lock.
    var tree = RenderTree()
    /// Its place in the network of phones near by, once it has asked for something there.
    private var place: (network: PeerNetwork, endpoint: EndpointID)?

    /// Starts the app.
    ///
    /// - Parameters:
    ///   - watchdog: Ends the app when it hangs.
    ///   - report: Called in the app's own thread.
    init(
        _ launch: AppProcess.Launch, id: ProcessID, watchdog: Watchdog? = nil,
        report: @escaping @Sendable (LiveApp, AppEvent, RenderTree) -> Void
    ) throws {
        (bundle, self.id) = (launch.bundle, id)
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
