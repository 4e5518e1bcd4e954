import QuinceFoundation

/// A place in the persistent history of stores. Source: Apple's documentation of `NSPersistentHistoryToken`.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Numbers of transactions by the identifiers of their stores.
    let numbers: [String: Int64]

    init(_ numbers: [String: Int64]) { self.numbers = numbers }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "numbers"),
            let numbers = (try? PropertyListSerialization.propertyList(from: data as Data, format: nil)) as? [String: Int64]
        else { return nil }
        self.numbers = numbers
    }

    open func encode(with coder: NSCoder) {
        let data = try? PropertyListSerialization.data(fromPropertyList: numbers, format: .binary, options: 0)
        coder.encode(data.map { NSData(data: $0) }, forKey: "numbers")
    }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.numbers == numbers }
    open override var hash: Int { numbers.hashValue }
    open dynamic override var description: String { "<NSPersistentHistoryToken - \(numbers)>" }
}

extension NSPersistentStoreCoordinator {
    /// The end of the history of stores, or of all; nil where none keeps any.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        locked {
            var numbers: [String: Int64] = [:]
            for store in stores as? [NSPersistentStore] ?? persistentStores {
                if let last = try? store.backend.history?.lastTransaction() { numbers[store.identifier] = last }
            }
            return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
        }
    }

    /// Deletes some transactions of a store's history.
    package func deleteHistory(_ numbers: [Int64], ofStore identifier: String) throws {
        try locked {
            guard let store = persistentStores.first(where: { $0.identifier == identifier }) else { return }
            try store.backend.history?.delete(numbers)
        }
    }
}
