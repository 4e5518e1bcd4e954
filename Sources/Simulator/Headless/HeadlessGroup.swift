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
    private struct Home { weak var home: HeadlessHome? }
    private var homeScreens: [Home] = []
    private var homes: [HeadlessHome] { homeScreens.compactMap(\.home) }
    /// The videos that are being recorded of the phones.
    var recordings: [ScreenRecording] = []
    private var isRecordingTime = false
    /// The time of day when the group's time was 0; nil while each start of an app has the same one.
    private var wall: Date?

    public init() {}

    private var sessions: [HeadlessSession] { members.compactMap(\.session) }

    /// The number of another phone.
    func add() -> Int {
        defer { count += 1 }
        return count
    }

    func append(_ home: HeadlessHome) { homeScreens.append(Home(home: home)) }

    /// The time of day on all phones, which goes on from one start of an app to the next; nil while it does not.
    var date: Date? { wall?.addingTimeInterval(Double(now) / 1e9) }

    /// Has the time of day go on from here.
    func startClock(_ date: Date) { if wall == nil { wall = date.addingTimeInterval(-Double(now) / 1e9) } }

    func append(_ session: HeadlessSession) { members.append(Member(session: session)) }

    /// Whether nobody can come between a phone and the time it runs to.
    var isAlone: Bool { count == 1 && network.nextDeadline == nil && !sessions.contains { $0.hasNews } }

    /// Whether something can still happen by itself on one of the phones or between them.
    var canChange: Bool { network.nextDeadline != nil || sessions.contains { $0.nextDeadline != nil } || nextHomeDeadline != nil }

    /// When something happens to the widgets on a home screen, in nanoseconds; nil = never.
    private var nextHomeDeadline: UInt64? {
        guard let wall else { return nil }
        return homes.compactMap(\.nextDate).min().map { VirtualClock.nanoseconds($0.timeIntervalSince(wall)) }
    }

    /// Lets time pass with a stop at each picture that recordings take.
    ///
    /// - Parameters:
    ///   - duration: In nanoseconds.
    ///   - pass: Lets a part of it pass; returns whether time goes on.
    func recordTime(_ duration: UInt64, _ pass: (UInt64) throws -> Bool) throws {
        guard !recordings.isEmpty, !isRecordingTime else {
            _ = try pass(duration)
            return
        }
        isRecordingTime = true
        defer { isRecordingTime = false }
        let end = now &+ duration
        var goesOn = true
        while goesOn, let next = recordings.compactMap({ $0.nextPicture(after: now, nextEvent: nextEvent) }).min(), next < end {
            let before = now
            goesOn = try pass(next - min(now, next))
            guard now > before else { break }
            for recording in recordings { recording.capture(at: now) }
        }
        if goesOn { _ = try pass(end - min(now, end)) }
        for recording in recordings { recording.capture(at: now) }
    }

    /// When something happens by itself on one of the phones or between them; nil = never.
    var nextEvent: UInt64? {
        (sessions.compactMap(\.nextDeadline) + [network.nextDeadline, nextHomeDeadline].compactMap { $0 }).min()
    }

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
            now = max(now + 1, min(target, nextEvent ?? target))
            for session in sessions { try session.run(toGroupTime: now) }
            network.advance(to: now)
            try exchange()
        }
    }

    /// Tells the phones what they do not know yet of each other, and home screens what they have asked for.
    func exchange() throws {
        while sessions.contains(where: \.hasNews) || homes.contains(where: \.hasWork) {
            for session in sessions where session.hasNews { try session.tellNews() }
            for home in homes where home.hasWork { try home.work() }
        }
    }
}

/// The queue of peer events not yet delivered to an app. May be used from any thread.
final class PeerNews: @unchecked Sendable {
    private let lock = NSLock()
    private var events: [PeerEvent] = []

    func add(_ event: PeerEvent) { lock.withLock { events.append(event) } }
    func clear() { lock.withLock { events = [] } }
    var isEmpty: Bool { lock.withLock { events.isEmpty } }
    func takeFirst() -> PeerEvent? { lock.withLock { events.isEmpty ? nil : events.removeFirst() } }
}
