import QuinceFoundation

/// A stream of values that are made now and at every change of the device's location or the app's permission.
final class ChangeSource<Value: Sendable>: LocationObserver, @unchecked Sendable {
    let stream: AsyncStream<Value>
    private let service: LocationService
    private let continuation: AsyncStream<Value>.Continuation
    private let make: @Sendable (LocationService) -> Value?

    /// - Parameter make: Makes a value; nil = nothing to say.
    init(_ service: LocationService, _ make: @escaping @Sendable (LocationService) -> Value?) {
        (self.service, self.make) = (service, make)
        (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        service.add(self)
        if let value = make(service) { continuation.yield(value) }
    }

    deinit { continuation.finish() }

    func finish() { continuation.finish() }

    func service(_ service: LocationService, didChange change: LocationService.Change) {
        if let value = make(service) { continuation.yield(value) }
    }
}
