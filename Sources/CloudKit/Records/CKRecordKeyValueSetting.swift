import QuinceFoundation

/// Values by name: a record, or its encrypted values. Source: Apple's documentation of `CKRecordKeyValueSetting`.
public protocol CKRecordKeyValueSetting: AnyObject {
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
    func allKeys() -> [CKRecord.FieldKey]
    func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }

    /// The value as a type; numbers convert into each other. nil where there is no value of the type.
    public subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
        get { RecordValue.convert(object(forKey: key), to: Value.self) }
        set { setObject(newValue, forKey: key) }
    }

    /// The names with their values, in alphabetical order.
    public func makeIterator() -> CKRecordKeyValueIterator { CKRecordKeyValueIterator(self) }
}

/// Iterates over the names of a record with their values. Source: Apple's documentation of `CKRecordKeyValueIterator`.
public struct CKRecordKeyValueIterator: IteratorProtocol {
    private var pairs: [(CKRecord.FieldKey, any CKRecordValueProtocol)]

    init(_ values: any CKRecordKeyValueSetting) {
        pairs = values.allKeys().reversed().compactMap { key in values.object(forKey: key).map { (key, $0) } }
    }

    public mutating func next() -> (CKRecord.FieldKey, any CKRecordValueProtocol)? { pairs.popLast() }
}

/// Values by name, with the names that were set. May be used from any thread.
final class FieldStore: CKRecordKeyValueSetting, @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: any CKRecordValueProtocol]
    private var changed: Set<String>

    init(_ values: [String: any CKRecordValueProtocol] = [:], changed: Set<String> = []) { (self.values, self.changed) = (values, changed) }

    func object(forKey key: String) -> (any CKRecordValueProtocol)? { lock.withLock { values[key] } }

    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) {
        lock.withLock {
            values[key] = object
            changed.insert(key)
        }
    }

    func allKeys() -> [String] { lock.withLock { values.keys.sorted() } }
    func changedKeys() -> [String] { lock.withLock { changed.sorted() } }
    func copy() -> FieldStore { lock.withLock { FieldStore(values, changed: changed) } }
}
