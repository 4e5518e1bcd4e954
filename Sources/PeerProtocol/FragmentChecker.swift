/// A decoder of another app's fragments: checks their order and joins messages.
public struct FragmentChecker: Sendable {
    public enum Content: Equatable, Sendable {
        /// A whole message.
        case data([UInt8])
        /// Any other fragment, as it came.
        case fragment(PeerFragment)
    }

    /// The message whose parts are coming.
    private var message: [UInt8] = []
    /// Bytes that are still to come of each resource.
    private var resources: [UInt32: UInt64] = [:]
    /// Resources that the receiver does not want, of which something may be on its way.
    private var refused: Set<UInt32> = []
    /// Bytes that may come on each stream.
    private var streams: [UInt32: Int] = [:]

    /// Bytes of a stream that its receiver has not read.
    public static let streamWindow = 256 << 10
    /// Resources, and streams, that may come at once.
    public static let maximumContents = 256

    public init() {}

    /// - Throws: `PeerFormatError` for what is out of place: the other app is broken or malicious.
    public mutating func handle(_ bytes: [UInt8]) throws(PeerFormatError) -> Content? {
        let fragment = try PeerFragment(bytes: bytes)
        switch fragment {
        case .data(let isLast, let part):
            guard message.count + part.count <= PeerLimits.data else { throw .tooLong(message.count + part.count, limit: PeerLimits.data) }
            message += part
            guard isLast else { return nil }
            defer { message = [] }
            return .data(message)
        case .resourceStart(let number, _, let size):
            let isNew = resources[number] == nil && !refused.contains(number)
            guard isNew, resources.count + refused.count < Self.maximumContents, size <= UInt64(Int64.max) else {
                throw .badValue("resource")
            }
            resources[number] = size
        case .resourceBytes(let number, let part):
            if refused.contains(number) { return nil }
            guard let left = resources[number], left >= UInt64(part.count) else { throw .badValue("part of a resource") }
            resources[number] = left - UInt64(part.count)
        case .resourceEnd(let number):
            if refused.remove(number) != nil { return nil }
            guard resources.removeValue(forKey: number) == 0 else { throw .badValue("end of a resource") }
        case .resourceCancelled(let number):
            if refused.remove(number) != nil { return nil }
            guard resources.removeValue(forKey: number) != nil else { throw .badValue("end of a resource") }
        case .streamStart(let number, _):
            guard streams[number] == nil, streams.count < Self.maximumContents else { throw .badValue("stream") }
            streams[number] = Self.streamWindow
        case .streamBytes(let number, let part):
            guard let window = streams[number] else { throw .badValue("part of a stream") }
            guard window >= part.count else { throw .tooLong(part.count, limit: window) }
            streams[number] = window - part.count
        case .streamEnd(let number): guard streams.removeValue(forKey: number) != nil else { throw .badValue("end of a stream") }
        // These are about what the receiver itself sends, which may have ended.
        case .resourceRefused, .resourceReceived, .streamStopped, .streamCredit: break
        }
        return .fragment(fragment)
    }

    /// The app does not want a resource: the rest of it is passed over.
    public mutating func refuse(_ number: UInt32) { if resources.removeValue(forKey: number) != nil { refused.insert(number) } }

    /// The app has read so many bytes of a stream.
    public mutating func read(_ count: Int, of stream: UInt32) { streams[stream]? += count }
}
