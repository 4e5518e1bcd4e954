import UIKit

/// Hears of a session's peers and of what they send, on a queue of the session's own, never the main one.
///
/// Source: Apple's documentation of `MCSessionDelegate`.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// A peer connects, is connected, or is so no more; one that has vanished is noticed within 10 seconds.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// A message has come, whole; those sent reliably in the order in which they were sent.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// A peer has opened a stream. It is the app's to open, read and close.
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// - Parameter progress: The number of bytes received so far; cancelling it ends the transfer on both sides.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    /// - Parameters:
    ///   - localURL: The location of the resource until this method returns: move it away. nil with an error.
    ///   - error: `MCError.cancelled` where either side has cancelled it, `MCError.notConnected` where the peer has gone.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?)
    /// Decides by the handler about a peer that connects; who does not implement this accepts everybody.
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}
