import DeviceProtocol
import RenderProtocol

/// The connection to the device a process runs on: sends commits and messages to it, in order.
///
/// Both calls return after the bytes are on their way, so that what is sent right before the process ends arrives, too.
package protocol DeviceLink: AnyObject {
    /// Sends a commit.
    func send(_ commit: Commit)
    /// Sends a message.
    func send(_ message: ProcessMessage)
    /// Sends the binary form of a request about phones near by.
    func sendPeers(_ request: [UInt8])
}

/// The connection of the process to its device.
package enum DeviceConnection {
    /// The connection of this process; nil where there is no device, as in tests of single views.
    nonisolated(unsafe) package static var link: (any DeviceLink)?
    /// Takes the binary form of what the device tells of phones near by, in the order it comes, on the thread that reads from the device.
    ///
    /// Set before the first request is sent: the device tells nothing that was not asked for.
    nonisolated(unsafe) package static var takePeers: (([UInt8]) -> Void)?
}
