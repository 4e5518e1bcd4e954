import QuinceFoundation

/// The clients and ports of the process. The device has no sources and no destinations, as Apple's Simulator without any attached.
final class MIDISetup: @unchecked Sendable {
    enum Object { case client, inputPort, outputPort }

    static let shared = MIDISetup()
    private let lock = NSLock()
    private var objects: [MIDIObjectRef: (kind: Object, name: String, client: MIDIClientRef?)] = [:]
    private var last: MIDIObjectRef = 0

    func add(_ kind: Object, _ name: String, of client: MIDIClientRef? = nil) -> MIDIObjectRef? {
        lock.withLock {
            if let client, objects[client]?.kind != .client { return nil }
            last += 1
            objects[last] = (kind, name, client)
            return last
        }
    }

    /// Removes an object, and with a client its ports. Returns false where there is none of the kind.
    func remove(_ object: MIDIObjectRef, _ isKind: (Object) -> Bool) -> Bool {
        lock.withLock {
            guard let known = objects[object], isKind(known.kind) else { return false }
            objects = objects.filter { $0.key != object && $0.value.client != object }
            return true
        }
    }

    func kind(_ object: MIDIObjectRef) -> Object? { lock.withLock { objects[object]?.kind } }
    func name(_ object: MIDIObjectRef) -> String? { lock.withLock { objects[object]?.name } }
}
