@_spi(Quince) import QuinceFoundation

/// The entities that requests for persistent history name, and the requests of them.
///
/// Source: Apple's documentation of `NSPersistentHistoryTransaction.entityDescription` and `NSPersistentHistoryChange.entityDescription`.
enum HistoryEntities {
    static let transactionName = "Transaction"
    static let changeName = "Change"

    /// Made once: entities compare by identity.
    nonisolated(unsafe) static let all: (transaction: NSEntityDescription, change: NSEntityDescription) = make()

    private static func make() -> (NSEntityDescription, NSEntityDescription) {
        let (transaction, change) = (NSEntityDescription(), NSEntityDescription())
        (transaction.name, change.name) = (transactionName, changeName)
        transaction.properties = [
            attribute("author", .stringAttributeType), attribute("bundleID", .stringAttributeType),
            attribute("contextName", .stringAttributeType), attribute("processID", .stringAttributeType),
            attribute("storeID", .stringAttributeType), attribute("timestamp", .dateAttributeType),
            attribute("transactionNumber", .integer64AttributeType), attribute("token", .integer64AttributeType),
        ]
        change.properties = [
            attribute("changeID", .integer64AttributeType), attribute("changeType", .integer16AttributeType),
            attribute("changedEntity", .integer64AttributeType), attribute("changedObjectID", .integer64AttributeType),
            attribute("tombstone", .transformableAttributeType), attribute("updatedProperties", .transformableAttributeType),
        ]
        let (changes, back) = (NSRelationshipDescription(), NSRelationshipDescription())
        (changes.name, changes.destinationEntity, changes.inverseRelationship) = ("changes", change, back)
        (back.name, back.destinationEntity, back.inverseRelationship, back.maxCount) = ("transaction", transaction, changes, 1)
        transaction.properties += [changes]
        change.properties += [back]
        return (transaction, change)
    }

    private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType) = (name, type)
        return attribute
    }

    static func request(of entity: NSEntityDescription) -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity
        return request
    }
}

extension NSPersistentHistoryTransaction: KeyValueCoding {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "author": author
        case "bundleID": bundleID
        case "contextName": contextName
        case "processID": processID
        case "storeID": storeID
        case "timestamp": timestamp
        case "transactionNumber", "token": NSNumber(value: transactionNumber)
        case "changes": changes ?? []
        case "self": self
        default: HistoryKeys.undefined(key, self)
        }
    }

    package func setCodedValue(_ value: Any?, forKey key: String) { HistoryKeys.undefined(key, self) }
}

extension NSPersistentHistoryChange: KeyValueCoding {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "changeID": NSNumber(value: changeID)
        case "changeType": NSNumber(value: changeType.rawValue)
        case "changedObjectID": changedObjectID
        case "changedEntity": changedObjectID.entity
        case "tombstone": tombstone
        case "updatedProperties": updatedProperties
        case "transaction": transaction
        case "self": self
        default: HistoryKeys.undefined(key, self)
        }
    }

    package func setCodedValue(_ value: Any?, forKey key: String) { HistoryKeys.undefined(key, self) }
}

private enum HistoryKeys {
    /// Ends the app as a fetch request does on iOS whose predicate has an unknown key.
    static func undefined(_ key: String, _ object: NSObject) -> Never {
        raise(.invalidArgumentException, "keypath \(key) not found in entity \(type(of: object))")
    }
}
