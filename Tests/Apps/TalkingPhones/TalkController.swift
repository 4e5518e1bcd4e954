import MultipeerConnectivity
import UIKit

final class TalkController: UIViewController {
    let me = MCPeerID(displayName: UserDefaults.standard.string(forKey: "name") ?? "Ana")
    lazy var session = MCSession(peer: me, securityIdentity: nil, encryptionPreference: .none)
    lazy var advertiser = MCNearbyServiceAdvertiser(peer: me, discoveryInfo: ["level": "3"], serviceType: "quince-talk")
    lazy var browser = MCNearbyServiceBrowser(peer: me, serviceType: "quince-talk")
    lazy var assistant = MCAdvertiserAssistant(serviceType: "quince-talk", discoveryInfo: nil, session: session)
    var found: [MCPeerID] = []
    var answer: ((Bool) -> Void)?
    var transfer: Progress?
    var output: OutputStream?
    var input: InputStream?
    let lines = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        session.delegate = self
        advertiser.delegate = self
        browser.delegate = self
        let buttons = [
            ("Advertise", #selector(advertise)), ("Browse", #selector(browse)), ("Invite", #selector(invite)),
            ("Accept", #selector(accept)),
            ("Decline", #selector(decline)), ("Hello", #selector(hello)), ("Flood", #selector(flood)), ("File", #selector(sendFile)),
            ("Stream", #selector(stream)), ("Leave", #selector(leave)), ("Quiet", #selector(quiet)), ("Sheet", #selector(showBrowser)),
            ("Assist", #selector(assist)), ("Undeclared", #selector(undeclared)),
        ].map { title, action in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: action, for: .touchUpInside)
            return button
        }
        let rows = stride(from: 0, to: buttons.count, by: 4).map { start in
            let row = UIStackView(arrangedSubviews: Array(buttons[start..<min(start + 4, buttons.count)]))
            row.distribution = .fillEqually
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows + [lines])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        lines.isEditable = false
        lines.accessibilityIdentifier = "lines"
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor), stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor), stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        // Without fingers: one phone waits, the other one comes.
        role = UserDefaults.standard.string(forKey: "role") ?? ""
        if role == "host" { advertise() }
        if role == "guest" { browse() }
    }

    nonisolated(unsafe) var role = ""

    nonisolated func say(_ text: String) {
        let line = text + (Thread.isMainThread ? "!" : "")
        print(line)
        DispatchQueue.main.async { self.lines.text = (self.lines.text ?? "") + line + "\n" }
    }

    @objc func advertise() { advertiser.startAdvertisingPeer() }
    @objc func browse() { browser.startBrowsingForPeers() }
    @objc func invite() {
        guard let peer = found.first else { return }
        browser.invitePeer(peer, to: session, withContext: Data("come in".utf8), timeout: 5)
    }
    @objc func accept() { answer?(true) }
    @objc func decline() { answer?(false) }
    @objc func hello() {
        do { try session.send(Data("Hello from \(me.displayName)".utf8), toPeers: session.connectedPeers, with: .reliable) } catch {
            DispatchQueue.global().async { self.say("\((error as? MCError)?.code.rawValue ?? -1): \(error.localizedDescription)") }
        }
    }
    @objc func flood() {
        for number in 0..<1000 { try? session.send(Data("\(number)".utf8), toPeers: session.connectedPeers, with: .reliable) }
        try? session.send(Data(repeating: 7, count: 5_000_000), toPeers: session.connectedPeers, with: .reliable)
    }
    @objc func sendFile() {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("big")
        try? Data((0..<3_000_000).map { UInt8($0 % 251) }).write(to: url)
        guard let peer = session.connectedPeers.first else { return }
        transfer = session.sendResource(at: url, withName: "big.bin", toPeer: peer) { error in
            self.say("sent \(error.map { "\($0)" } ?? "whole")")
        }
    }
    @objc func stream() {
        guard let peer = session.connectedPeers.first, let output = try? session.startStream(withName: "talk", toPeer: peer) else { return }
        output.schedule(in: .main, forMode: .default)
        output.open()
        for word in ["one ", "two ", "three"] {
            word.utf8CString.withUnsafeBytes {
                _ = output.write($0.baseAddress!.assumingMemoryBound(to: UInt8.self), maxLength: $0.count - 1)
            }
        }
        output.close()
    }
    @objc func leave() { session.disconnect() }
    @objc func quiet() {
        advertiser.stopAdvertisingPeer()
        browser.stopBrowsingForPeers()
    }
    @objc func showBrowser() {
        let controller = MCBrowserViewController(serviceType: "quince-talk", session: session)
        controller.delegate = self
        present(controller, animated: true)
    }
    @objc func assist() { assistant.start() }
    @objc func undeclared() {
        let other = MCNearbyServiceBrowser(peer: me, serviceType: "other")
        other.delegate = self
        other.startBrowsingForPeers()
        browser = other
    }
}

extension TalkController: MCNearbyServiceAdvertiserDelegate, MCNearbyServiceBrowserDelegate, MCBrowserViewControllerDelegate {
    nonisolated func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {
        say("\(peerID.displayName) invites: \(String(decoding: context ?? Data(), as: UTF8.self))")
        DispatchQueue.main.async {
            self.answer = { invitationHandler($0, $0 ? self.session : nil) }
            if self.role == "host" { self.accept() }
        }
    }
    nonisolated func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
        say("no advertising: \((error as NSError).domain) \((error as NSError).code)")
    }
    nonisolated func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {
        say("found \(peerID.displayName) \(info?["level"] ?? "")")
        DispatchQueue.main.async {
            self.found.append(peerID)
            if self.role == "guest" { self.invite() }
        }
    }
    nonisolated func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
        say("lost \(peerID.displayName)")
        DispatchQueue.main.async { self.found.removeAll { $0 == peerID } }
    }
    nonisolated func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
        say("no browsing: \((error as NSError).domain) \((error as NSError).code)")
    }
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) { dismiss(animated: true) }
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) { dismiss(animated: true) }
}

