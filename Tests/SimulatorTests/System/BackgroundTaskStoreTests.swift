import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

struct BackgroundTaskStoreTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)

    @Test func tasksBeginAtTheirDatesOfAppsThatAreNotInFront() throws {
        let store = BackgroundTaskStore(file: nil)
        #expect(try store.submit(BackgroundTaskRecord(identifier: "r", kind: .refresh, earliest: now + 900), of: "a", now: now))
        #expect(store.nextDate { $0 != "a" } == nil)
        #expect(store.nextDate { _ in true } == now + 900)
        #expect(try store.takeDue(now: now + 899) { _ in true }.isEmpty)
        #expect(try store.takeDue(now: now + 900) { $0 != "a" }.isEmpty)
        #expect(try store.takeDue(now: now + 900) { _ in true }.map(\.task.identifier) == ["r"])
        #expect(store.apps.isEmpty)
    }

    @Test func oneOfAnIdentifierAndAFewOfAKindWait() throws {
        let store = BackgroundTaskStore(file: nil)
        func submit(_ identifier: String, _ kind: BackgroundTaskRecord.Kind) throws -> Bool {
            try store.submit(BackgroundTaskRecord(identifier: identifier, kind: kind), of: "a", now: now)
        }
        #expect(try submit("r", .refresh))
        #expect(try submit("r", .refresh))
        #expect(try !submit("r2", .refresh))
        for number in 0..<10 { #expect(try submit("p\(number)", .processing)) }
        #expect(try !submit("p10", .processing))
        try store.cancel("p3", of: "a")
        #expect(try submit("p10", .processing))
        try store.cancel(nil, of: "a")
        #expect(store.nextDate { _ in true } == nil)
    }

    @Test func sessionsWithoutEndAreNotKept() throws {
        let store = BackgroundTaskStore(file: nil)
        try store.setTransfers((0..<100_000).map { "session \($0)" }, of: "a")
        #expect(store.transfers["a"]?.count == BackgroundTaskStore.sessionLimit)
    }

    @Test func tasksSurviveTheSession() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("BackgroundTasks.json")
        #expect(try BackgroundTaskStore(file: file).submit(BackgroundTaskRecord(identifier: "r", kind: .refresh), of: "a", now: now))
        #expect(BackgroundTaskStore(file: file).nextDate { _ in true } == now + BackgroundTaskStore.usualDelay)
    }
}
