import OSLog
import QuinceFoundation
import Testing

/// Messages that are read back.
@Suite struct OSLogStoreTests {
    private let subsystem = "com.example.store.\(UUID().uuidString)"

    private func entries(
        _ options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, _ format: String = "subsystem == %@",
        _ arguments: [Any] = []
    ) throws -> [OSLogEntryLog] {
        let predicate = NSPredicate(format: format, argumentArray: [subsystem] + arguments)
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        return try store.getEntries(with: options, at: position, matching: predicate).compactMap { $0 as? OSLogEntryLog }
    }

    @Test func messagesAreReadBackInOrder() throws {
        let logger = Logger(subsystem: subsystem, category: "first"), start = Date()
        logger.debug("debug \(1)")
        logger.notice("notice")
        Logger(subsystem: subsystem, category: "second").fault("fault")
        let found = try entries()
        #expect(found.map(\.composedMessage) == ["debug 1", "notice", "fault"])
        #expect(found.map(\.level) == [.debug, .notice, .fault])
        #expect(found.map(\.category) == ["first", "first", "second"])
        #expect(found.allSatisfy { $0.date >= start && $0.processIdentifier == getpid() && $0.threadIdentifier != 0 })
        #expect(try entries(.reverse).map(\.composedMessage) == ["fault", "notice", "debug 1"])
        #expect(try entries([], at: nil, "subsystem == %@ AND category == %@", ["second"]).map(\.composedMessage) == ["fault"])
        #expect(try entries([], at: nil, "subsystem == %@ AND composedMessage CONTAINS %@", ["not"]).count == 1)
    }

    @Test func readingBeginsAtAPosition() throws {
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        Logger(subsystem: subsystem, category: "").info("before")
        let before = store.position(timeIntervalSinceEnd: 60), after = store.position(date: Date(timeIntervalSinceNow: 60))
        #expect(try entries(at: before).count == 1)
        #expect(try entries(at: after).isEmpty)
        #expect(try entries(.reverse, at: after).count == 1)
        #expect(try entries(.reverse, at: before).isEmpty)
    }
}
