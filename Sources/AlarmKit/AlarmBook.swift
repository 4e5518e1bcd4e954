import QuinceFoundation

/// The alarms of the app: a state machine of commands and moments.
struct AlarmBook: Codable, Equatable {
    private(set) var records: [AlarmRecord] = []

    /// The largest number of alarms.
    static let limit = 64

    /// The moment of the next change; nil for none.
    var nextDate: Date? { records.compactMap(\.date).min() }
    var alarms: [Alarm] { records.map(\.alarm) }
    var alerting: AlarmRecord? { records.first { $0.alarm.state == .alerting } }

    func record(_ id: UUID) -> AlarmRecord? { records.first { $0.alarm.id == id } }

    /// Takes in a new alarm; one with the same identifier is replaced.
    ///
    /// - Throws: `AlarmManager.AlarmError.maximumLimitReached`, or `AlarmProblem` for an alarm that never alerts.
    mutating func add(_ record: AlarmRecord, now: Date, calendar: Calendar) throws -> Alarm {
        records.removeAll { $0.alarm.id == record.alarm.id }
        guard records.count < Self.limit else { throw AlarmManager.AlarmError.maximumLimitReached }
        guard let started = Self.started(record, now: now, calendar: calendar) else { throw AlarmProblem.neverAlerts }
        records.append(started)
        return started.alarm
    }

    /// The record waiting for its schedule, or counting down; nil for one that never alerts.
    private static func started(_ record: AlarmRecord, now: Date, calendar: Calendar) -> AlarmRecord? {
        var record = record
        let lead = record.alarm.countdownDuration?.preAlert
        if let schedule = record.alarm.schedule {
            guard let fire = schedule.next(after: now, calendar: calendar) else { return nil }
            record.alarm.state = .scheduled
            // The countdown before a scheduled alert ends with it.
            (record.date, record.fireDate) = lead.map { (fire - $0, fire) } ?? (fire, nil)
            return record
        }
        guard let lead, lead > 0, lead.isFinite else { return nil }
        record.alarm.state = .countdown
        record.date = now + lead
        return record
    }

    mutating func cancel(_ id: UUID) throws {
        guard record(id) != nil else { throw AlarmProblem.unknown }
        records.removeAll { $0.alarm.id == id }
    }

    private mutating func change(_ id: UUID, from states: Set<Alarm.State>, _ change: (inout AlarmRecord) throws -> Void) throws {
        guard let index = records.firstIndex(where: { $0.alarm.id == id }) else { throw AlarmProblem.unknown }
        guard states.contains(records[index].alarm.state) else { throw AlarmProblem.wrongState }
        try change(&records[index])
    }

    /// Begins a countdown: at once for a scheduled alarm, again for one that alerts.
    mutating func countDown(_ id: UUID, now: Date) throws {
        try change(id, from: [.alerting, .scheduled]) { record in
            let duration = record.alarm.countdownDuration
            let time = record.alarm.state == .alerting ? duration?.postAlert ?? duration?.preAlert : duration?.preAlert
            guard let time, time > 0 else { throw AlarmProblem.noCountdown }
            record.alarm.state = .countdown
            (record.date, record.fireDate) = (now + time, nil)
        }
    }

    mutating func pause(_ id: UUID, now: Date) throws {
        try change(id, from: [.countdown]) { record in
            record.alarm.state = .paused
            record.remaining = max(record.date?.timeIntervalSince(now) ?? 0, 0)
            record.date = nil
        }
    }

    mutating func resume(_ id: UUID, now: Date) throws {
        try change(id, from: [.paused]) { record in
            record.alarm.state = .countdown
            record.date = now + (record.remaining ?? 0)
            record.remaining = nil
        }
    }

    /// Ends the alert or countdown: an alarm that is repeated waits for its next time, others are gone.
    mutating func stop(_ id: UUID, now: Date, calendar: Calendar) throws {
        guard let record = record(id) else { throw AlarmProblem.unknown }
        guard let schedule = record.alarm.schedule, schedule.isRepeated, let again = Self.started(record, now: now, calendar: calendar)
        else {
            return try cancel(id)
        }
        try change(id, from: [.scheduled, .countdown, .paused, .alerting]) { $0 = again }
    }

    /// Makes the changes whose moment has come.
    ///
    /// - Returns: Whether there were any.
    mutating func advance(to now: Date) -> Bool {
        var didChange = false
        for index in records.indices {
            while let date = records[index].date, date <= now {
                didChange = true
                if let fire = records[index].fireDate {
                    records[index].alarm.state = .countdown
                    (records[index].date, records[index].fireDate) = (fire, nil)
                } else {
                    records[index].alarm.state = .alerting
                    records[index].date = nil
                }
            }
        }
        return didChange
    }
}
