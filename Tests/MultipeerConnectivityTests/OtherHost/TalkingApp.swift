import Foundation
import MultipeerConnectivity

/// Takes part in `quince-hosts`, accepts every invitation, and tells of everything.
final class TalkingApp: NSObject, @unchecked Sendable {
    private let peer: MCPeerID
    private let session: MCSession
    private let advertiser: MCNearbyServiceAdvertiser
    private let browser: MCNearbyServiceBrowser
    private let lock = NSLock()
    private var found: [String: MCPeerID] = [:]
    /// How many numbered messages have come, each after the one before.
    private var count = 0
    private var progress: Progress?

    init(name: String, _ encryption: MCEncryptionPreference) {
        peer = MCPeerID(displayName: name)
        session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: encryption)
        advertiser = MCNearbyServiceAdvertiser(peer: peer, discoveryInfo: ["colour": "green"], serviceType: "quince-hosts")
        browser = MCNearbyServiceBrowser(peer: peer, serviceType: "quince-hosts")
        super.init()
        session.delegate = self
        advertiser.delegate = self
        browser.delegate = self
        advertiser.startAdvertisingPeer()
        browser.startBrowsingForPeers()
    }

    func perform(_ command: [String]) {
        switch command.first {
        case "invite":
            guard let other = lock.withLock({ found[command[1]] }) else { return print("unknown \(command[1])") }
            browser.invitePeer(other, to: session, withContext: nil, timeout: 20)
        case "messages": for number in 1...(Int(command[1]) ?? 1) { send("\(number)") }
        case "say": send(command[1])
        case "shout": try? session.send(Data("shout".utf8), toPeers: session.connectedPeers, with: .unreliable)
        case "file": sendFile(Int(command[1]) ?? 0)
        case "stream": sendStream(Int(command[1]) ?? 0)
        case "leave": session.disconnect()
        default: print("unknown command")
        }
    }

    private func send(_ text: String) {
        do { try session.send(Data(text.utf8), toPeers: session.connectedPeers, with: .reliable) } catch { print("error \(error)") }
    }

    // MARK: Files

    /// Bytes that a part missing, doubled or elsewhere would show in.
    private static func contents(_ size: Int) -> Data {
        var state: UInt64 = 0x2545_F491_4F6C_DD1D
        var words = [UInt64](repeating: 0, count: size / 8 + 1)
        for index in words.indices {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            words[index] = state
        }
        return words.withUnsafeBytes { Data($0.prefix(size)) }
    }

    private func sendFile(_ size: Int) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        guard let receiver = session.connectedPeers.first, (try? Self.contents(size).write(to: file)) != nil else {
            return print("no file")
        }
        let progress = session.sendResource(at: file, withName: "file", toPeer: receiver) { error in
            try? FileManager.default.removeItem(at: file)
            print("sent \(error.map { "\($0)" } ?? "all")")
        }
        if let progress { watch(progress, "sending") }
    }

    private func sendStream(_ size: Int) {
        guard let receiver = session.connectedPeers.first, let stream = try? session.startStream(withName: "stream", toPeer: receiver)
        else {
            return print("no stream")
        }
        nonisolated(unsafe) let output = stream
        Thread {
            output.open()
            let bytes = [UInt8](Self.contents(size))
            var count = 0
            while count < size {
                let written = bytes.withUnsafeBufferPointer { output.write($0.baseAddress! + count, maxLength: size - count) }
                guard written > 0 else { return print("stream broken") }
                count += written
            }
            output.close()
        }.start()
    }

    /// Looks at a progress until it is complete: whether it ever goes back, or beyond its end.
    private func watch(_ progress: Progress, _ name: String) {
        let total = progress.totalUnitCount
        Thread {
            var (last, steps, isRight): (Int64, Int, Bool) = (0, 0, true)
            while !progress.isFinished, !progress.isCancelled {
                let now = progress.completedUnitCount
                isRight = isRight && now >= last && now <= total
                if now > last { steps += 1 }
                last = now
                Thread.sleep(forTimeInterval: 0.02)
            }
            isRight = isRight && progress.completedUnitCount == total && progress.fractionCompleted == 1
            print(
                "progress \(name) \(isRight && steps > 0 ? "right" : "wrong: \(progress.completedUnitCount) of \(total), \(steps) steps")")
        }.start()
    }
}

extension TalkingApp: MCNearbyServiceAdvertiserDelegate, MCNearbyServiceBrowserDelegate {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) { invitationHandler(true, session) }

    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {
        lock.withLock { found[peerID.displayName] = peerID }
        print("found \(peerID.displayName) \(info?["colour"] ?? "")")
    }
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) { print("lost \(peerID.displayName)") }
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) { print("error \(error)") }
}

extension TalkingApp: MCSessionDelegate {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
        print("state \(peerID.displayName) \(["gone", "connecting", "connected"][state.rawValue])")
    }

    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
        let text = String(decoding: data, as: UTF8.self)
        guard let number = Int(text) else { return print("said \(text)") }
        if number == 1 { count = 0 }
        count += 1
        if number != count { print("out of order: \(number) after \(count - 1)") }
        if number % 1000 == 0 { print("messages \(count)") }
    }

    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {
        nonisolated(unsafe) let stream = stream
        Thread {
            stream.open()
            var (bytes, buffer) = (Data(), [UInt8](repeating: 0, count: 10_000))
            while true {
                let count = stream.read(&buffer, maxLength: buffer.count)
                guard count > 0 else { break }
                bytes.append(contentsOf: buffer.prefix(count))
            }
            print("stream \(bytes.count) \(bytes == Self.contents(bytes.count) ? "whole" : "damaged")")
        }.start()
    }

    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress
    ) { watch(progress, "receiving") }

    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?
    ) {
        guard let data = localURL.flatMap({ try? Data(contentsOf: $0) }) else {
            return print("resource \(error.map { "\($0)" } ?? "lost")")
        }
        print("resource \(data.count) \(data == Self.contents(data.count) ? "whole" : "damaged")")
    }
}
