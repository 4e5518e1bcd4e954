import DeviceProtocol
@_spi(Quince) import QuinceFoundation

/// Asks the device which of the app's widgets people have placed.
package enum PlacedWidgets {
    package typealias Completion = @Sendable ([HomeWidget]) -> Void

    private static let lock = NSLock()
    nonisolated(unsafe) private static var waiting: [Int: Completion] = [:]
    nonisolated(unsafe) private static var lastRequest = 0

    /// - Parameter completion: Called on the main thread; with none where the process runs on no device.
    package static func ask(_ completion: @escaping Completion) {
        guard let link = DeviceConnection.link else { return DispatchQueue.main.async { completion([]) } }
        let id = lock.withLock {
            lastRequest += 1
            waiting[lastRequest] = completion
            return lastRequest
        }
        link.send(.currentWidgets(id: id))
    }

    /// Takes the device's answer.
    package static func take(_ id: Int, _ widgets: [HomeWidget]) { lock.withLock { waiting.removeValue(forKey: id) }?(widgets) }
}
