import DeviceProtocol
import RenderProtocol

/// The connection to the device a process runs on: sends commits and messages to it, in order.
///
/// The calls return after the bytes are on their way, so that what is sent right before the process ends arrives, too.
package protocol DeviceLink: AnyObject {
    /// Sends a commit.
    func send(_ commit: Commit)
    /// Sends a message.
    func send(_ message: ProcessMessage)
    /// Sends the binary form of a request about phones near by.
    func sendPeers(_ request: [UInt8])
}
