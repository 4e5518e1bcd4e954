internal import PeerProtocol
import UIKit

/// The connection of a session to one peer: what waits to be sent, and what is coming.
///
/// Messages, each resource and each stream wait in lanes of their own, which take turns, so that a large file holds up no message.
final class PeerChannel: @unchecked Sendable {
    let peer: MCPeerID
    private weak var session: MCSession?
    private let queue: DispatchQueue
    private let number: UInt32

    private let lock = NSRecursiveLock()
    private var window = PeerLimits.window
    private let messages = MessageLane()
    private var lanes: [any Lane] = []
    private var nextLane = 0
    private var lastResource: UInt32 = 0
    private var lastStream: UInt32 = 0
    private var outgoingResources: [UInt32: OutgoingResource] = [:]
    /// Resources that wait until one of those under way is over.
    private var waitingResources: [OutgoingResource] = []
    private var outgoingStreams: [UInt32: PeerOutputStream] = [:]
    private var isClosed = false

    /// Checks and joins incoming fragments. The variables from here on may only be used in the session's queue.
    private var checker = FragmentChecker()
    private var taken = 0
    private var incomingResources: [UInt32: IncomingResource] = [:]
    private var incomingStreams: [UInt32: PeerInputStream] = [:]

    /// So many resources are under way at once. The other side takes more, but each of them keeps a file open, here and there.
    private static let mostResources = 64
    /// The bytes of the window that resources and streams leave free, so that a message can always be sent.
    private static let reserve = 4 * (PeerLimits.fragment + PeerLimits.fragmentCost)

    /// So much is taken before the other side is told.
    private static let creditStep = PeerLimits.window / 8

    init(_ session: MCSession, _ peer: MCPeerID) {
        (self.session, queue, self.peer, number) = (session, session.queue, peer, session.number)
        lanes = [messages]
    }

    // MARK: Sending

    func send(_ data: Data, isReliable: Bool) {
        lock.withLock {
            if isReliable {
                messages.append(data)
                pump()
            } else if !isClosed, messages.isEmpty, Self.cost(of: data) <= window {
                messages.append(data)
                while let fragment = messages.next() { emit(fragment, isReliable: false) }
            }
        }
    }

    private func emit(_ fragment: PeerFragment, isReliable: Bool) {
        let bytes = fragment.bytes
        window -= bytes.count + PeerLimits.fragmentCost
        PeerHub.shared.send(.send(session: number, peer: peer.identity.id, isReliable: isReliable, bytes))
    }

    private static func cost(of data: Data) -> Int {
        let fragments = max(1, (data.count + PeerFragment.capacity - 1) / PeerFragment.capacity)
        return data.count + fragments * (16 + PeerLimits.fragmentCost)
    }

    /// Sends a fragment about something that is under way.
    func sendNow(_ fragment: PeerFragment) {
        lock.withLock {
            messages.append(fragment)
            pump()
        }
    }

    func credit(_ count: Int) {
        lock.withLock {
            window += count
            pump()
        }
    }

    /// Sends what fits into the window, one fragment of each lane after the other.
    func pump() {
        lock.withLock {
            var idle = 0
            while !isClosed, idle < lanes.count, window >= PeerLimits.fragment + PeerLimits.fragmentCost {
                nextLane = nextLane < lanes.count ? nextLane : 0
                let lane = lanes[nextLane]
                let mayGo = lane === messages || window >= Self.reserve
                if mayGo, let fragment = lane.next() {
                    idle = 0
                    emit(fragment, isReliable: true)
                } else {
                    idle += 1
                }
                guard lane.isOver else {
                    nextLane += 1
                    continue
                }
                idle = 0
                lanes.remove(at: nextLane)
                finish(lane)
            }
        }
    }

    /// Something has been sent to its end.
    private func finish(_ lane: any Lane) {
        if lane is OutgoingResource, !waitingResources.isEmpty { lanes.append(waitingResources.removeFirst()) }
        if let stream = lane as? StreamLane { outgoingStreams[stream.number] = nil }
    }

