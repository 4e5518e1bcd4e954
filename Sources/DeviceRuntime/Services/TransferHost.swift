import DeviceProtocol
import QuinceFoundation

/// Notifies the device of the process's background sessions.
package final class TransferHost: BackgroundSessionHost, @unchecked Sendable {
    private let runtime: DeviceRuntime

    init(runtime: DeviceRuntime) { self.runtime = runtime }

    package func pendingSessionsChanged(_ identifiers: [String]) { runtime.services.send(.background(.transfers(identifiers))) }
    package func sessionFinished(_ identifier: String) { runtime.services.send(.background(.transfersFinished(identifier))) }
}
