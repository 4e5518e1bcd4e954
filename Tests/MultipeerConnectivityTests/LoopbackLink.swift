import DeviceProtocol
import DeviceRuntime
import Foundation
import PeerNetwork
import PeerProtocol
import RenderProtocol
import Testing

@testable import MultipeerConnectivity
@testable import UIKit

/// A device in the test's own process: all peers of the test are on it.
final class LoopbackLink: DeviceLink, @unchecked Sendable {
    private let network = PeerNetwork(seed: 7)
    private var endpoint = EndpointID(0)

    static let shared: LoopbackLink = {
        let link = LoopbackLink()
        // Tests of UIKit in the same process have devices of their own.
        PeerHub.shared = PeerHub(runtime: link.runtime)
        return link
    }()

    private let queue = DispatchQueue(label: "loopback")
    private let runtime = DeviceRuntime()

    /// Returns once everything that was sent has been handed to its receivers.
    func drain() { queue.sync {} }

    private init() {
        // The network tells things in the middle of a request; a device does so on a thread of its own.
        endpoint = network.connect { [queue, runtime] event in queue.async { runtime.peerEvents.publish(event.bytes) } }
        runtime.link = self
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

/// A session, and what it is told.
final class Talker: NSObject, MCSessionDelegate, @unchecked Sendable {
    let peer: MCPeerID
    let session: MCSession
    private let lock = NSLock()
    private var lines: [String] = []
    private var waiting: [Int: (last: String, continuation: CheckedContinuation<Void, Never>)] = [:]
    private var lastWaiting = 0
    /// What it says to certificates.
    var acceptsCertificates = true
    /// Called with resources that begin.
    var onResource: ((Progress) -> Void)?
    var streams: [InputStream] = []

    init(_ name: String, _ encryption: MCEncryptionPreference = .optional) {
        _ = LoopbackLink.shared
        peer = MCPeerID(displayName: name)
        session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: encryption)
        super.init()
        session.delegate = self
    }

    func say(_ line: String) {
        let ready = lock.withLock {
            lines.append(line)
            defer { waiting = waiting.filter { $0.value.last != line } }
            return waiting.values.filter { $0.last == line }
        }
        for (_, continuation) in ready { continuation.resume() }
    }

    /// Everything up to a line, once it has come; that it does not come within a minute is a failure.
    func lines(upTo last: String) async -> [String] {
        await withCheckedContinuation { continuation in
            let id: Int? = lock.withLock {
                if lines.contains(last) { return nil }
                lastWaiting += 1
                waiting[lastWaiting] = (last, continuation)
                return lastWaiting
            }
            guard let id else { return continuation.resume() }
            DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [self] in
                guard let late = lock.withLock({ waiting.removeValue(forKey: id) }) else { return }
                Issue.record("“\(last)” has not come, but \(lock.withLock { lines })")
                late.continuation.resume()
            }
        }
        return lock.withLock { Array(lines.prefix { $0 != last }) + [last] }
    }

    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
        say("\(peerID.displayName) \(["not connected", "connecting", "connected"][state.rawValue])")
    }
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
        say(data.count > 100 ? "\(data.count) bytes" : String(decoding: data, as: UTF8.self))
    }
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {
        streams.append(stream)
        say("stream \(streamName)")
    }
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress
    ) {
        onResource?(progress)
        say("begins \(resourceName)")
    }
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?
    ) {
        let size = localURL.flatMap { try? Data(contentsOf: $0).count }
        say("\(resourceName) \(size.map { "\($0) bytes" } ?? "\((error as? MCError)?.code.rawValue ?? -1)")")
    }
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(acceptsCertificates) }

    /// Connects two sessions by hand.
    func connect(_ other: Talker) async throws {
        let (own, theirs) = (
            try await session.nearbyConnectionData(forPeer: other.peer), try await other.session.nearbyConnectionData(forPeer: peer)
        )
        session.connectPeer(other.peer, withNearbyConnectionData: theirs)
        other.session.connectPeer(peer, withNearbyConnectionData: own)
    }
}
