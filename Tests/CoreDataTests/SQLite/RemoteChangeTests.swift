@testable import CoreData
import QuinceFoundation
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite struct RemoteChangeTests {
    @Test func savesOfOtherProcessesAreNotified() async throws {
        let folder = try StoreFixture.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("Store.sqlite")
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: ModelFixture.journal())
        let options = [
            NSPersistentHistoryTrackingKey: NSNumber(value: true),
            NSPersistentStoreRemoteChangeNotificationPostOptionKey: NSNumber(value: true),
        ]
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        let (notifications, continuation) = AsyncStream.makeStream(of: Int64?.self)
        let identifier = coordinator.persistentStores[0].identifier!
        let observer = NotificationCenter.default.addObserver(forName: .NSPersistentStoreRemoteChange, object: coordinator, queue: nil) {
            let token = $0.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken
            continuation.yield(token?.numbers[identifier])
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        await #expect(processExitsWith: .success) { [path = url.path as String] in
            let model = ModelFixture.journal()
            let store = StoreFixture.makeStore(
                model, URL(fileURLWithPath: path), [NSPersistentHistoryTrackingKey: NSNumber(value: true)])
            try store.backend.open()
            let item = model.entitiesByName["Item"]!
            var isDone = false
            _ = try store.backend.insert(
                StoreBatchInsert(entity: item) {
                    defer { isDone = true }
                    return isDone ? nil : item.layout.defaults
                })
            try store.backend.close()
        }
        var last: Int64?
        for await number in notifications {
            last = number
            if number == 1 { break }
        }
        #expect(last == 1)
    }
}
