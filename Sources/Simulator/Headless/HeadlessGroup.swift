import Foundation
import PeerNetwork
import PeerProtocol

/// Phones of one headless run that see each other. Their clocks go together, and only one of them acts at a time, so every run is the same.
///
/// Time comes on from one event to the next: a deadline of a phone, or of the network between them. At each of these times all phones come to
/// rest, one after the other; then what they have told each other is delivered, piece by piece, until there is nothing left to tell.
public final class HeadlessGroup {
    let network = PeerNetwork(seed: 41)
    /// In nanoseconds.
    private(set) var now: UInt64 = 0
    private var count = 0
    private var members: [Member] = []

    private struct Member { weak var session: HeadlessSession? }

    public init() {}

    private var sessions: [HeadlessSession] { members.compactMap(\.session) }

    /// The number of another phone.
    func add() -> Int {
        defer { count += 1 }
        return count
    }

    func append(_ session: HeadlessSession) { members.append(Member(session: session)) }

    /// Whether nobody can come between a phone and the time it runs to.
    var isAlone: Bool { count == 1 && network.nextDeadline == nil && !sessions.contains { $0.hasNews } }

    /// Whether something can still happen by itself on one of the phones or between them.
    var canChange: Bool { network.nextDeadline != nil || sessions.contains { $0.nextDeadline != nil } }

    /// The only phone has run to a time by itself.
    func follow(_ time: UInt64) throws {
        now = max(now, time)
        network.advance(to: now)
        try exchange()
    }

    func advance(by duration: UInt64) throws {
        let target = now + duration
        for session in sessions { try session.run(toGroupTime: now) }
        try exchange()
        while now < target {
            let deadlines = sessions.compactMap(\.nextDeadline) + [network.nextDeadline].compactMap { $0 }
            now = max(now + 1, min(target, deadlines.min() ?? target))
            for session in sessions { try session.run(toGroupTime: now) }
            network.advance(to: now)
            try exchange()
        }
    }

    /// Tells the phones what they do not know yet of each other.
    func exchange() throws {
        while sessions.contains(where: \.hasNews) {
            for session in sessions where session.hasNews { try session.tellNews() }
        }
    }
}

/// What an app has not been told yet of phones near by.
final class PeerNews: @unchecked Sendable {
    private let lock = NSLock()
    private var events: [PeerEvent] = []

    func add(_ event: PeerEvent) { lock.withLock { events.append(event) } }
    func clear() { lock.withLock { events = [] } }
    var isEmpty: Bool { lock.withLock { events.isEmpty } }
    func takeFirst() -> PeerEvent? { lock.withLock { events.isEmpty ? nil : events.removeFirst() } }
}
