import QuinceFoundation

/// The eligibility of an app's tips: what was displayed, closed, donated and set, and who observes it.
///
/// Used on every thread. What changes is guarded by `lock`; rules, which are the app's code, are evaluated outside of it.
final class TipCenter: @unchecked Sendable {
    /// The process's center. Tests install another.
    nonisolated(unsafe) static var shared = TipCenter()

    /// The time by which donations and displays are dated.
    let now: @Sendable () -> Date
    private let arguments: [String]
    private let lock = NSRecursiveLock()
    private var datastore: TipDatastore?
    private var interval: TimeInterval = 0
    private var records = TipRecords()
    private var overrides: TipOverrides
    private var isReset: Bool
    /// Changes from before the datastore was configured.
    private var early: [(inout TipRecords) -> Void] = []
    /// Values of parameters, as they were set or decoded.
    private var values: [String: any Sendable] = [:]
    private var transientValues: [String: any Sendable] = [:]
    /// Tips that were invalidated in this launch.
    private var closed: [String: Tips.InvalidationReason] = [:]
    private var displays: [String: Display] = [:]
    private let observations = TipObservations()

    /// A display that goes on.
    private struct Display {
        /// The number of views that display the tip.
        var views = 1
        let start: Date
        /// Distinguishes displays of the same tip.
        let number: Int
    }
    private var displayNumber = 0

