import DeviceProtocol
import QuinceFoundation

/// Asks the device which of the app's widgets the user has placed. May be used from any thread.
package final class PlacedWidgets: @unchecked Sendable {
    package typealias Completion = @Sendable ([HomeWidget]) -> Void

    private let runtime: DeviceRuntime
    private let lock = NSLock()
    private var waiting: [Int: Completion] = [:]
    private var lastRequest = 0

    init(runtime: DeviceRuntime) { self.runtime = runtime }

    /// - Parameter completion: Called on the main thread; with none where the process runs on no device.
    package func request(_ completion: @escaping Completion) {
        guard let link = runtime.link else { return DispatchQueue.main.async { completion([]) } }
        let id = lock.withLock {
            lastRequest += 1
            waiting[lastRequest] = completion
            return lastRequest
        }
        link.send(.currentWidgets(id: id))
    }

    /// Handles the device's answer.
    package func handle(_ widgets: [HomeWidget], id: Int) { lock.withLock { waiting.removeValue(forKey: id) }?(widgets) }
}
