import QuinceFoundation

/// Constants of predicates as SQL has them.
struct QueryConstant {
    let store: NSPersistentStore?
    let entities: SQLiteSchema

    /// A constant that is compared with a value of a kind.
    func value(_ any: Any, like kind: ExpressionKind) throws -> QueryValue {
        func made(_ value: SQLiteValue, _ kind: ExpressionKind) -> QueryValue { QueryValue("\(value: value)", kind, constant: any) }
        switch any {
        case let text as String:
            if kind == .uuid, let uuid = UUID(uuidString: text) { return made(Self.blob(uuid), .uuid) }
            return made(.text(text), .text)
        case let date as Date: return made(.double(date.timeIntervalSinceReferenceDate), .date)
        case let uuid as UUID: return made(Self.blob(uuid), .uuid)
        case let data as Data: return made(.blob(data), .data)
        case let url as URL: return made(.text(url.absoluteString), .url)
        case let id as NSManagedObjectID: return made(.integer(key(id, kind)), .object(id.entity))
        case let object as NSManagedObject: return made(.integer(key(object.objectID, kind)), .object(object.objectID.entity))
        case let entity as NSEntityDescription: return made(.integer(entities.number(of: entity) ?? -1), .entity)
        case let number as NSDecimalNumber: return made(Self.decimal(number), .decimal)
        default:
            guard let number = Self.number(any) else { throw UnsupportedQuery("Unsupported constant \(any) of type \(type(of: any))") }
            return made(number, .number)
        }
    }

    /// The key of an object; one that no row has for objects of other tables and stores.
    private func key(_ id: NSManagedObjectID, _ kind: ExpressionKind) -> Int64 {
        guard !id.isTemporaryID, id.persistentStore === store || store == nil else { return -1 }
        if case .object(let entity) = kind, entity.rootEntity.name != id.entity.rootEntity.name { return -1 }
        return id.key
    }

    private static func blob(_ uuid: UUID) -> SQLiteValue { .blob(withUnsafeBytes(of: uuid.uuid) { Data($0) }) }

    static func decimal(_ number: NSDecimalNumber) -> SQLiteValue {
        let double = number.doubleValue
        guard let integer = Int64(exactly: double), number.isEqual(NSDecimalNumber(value: integer)) else { return .double(double) }
        return .integer(integer)
    }

    static func number(_ any: Any) -> SQLiteValue? {
        switch any {
        case let value as Int: return .integer(Int64(value))
        case let value as Bool: return .integer(value ? 1 : 0)
        case let value as Double: return .double(value)
        case let value as Decimal: return decimal(NSDecimalNumber(decimal: value))
        case let value as NSNumber:
            let type = UInt8(bitPattern: value.objCType.pointee)
            if type == UInt8(ascii: "d") || type == UInt8(ascii: "f") { return .double(value.doubleValue) }
            return type == UInt8(ascii: "Q") && value.uint64Value > UInt64(Int64.max)
                ? .double(value.doubleValue) : .integer(value.int64Value)
        case let value as any RawRepresentable: return number(value.rawValue)
        default: return nil
        }
    }

    /// The elements of an array or a set, or the values of a dictionary; nil for anything else.
    static func elements(_ value: Any) -> [Any]? {
        CodedCollection.elements(of: value) ?? (value as? [AnyHashable: Any]).map { Array($0.values) }
    }
}
