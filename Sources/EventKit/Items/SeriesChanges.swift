import QuinceFoundation

/// Changes of single occurrences and of the rest of a series.
extension CalendarDocument {
    /// Replaces an item, or adds it.
    mutating func put(_ record: ItemRecord) {
        items.removeAll { $0.identifier == record.identifier }
        items.append(record)
    }

    private func index(of identifier: String) -> Int? { items.firstIndex { $0.identifier == identifier } }

    /// Takes an occurrence out of its series and adds what it has become.
    mutating func detach(_ occurrence: Date, of series: String, as record: ItemRecord) {
        if let index = index(of: series), !items[index].exceptions.contains(occurrence) { items[index].exceptions.append(occurrence) }
        put(record)
    }

    /// Ends a series before an occurrence, and adds the series that goes on from there.
    ///
    /// - Parameter record: The new series; of a rule that counts, what the old series leaves.
    mutating func split(_ series: String, before occurrence: Date, into record: ItemRecord) {
        var record = record
        if let index = index(of: series) {
            let shift = (record.start ?? occurrence).timeIntervalSince(occurrence)
            record.exceptions = items[index].exceptions.filter { $0 >= occurrence }.map { $0.addingTimeInterval(shift) }
            if let rule = items[index].rules.first, rule.count > 0, record.rules.first?.count == rule.count {
                record.rules[0].count = Swift.max(rule.count - items[index].count(before: occurrence), 1)
            }
            items[index].end(before: occurrence)
            for index in items.indices where items[index].series == series && items[index].originalStart ?? .distantPast >= occurrence {
                items[index].series = record.identifier
                items[index].originalStart = items[index].originalStart?.addingTimeInterval(shift)
            }
            removeIfEmpty(series)
        }
        put(record)
    }

    /// Removes a series of which nothing is left.
    private mutating func removeIfEmpty(_ series: String) {
        guard let index = index(of: series), items[index].isEmptySeries, !items.contains(where: { $0.series == series }) else { return }
        items.remove(at: index)
    }

    /// Replaces a whole series, the record of which begins with its first occurrence.
    mutating func replaceSeries(with record: ItemRecord) {
        var record = record
        if let index = index(of: record.identifier) {
            let shift = (record.start ?? .distantPast).timeIntervalSince(items[index].start ?? .distantPast)
            record.exceptions = items[index].exceptions.map { $0.addingTimeInterval(shift) }
            for index in items.indices where items[index].series == record.identifier {
                items[index].originalStart = items[index].originalStart?.addingTimeInterval(shift)
            }
        }
        put(record)
    }

    /// Removes one occurrence of an event, or it and those after it.
    mutating func remove(_ identifier: String, _ occurrence: Date?, _ span: EKSpan) {
        guard let index = index(of: identifier) else { return }
        if let series = items[index].series, let start = items[index].originalStart {
            items.remove(at: index)
            return span == .futureEvents ? remove(series, start, .futureEvents) : ()
        }
        guard let occurrence, !items[index].rules.isEmpty else {
            items.remove(at: index)
            return
        }
        if span == .thisEvent {
            items[index].exceptions.append(occurrence)
        } else {
            items.removeAll { $0.series == identifier && $0.originalStart ?? .distantPast >= occurrence }
            guard let index = self.index(of: identifier) else { return }
            if occurrence == items[index].start { items.remove(at: index) } else { items[index].end(before: occurrence) }
        }
        removeIfEmpty(identifier)
    }
}

extension ItemRecord {
    /// The record in the user's own calendar, where it is in the one that stands for it.
    func inOwnCalendar(_ document: CalendarDocument) -> ItemRecord {
        guard calendar == EKCalendar.virtual.calendarIdentifier else { return self }
        var record = self
        record.calendar = document.calendars.first { !$0.holdsReminders }?.identifier ?? ""
        return record
    }

    /// The record of an occurrence that leaves its series.
    func detached(from series: String, at occurrence: Date) -> ItemRecord {
        var record = self
        record.identifier = "\(series)/RID=\(Int(occurrence.timeIntervalSinceReferenceDate))"
        (record.series, record.originalStart, record.rules, record.exceptions) = (series, occurrence, [], [])
        return record
    }

    /// Ends the series before an occurrence.
    fileprivate mutating func end(before occurrence: Date) {
        guard !rules.isEmpty else { return }
        rules[0].end = occurrence.addingTimeInterval(-1)
        rules[0].count = 0
    }

    /// The number of occurrences before a date, those that were removed included.
    fileprivate func count(before date: Date) -> Int {
        var all = self
        all.exceptions = []
        return all.occurrences(from: .distantPast, to: date).count
    }

    /// Whether each occurrence of a series that ends was removed.
    fileprivate var isEmptySeries: Bool {
        guard let rule = rules.first, rule.end != nil || rule.count > 0 else { return false }
        return firstOccurrence == nil
    }
}
