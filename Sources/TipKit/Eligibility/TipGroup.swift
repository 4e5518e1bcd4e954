import Observation

/// Tips of which one is displayed at a time. Source: Apple's documentation of `TipGroup`.
public final class TipGroup: Observable, Sendable {
    /// The order in which the tips of a group are displayed. Source: Apple's documentation of `TipGroup.Priority`.
    public enum Priority: Hashable, Sendable {
        /// The first tip that is eligible.
        case firstAvailable
        /// A tip that is eligible once those before it have been invalidated.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]
    private let registrar = ObservationRegistrar()

    /// Creates a group of tips.
    public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]) {
        (self.priority, tips) = (priority, builder())
        observations.set(tips.map { tip in TipCenter.shared.observe(tip) { [weak self] _ in self?.statusDidChange() } })
    }

    /// Keeps the observations of the tips as long as the group lasts.
    private let observations = TipGroupObservations()

    private func statusDidChange() {
        Task { @MainActor [self] in
            registrar.withMutation(of: self, keyPath: \.currentTip) {}
            observations.yield(current)
        }
    }

    /// The tip to display now; nil where none is eligible.
    @MainActor public var currentTip: (any Tip)? {
        registrar.access(self, keyPath: \.currentTip)
        return current
    }

    private var current: (any Tip)? {
        switch priority {
        case .firstAvailable: tips.first { $0.status == .available }
        case .ordered:
            tips.first {
                if case .invalidated = $0.status { false } else { true }
            }
            .flatMap { $0.status == .available ? $0 : nil }
        }
    }

    /// The tips that become the current one, beginning with that at present.
    public var currentTipUpdates: some AsyncSequence<any Tip, Never> { observations.stream(current) }
}

/// The subscriptions of a group to its tips, and the subscribers of the group.
private final class TipGroupObservations: @unchecked Sendable {
    private let lock = NSLock()
    private var observations: [TipObservation] = []
    private var streams: [Int: AsyncStream<any Tip>.Continuation] = [:]
    private var number = 0
    private var last: String?

    func set(_ observations: [TipObservation]) { lock.withLock { self.observations = observations } }

    /// Tells the streams of a current tip that is another than before.
    func yield(_ tip: (any Tip)?) {
        let targets: [AsyncStream<any Tip>.Continuation] = lock.withLock {
            guard tip?.id != last else { return [] }
            last = tip?.id
            return streams.sorted { $0.key < $1.key }.map(\.value)
        }
        if let tip { for target in targets { target.yield(tip) } }
    }

    func stream(_ current: (any Tip)?) -> AsyncStream<any Tip> {
        AsyncStream { continuation in
            let own = lock.withLock {
                number += 1
                streams[number] = continuation
                last = current?.id
                return number
            }
            if let current { continuation.yield(current) }
            continuation.onTermination = { [weak self] _ in self?.lock.withLock { _ = self?.streams.removeValue(forKey: own) } }
        }
    }

    deinit { for stream in streams.values { stream.finish() } }
}
