import QuinceFoundation

/// The key of the URL of the store that changed.
public let NSPersistentStoreURLKey = "storeURL"
/// The key of the history token of the end of a store's history.
public let NSPersistentHistoryTokenKey = "historyToken"

extension SQLiteObjectStore {
    /// Posts `NSPersistentStoreRemoteChange` whenever a process has saved to the store, where the options ask for it.
    func watchForChanges() {
        guard options.notifiesRemoteChanges, let url else { return }
        monitor = SQLiteChangeMonitor(url) { [weak owner] in
            guard let store = owner?.store, let coordinator = store.persistentStoreCoordinator else { return }
            var information: [String: Any] = [NSPersistentStoreURLKey: url, NSStoreUUIDKey: store.identifier ?? ""]
            information[NSPersistentHistoryTokenKey] = coordinator.currentPersistentHistoryToken(fromStores: [store])
            NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: information)
        }
    }
}
