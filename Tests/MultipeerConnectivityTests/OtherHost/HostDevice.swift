import DeviceProtocol
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

    init() {
        transport = PeerTransport(network, discovery: BonjourDiscovery())
        let queue = DispatchQueue(label: "device")
        endpoint = network.connect { event in queue.async { DeviceConnection.takePeers?(event.bytes) } }
        DeviceConnection.link = self
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
        if case .system(let id, .permission) = message { DeviceServices.shared.take(.permission(.granted), id: id) }
    }
    func sendPeers(_ request: [UInt8]) {
        do { network.receive(try PeerRequest(bytes: request), from: endpoint) } catch { fatalError("the app sent \(error)") }
    }
}