extension TalkController: MCSessionDelegate {
    nonisolated func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
        say("\(peerID.displayName) \(["not connected", "connecting", "connected"][state.rawValue])")
        if state == .connected, !role.isEmpty { DispatchQueue.main.async { self.hello() } }
    }
    nonisolated func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
        if data.count > 1000 { return say("\(data.count) bytes of \(data.first ?? 0)") }
        let text = String(decoding: data, as: UTF8.self)
        guard let number = Int(text) else { return say("\(peerID.displayName): \(text)") }
        DispatchQueue.main.async { self.count(number) }
    }
    nonisolated func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {
        say("stream \(streamName)")
        DispatchQueue.main.async {
            self.input = stream
            stream.delegate = self
            stream.schedule(in: .main, forMode: .default)
            stream.open()
        }
    }
    nonisolated func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress
    ) {
        say("\(resourceName) of \(progress.totalUnitCount) bytes")
        DispatchQueue.main.async { self.transfer = progress }
    }
    nonisolated func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?
    ) {
        let data = localURL.flatMap { try? Data(contentsOf: $0) }
        let isWhole = data == Data((0..<3_000_000).map { UInt8($0 % 251) })
        say("\(resourceName) \(isWhole ? "whole" : "\(String(describing: error))")")
        DispatchQueue.main.async { self.say("progress \(self.transfer?.completedUnitCount ?? 0)") }
    }

    /// Numbers come in their order: only the last one is worth a line.
    private func count(_ number: Int) {
        defer { expected += 1 }
        if number != expected { say("\(number) instead of \(expected)") }
        if number == 999 { say("a thousand numbers") }
    }
}

private var expected = 0

extension TalkController: StreamDelegate {
    nonisolated func stream(_ stream: Stream, handle event: Stream.Event) {
        guard let input = stream as? InputStream else { return }
        if event.contains(.hasBytesAvailable) {
            var buffer = [UInt8](repeating: 0, count: 100)
            let count = input.read(&buffer, maxLength: buffer.count)
            if count > 0 { say("read \(String(decoding: buffer.prefix(count), as: UTF8.self))") }
        }
        if event.contains(.endEncountered) { say("the end") }
    }
}
