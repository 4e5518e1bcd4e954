import QuinceFoundation
import Testing

@testable import QuinceOS

@Suite struct LoggingTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func valuesAreWrittenAsTheirFormatsSay() {
        let (count, share, name) = (-7, 0.5, "Ada")
        #expect(text("plain") == "plain")
        #expect(text("\(name) has \(count) of \(share)") == "Ada has -7 of 0.500000")
        #expect(text("\(share, format: .fixed(precision: 2))|\(255, format: .hex(includePrefix: true, uppercase: true))") == "0.50|0xFF")
        #expect(text("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))|\(8, format: .octal)") == "+005|10")
        #expect(text("\(name, align: .left(columns: 5))|\(name, align: .right(columns: 5))|") == "Ada  |  Ada|")
        #expect(text("\(true) \(false, format: .answer)") == "true NO")
        #expect(text("\([1, 2]) \(Int.self) \(NSString("object"))") == "[1, 2] Int object")
    }

    @Test func errorsAreWritten() {
        struct Failure: Error { let reason: String }
        let error: any Error = Failure(reason: "full")
        #expect(text("\(error)") == "Failure(reason: \"full\")")
        #expect(text("\(error, privacy: .public)") == "Failure(reason: \"full\")")
    }

    @Test func theConsoleShowsPrivateValues() {
        #expect(text("\("secret", privacy: .private) \(1, privacy: .sensitive(mask: .hash))") == "secret 1")
    }

    @Test func formatsMayHaveNotes() {
        #expect(LogFormat.text("%{public}d of %{private, mask.hash}.1f, 100%%", [3, 2.5]) == "3 of 2.5, 100%")
        #expect(LogFormat.text("%{public}@ ends %", [NSString("a")]).hasPrefix("a ends"))
    }

    @Test func theDisabledLogWritesNothing() {
        #expect(OSLog.default.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog(subsystem: "a", category: .pointsOfInterest).category == "PointsOfInterest")
    }

    @Test func messagesNameTheirTimeProcessAndCategory() throws {
        let pipe = Pipe()
        let saved = dup(STDERR_FILENO)
        dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        Logger(subsystem: "com.example", category: "cart").error("Full: \(3)")
        os_log("Count %d", log: OSLog(subsystem: "com.example", category: "list"), type: .info, 4)
        dup2(saved, STDERR_FILENO)
        close(saved)
        try pipe.fileHandleForWriting.close()
        let lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let head = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}[+-]\d{4} \S+\[\d+:\d+\] /#
        let ours = lines.split(separator: "\n").filter { $0.firstMatch(of: head) != nil }.map { $0.replacing(head, with: "") }
        #expect(ours.contains("[cart] Full: 3"))
        #expect(ours.contains("[list] Count 4"))
    }
}

@Suite struct LockTests {
    @Test func lockedStateIsChangedByOneAtATime() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
        #expect(lock.withLock { $0 } == 8000)
    }

    @Test func aHeldLockIsNotAvailable() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.lockIfAvailable())
        lock.unlock()
        var plain = os_unfair_lock()
        withUnsafeMutablePointer(to: &plain) { plain in
            os_unfair_lock_lock(plain)
            #expect(!os_unfair_lock_trylock(plain))
            os_unfair_lock_unlock(plain)
        }
    }
}