    /// Sends a file, or a document of the web once it has been loaded.
    ///
    /// - Throws: `MCError.unsupported` for another address, `MCError.unavailable` for a file that cannot be read.
    func sendResource(_ url: URL, _ name: String, _ handler: (((any Error)?) -> Void)?) throws -> Progress {
        guard url.isFileURL || WebResource.isAddress(url) else {
            throw MCError(.unsupported, reason: "Only files and documents of the web can be sent, not \(url.absoluteString).")
        }
        return try lock.withLock {
            guard !isClosed else { throw notConnected }
            lastResource += 1
            let number = lastResource
            let resource = OutgoingResource(number, name, handler)
            if url.isFileURL { try resource.setFile(url) }
            outgoingResources[number] = resource
            resource.progress.cancellationHandler = { [weak self] in
                self?.endResource(number, Self.cancellation)
            }
            // Not at once: this is told in the middle of sending.
            resource.onFailure = { [weak self, queue] error in queue.async { [weak self] in self?.endResource(number, error) } }
            if url.isFileURL { queueUp(resource) } else { load(url, number) }
            return resource.progress
        }
    }

    private func queueUp(_ resource: OutgoingResource) {
        let isWaiting = lanes.count { $0 is OutgoingResource } >= Self.mostResources
        if isWaiting { waitingResources.append(resource) } else { lanes.append(resource) }
        pump()
    }

    /// Loads a document that is to be sent; by then nobody may want it any more.
    private func load(_ url: URL, _ number: UInt32) {
        WebResource.load(url) { [weak self] result in
            switch result {
            case .success(let file):
                // Whoever takes it removes it.
                if self?.send(file, as: number) != true { try? FileManager.default.removeItem(at: file) }
            case .failure(let error): self?.endResource(number, error)
            }
        }
    }

    private func send(_ file: URL, as number: UInt32) -> Bool {
        lock.withLock {
            guard let resource = outgoingResources[number], (try? resource.setFile(file, isTemporary: true)) != nil else { return false }
            queueUp(resource)
            return true
        }
    }

    /// A file of ours has arrived, or will not.
    private func endResource(_ number: UInt32, _ error: (any Error)?) {
        let resource = lock.withLock {
            let resource = outgoingResources.removeValue(forKey: number)
            if error != nil { resource?.cancel() }
            return resource
        }
        pump()
        queue.async { resource?.finish(error) }
    }

    private var notConnected: MCError { MCError(.notConnected, reason: "Peer (\(peer.displayName)) is not connected.") }

    /// Opens a stream.
    ///
    /// - Throws: `MCError.unavailable` where as many are open as the other side takes.
    func startStream(_ name: String) throws -> OutputStream {
        try lock.withLock {
            guard !isClosed else { throw notConnected }
            guard outgoingStreams.count < FragmentChecker.maximumContents else {
                throw MCError(
                    .unavailable, reason: "There are \(FragmentChecker.maximumContents) streams to this peer already. Close some.")
            }
            lastStream += 1
            let stream = PeerOutputStream(self, lastStream)
            outgoingStreams[lastStream] = stream
            stream.lane.append(.streamStart(lastStream, name: name))
            lanes.append(stream.lane)
            pump()
            return stream
        }
    }

    // MARK: Receiving

    /// Tells the session's delegate something, as long as there are both.
    private func notify(_ action: (MCSession, any MCSessionDelegate) -> Void) {
        if let session, let delegate = session.delegate { action(session, delegate) }
    }

    func receive(_ bytes: [UInt8]) {
        do {
            switch try checker.handle(bytes) {
            case .data(let message): notify { $1.session($0, didReceive: Data(message), fromPeer: peer) }
            case .fragment(let fragment): handle(fragment)
            case nil: break
            }
        } catch {
            NSLog("Quince disconnects %@: it sent %@", peer.displayName, "\(error)")
            return PeerHub.shared.send(.cutOff(session: number, peer: peer.identity.id))
        }
        taken += bytes.count + PeerLimits.fragmentCost
        if taken >= Self.creditStep {
            PeerHub.shared.send(.credit(session: number, peer: peer.identity.id, UInt32(taken)))
            taken = 0
        }
    }