    init(arguments: [String] = ProcessInfo.processInfo.arguments, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.arguments, self.now) = (arguments, now)
        overrides = TipOverrides(arguments: arguments)
        isReset = TipOverrides.resetsDatastore(arguments)
    }

    // MARK: Configuration

    func configure(_ configuration: TipConfiguration) throws {
        try lock.withLock {
            guard datastore == nil else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            let folder = configuration.folder ?? .applicationSupportDirectory
            if isReset { try TipDatastore.remove(in: folder) }
            let datastore = try TipDatastore(in: folder)
            (interval, records) = (configuration.interval, datastore.load())
            self.datastore = datastore
            let changes = early
            early = []
            for change in changes { change(&records) }
            if !changes.isEmpty { datastore.save(records) }
        }
        changed()
    }

    func resetDatastore() throws {
        try lock.withLock {
            guard datastore == nil else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            isReset = true
            early = []
            try TipDatastore.remove(in: .applicationSupportDirectory)
        }
    }

    func override(_ change: (inout TipOverrides) -> Void) {
        lock.withLock { change(&overrides) }
        changed()
    }

    /// Waits until the datastore's file has every change.
    func saved() async { _ = await lock.withLock { datastore }?.saved() }

    /// Waits until the datastore's file has every change.
    ///
    /// - Throws: The error of the file system.
    func savedOrThrow() async throws {
        if let error = await lock.withLock({ datastore })?.saved() { throw error }
    }

    /// Changes the records, at once or when the datastore is configured, and evaluates the tips that are followed.
    private func change(_ change: @escaping (inout TipRecords) -> Void) {
        lock.withLock {
            guard let datastore else { return early.append(change) }
            change(&records)
            datastore.save(records)
        }
        changed()
    }

    // MARK: Parameters and events

    func value<Value: Codable & Sendable>(of parameter: String, isTransient: Bool) -> Value? {
        lock.withLock {
            // A missing value can be cast to an optional one, which would be taken for a value of nil.
            if let known = isTransient ? transientValues[parameter] : values[parameter] { return known as? Value }
            guard !isTransient else { return nil }
            guard let data = records.parameters[parameter], let value = try? TipCoding.decode(Value.self, data) else { return nil }
            values[parameter] = value
            return value
        }
    }

    /// Sets a parameter's value; does nothing before the datastore is configured.
    func setValue<Value: Codable & Sendable>(_ value: Value, of parameter: String, isTransient: Bool) {
        lock.withLock {
            guard let datastore else {
                return NSLog("TipKit: the parameter '%@' keeps its value: it was set before Tips.configure(_:) was called.", parameter)
            }
            if isTransient { return transientValues[parameter] = value }
            guard let data = try? TipCoding.encode(value) else {
                return NSLog("TipKit: the parameter '%@' keeps its value: the new one could not be encoded.", parameter)
            }
            values[parameter] = value
            guard records.parameters[parameter] != data else { return }
            records.parameters[parameter] = data
            datastore.save(records)
        }
        changed()
    }

    func donate(_ info: Data, to event: String, limit: Tips.DonationLimit) {
        let donation = TipRecords.Donation(date: now(), info: info)
        change { $0.donate(donation, to: event, limit) }
    }

    func donations(to event: String, limit: Tips.DonationLimit) -> [TipRecords.Donation] {
        lock.withLock { records.donations(to: event, limit, at: now()) }
    }

    func deleteDonations(to event: String) { change { $0.events[event] = nil } }

    // MARK: Status

    /// Evaluates a tip.
    func status(of tip: any Tip) -> Tips.Status {
        let id = tip.id
        let known: Tips.Status? = lock.withLock {
            guard datastore != nil else { return .pending }
            switch overrides.visibility(of: tip) {
            case .hidden: return .pending
            case .shown: return closed[id].map { .invalidated($0) } ?? .available
            case nil: return invalidation(of: tip).map { .invalidated($0) }
            }
        }
        if let known { return known }
        guard tip.rules.allSatisfy(\.isMet) else { return .pending }
        return lock.withLock { waits(tip) } ? .pending : .available
    }

    /// The reason for which a tip is not displayed any more; nil where it may be.
    private func invalidation(of tip: any Tip) -> Tips.InvalidationReason? {
        let record = records.tips[tip.id] ?? TipRecords.Tip()
        if let name = record.invalidation { return Tips.InvalidationReason(name: name) ?? .tipClosed }
        // The app may have ended while the tip was displayed.
        guard displays[tip.id] == nil else { return nil }
        if let count = tip.maxDisplayCount, record.displayCount >= count { return .displayCountExceeded }
        if let duration = tip.maxDisplayDuration, record.displayDuration >= duration { return .displayDurationExceeded }
        return nil
    }

    /// Whether a tip waits because another was displayed a short time ago.
    private func waits(_ tip: any Tip) -> Bool {
        guard interval > 0, let last = records.lastDisplay, (records.tips[tip.id]?.displayCount ?? 0) == 0 else { return false }
        return !tip.ignoresDisplayFrequency && now() < last.addingTimeInterval(interval)
    }

    func invalidate(_ tip: any Tip, _ reason: Tips.InvalidationReason) {
        let id = tip.id
        lock.withLock { if closed[id] == nil { closed[id] = reason } }
        change { if $0.tips[id]?.invalidation == nil { $0.tips[id, default: TipRecords.Tip()].invalidation = reason.name } }
    }

    func resetEligibility(of tip: any Tip) {
        let id = tip.id
        lock.withLock { closed[id] = nil }
        change { $0.tips[id] = nil }
    }

    // MARK: Displays

    /// Counts a view that begins to display a tip; false where the tip is not available.
    func beginDisplay(of tip: any Tip) -> Bool {
        guard status(of: tip) == .available else { return false }
        let id = tip.id, start = now()
        let number: Int? = lock.withLock {
            guard displays[id] == nil else {
                displays[id]?.views += 1
                return nil
            }
            displayNumber += 1
            displays[id] = Display(start: start, number: displayNumber)
            return displayNumber
        }
        guard let number else { return true }
        change {
            $0.tips[id, default: TipRecords.Tip()].displayCount += 1
            $0.lastDisplay = start
        }
        if let limit = tip.maxDisplayDuration { scheduleEnd(of: tip, number, limit) }
        scheduleNextTip(start)
        return true
    }

    /// Counts a view that no longer displays a tip.
    func endDisplay(of tip: any Tip) {
        let id = tip.id
        let ended: Display? = lock.withLock {
            displays[id]?.views -= 1
            return displays[id]?.views == 0 ? displays.removeValue(forKey: id) : nil
        }
        guard let ended else { return }
        let duration = max(now().timeIntervalSince(ended.start), 0)
        change { $0.tips[id, default: TipRecords.Tip()].displayDuration += duration }
        let reason = lock.withLock { overrides.visibility(of: tip) == nil ? invalidation(of: tip) : nil }
        if let reason { invalidate(tip, reason) }
    }

    /// Invalidates a tip when it has been displayed for as long as its option permits. A view is displayed for a minute at least.
    private func scheduleEnd(of tip: any Tip, _ number: Int, _ limit: TimeInterval) {
        let past = lock.withLock { records.tips[tip.id]?.displayDuration ?? 0 }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(60, limit - past)) { [weak self] in
            guard let self, self.isDisplayed(tip.id, number) else { return }
            self.invalidate(tip, .displayDurationExceeded)
        }
    }

    /// Evaluates the tips that are followed when the display frequency permits the next one.
    private func scheduleNextTip(_ start: Date) {
        let pause = lock.withLock { interval }
        guard pause > 0 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak self] in
            guard let self, self.isLastDisplay(start) else { return }
            self.changed()
        }
    }

    private func isDisplayed(_ id: String, _ number: Int) -> Bool { lock.withLock { displays[id]?.number == number } }

    private func isLastDisplay(_ date: Date) -> Bool { lock.withLock { records.lastDisplay == date } }

    // MARK: Observation

    /// Calls `handler` with a tip's status now and whenever it changes, until the observation is cancelled.
    func observe(_ tip: any Tip, _ handler: @escaping @Sendable (Tips.Status) -> Void) -> TipObservation {
        observations.add(tip, handler) { [self] in status(of: $0) }
    }

    private func changed() { observations.update { [self] in status(of: $0) } }
}
