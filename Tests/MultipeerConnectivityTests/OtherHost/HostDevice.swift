import DeviceProtocol
import DeviceRuntime
import Dispatch
import PeerNetwork
import PeerProtocol
import RenderProtocol
import UIKit

/// The device of this process's app, on a network that reaches other hosts.
final class HostDevice: DeviceLink, @unchecked Sendable {
    private let network = PeerNetwork()
    private let transport: PeerTransport
    private var endpoint = EndpointID(0)
    private let runtime = DeviceRuntime.current

    init() {
        transport = PeerTransport(network, discovery: BonjourDiscovery())
        let queue = DispatchQueue(label: "device")
        endpoint = network.connect { [runtime] event in queue.async { runtime.peerEvents.publish(event.bytes) } }
        runtime.link = self
    }

    func shutDown() {
        network.disconnect(endpoint)
        let done = DispatchSemaphore(value: 0)
        transport.shutDown { done.signal() }
        done.wait()
    }

    func send(_ commit: Commit) {}
    func send(_ message: ProcessMessage) {
        // The app is allowed the local network.
        if case .system(let id, .permission) = message { runtime.services.handle(.permission(.granted), id: id) }
    }
    func sendPeers(_ request: [UInt8]) {
        do { network.receive(try PeerRequest(bytes: request), from: endpoint) } catch { fatalError("the app sent \(error)") }
    }
}
