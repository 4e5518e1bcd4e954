import PeerProtocol

extension PeerCore {
    /// After so long without a word, a link to another host says one.
    static let pingInterval: UInt64 = 2_000_000_000
    /// After so long without a word from it, another host counts as gone.
    static let silenceLimit: UInt64 = 9_000_000_000
    /// The interval at which `patience` grows by one, in nanoseconds.
    private static let patienceInterval: UInt64 = 10_000_000

    /// When something is due; nil = never.
    public var nextDeadline: UInt64? {
        var next: UInt64?
        func consider(_ time: UInt64) { next = min(next ?? time, time) }
        for link in links.values {
            if let deadline = link.deadline { consider(deadline) }
            if isWatched(link) { consider(min(link.lastSent + Self.pingInterval, link.lastReceived + Self.silenceLimit)) }
        }
        for endpoint in endpoints.values {
            for session in endpoint.sessions.values { for waiting in session.awaited.values { consider(waiting.until) } }
        }
        return next
    }

    /// Whether both ends of a link talk to each other regularly.
    private func isWatched(_ link: Link) -> Bool {
        guard link.twin == nil else { return false }
        switch link.stage {
        case .opening, .greeting: return false
        default: return true
        }
    }

    /// Lets time pass.
    ///
    /// - Parameter time: In nanoseconds; never less than before.
    public func advance(to time: UInt64) {
        guard time > now else { return }
        let steps = time / Self.patienceInterval - now / Self.patienceInterval
        let isDue = nextDeadline.map { $0 <= time } ?? false
        now = time
        // Who sends much asks a hundred thousand times a second.
        guard steps > 0 || isDue else { return }
        work {
            for id in links.keys.sorted() {
                guard let link = links[id] else { continue }
                links[id]?.patience = min(Link.maximumPatience, link.patience + Int(min(steps, 512)))
                look(at: id, link)
            }
            endAwaiting()
        }
    }

    private func look(at id: LinkID, _ link: Link) {
        if let deadline = link.deadline, deadline <= now {
            switch link.stage {
            case .opening, .asking: end(id, saying: .cancelled)
            case .greeting: end(id, saying: nil)
            case .holding: end(id, saying: .unknownPeer)
            default: end(id, saying: .silence)
            }
        } else if isWatched(link) {
            if link.lastReceived + Self.silenceLimit <= now {
                end(id, saying: .silence)
            } else if link.lastSent + Self.pingInterval <= now {
                send(.ping, on: id)
            }
        }
    }

    private func endAwaiting() {
        for id in endpoints.keys.sorted() {
            for number in endpoints[id]?.sessions.keys.sorted() ?? [] {
                let late = endpoints[id]?.sessions[number]?.awaited.filter { $0.value.until <= now }.sorted { $0.key < $1.key } ?? []
                for (peer, waiting) in late {
                    endpoints[id]?.sessions[number]?.awaited[peer] = nil
                    notify(id, .state(session: number, waiting.peer, .notConnected))
                }
            }
        }
    }
}