    private func handle(_ fragment: PeerFragment) {
        switch fragment {
        case .data: break
        case .resourceStart(let number, let name, let size): begin(number, name, size)
        case .resourceBytes(let number, let bytes):
            guard !refuseIfCancelled(number) else { return }
            do { try incomingResources[number]?.append(bytes) } catch { refuse(number, error) }
        case .resourceEnd(let number):
            guard !refuseIfCancelled(number), let resource = incomingResources.removeValue(forKey: number) else { return }
            resource.finish()
            sendNow(.resourceReceived(number))
            notify { $1.session($0, didFinishReceivingResourceWithName: resource.name, fromPeer: peer, at: resource.url, withError: nil) }
            resource.remove()
        case .resourceCancelled(let number):
            if let resource = incomingResources.removeValue(forKey: number) {
                fail(resource, MCError(.cancelled, reason: "The sender cancelled the transfer."))
            }
        case .resourceRefused(let number):
            endResource(number, MCError(.cancelled, reason: "The receiver cancelled the transfer."))
        case .resourceReceived(let number): endResource(number, nil)
        case .streamStart(let number, let name):
            let stream = PeerInputStream(
                onRead: { [weak self] count in self?.hasRead(count, number) },
                onClose: { [weak self] in self?.sendNow(.streamStopped(number)) })
            incomingStreams[number] = stream
            notify { $1.session($0, didReceive: stream, withName: name, fromPeer: peer) }
        case .streamBytes(let number, let bytes): incomingStreams[number]?.append(bytes)
        case .streamEnd(let number): incomingStreams.removeValue(forKey: number)?.end()
        case .streamStopped(let number):
            lock.withLock { outgoingStreams[number] }?.stop()
            pump()
        case .streamCredit(let number, let count): lock.withLock { outgoingStreams[number] }?.credit(Int(count))
        }
    }

    private func hasRead(_ count: Int, _ stream: UInt32) {
        queue.async { [self] in
            checker.read(count, of: stream)
            sendNow(.streamCredit(stream, UInt32(count)))
        }
    }

    private func begin(_ number: UInt32, _ name: String, _ size: UInt64) {
        do {
            let resource = try IncomingResource(name, size)
            resource.progress.cancellationHandler = { [weak self] in
                guard let self else { return }
                queue.async { self.refuse(number, Self.cancellation) }
            }
            incomingResources[number] = resource
            notify { $1.session($0, didStartReceivingResourceWithName: name, fromPeer: peer, with: resource.progress) }
        } catch {
            checker.refuse(number)
            sendNow(.resourceRefused(number))
        }
    }

    /// Cancelling counts from the moment on in which the app does it: the progress's handler may come later than the rest of the file.
    private func refuseIfCancelled(_ number: UInt32) -> Bool {
        guard incomingResources[number]?.progress.isCancelled == true else { return false }
        refuse(number, Self.cancellation)
        return true
    }

    private static let cancellation = MCError(.cancelled, reason: "The transfer was cancelled.")

    private func refuse(_ number: UInt32, _ error: any Error) {
        guard let resource = incomingResources.removeValue(forKey: number) else { return }
        checker.refuse(number)
        sendNow(.resourceRefused(number))
        fail(resource, error)
    }

    private func fail(_ resource: IncomingResource, _ error: any Error) {
        resource.remove()
        notify { $1.session($0, didFinishReceivingResourceWithName: resource.name, fromPeer: peer, at: nil, withError: error) }
    }

    // MARK: The end

    /// The peer has gone: everything under way ends.
    func close() {
        let (resources, streams) = lock.withLock {
            isClosed = true
            defer { (outgoingResources, outgoingStreams, waitingResources, lanes) = ([:], [:], [], [messages]) }
            return (outgoingResources, outgoingStreams)
        }
        let error = MCError(.notConnected, reason: "Peer (\(peer.displayName)) is not connected any more.")
        for (_, resource) in resources.sorted(by: { $0.key < $1.key }) { resource.finish(error) }
        for stream in streams.values { stream.stop() }
        for stream in incomingStreams.values { stream.end() }
        let incoming = incomingResources.sorted { $0.key < $1.key }
        (incomingStreams, incomingResources) = ([:], [:])
        for (_, resource) in incoming { fail(resource, error) }
    }
}
