import Testing

@testable import CoreData

struct CloudKitEventTests {
    @Test func eventsKnowWhetherTheyHaveSucceeded() {
        let start = Date(timeIntervalSince1970: 0)
        let running = NSPersistentCloudKitContainer.Event(.import, store: "A", from: start)
        #expect(running.endDate == nil)
        #expect(!running.succeeded)
        let ended = NSPersistentCloudKitContainer.Event(.export, store: "A", from: start, to: start)
        #expect(ended.succeeded)
        #expect(ended.type == .export)
        #expect(
            !NSPersistentCloudKitContainer.Event(.setup, store: "A", from: start, to: start, error: CocoaError(.fileNoSuchFile)).succeeded)
    }

    @Test func notificationsHaveTheirNames() {
        #expect(NSPersistentCloudKitContainer.eventNotificationUserInfoKey == "event")
        #expect(
            NSPersistentCloudKitContainer.eventChangedNotification.rawValue == "NSPersistentCloudKitContainerEventChangedNotification")
    }
}
