import QuinceFoundation

/// Values of rows in columns, and back.
struct SQLiteRowCoding {
    let schema: SQLiteSchema
    let external: ExternalData?
    /// The store that identifiers belong to.
    let owner: NSPersistentStoreReference

    // MARK: Reading

    /// A value of a column.
    func value(_ column: SQLiteColumn, _ statement: SQLiteStatement, _ index: Int32, _ store: NSPersistentStore?) -> ManagedValue {
        guard !statement.isNull(index) else { return .null }
        switch column.kind {
        case .toOne(let destination):
            let entity =
                column.entityColumn == nil ? destination : schema.entity(numbered: statement.integer(index + 1))?.entity ?? destination
            return .object(NSManagedObjectID(entity: entity, key: statement.integer(index), store: store))
        case .attribute(let type): return value(type, column.isExternal, statement, index, store)
        }
    }

    func value(
        _ type: NSAttributeType, _ isExternal: Bool, _ statement: SQLiteStatement, _ index: Int32, _ store: NSPersistentStore?
    ) -> ManagedValue {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return .integer(statement.integer(index))
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: return .double(statement.double(index))
        case .stringAttributeType: return .text(statement.text(index))
        case .decimalAttributeType: return decimal(statement.value(index))
        case .UUIDAttributeType: return statement.uuid(index).map { .uuid($0) } ?? .null
        case .URIAttributeType: return URL(string: statement.text(index)).map { .url($0) } ?? .null
        case .binaryDataAttributeType:
            let data = statement.data(index)
            return isExternal ? external?.decoded(data).map { .data($0) } ?? .null : .data(data)
        case .transformableAttributeType: return .data(statement.data(index))
        case .objectIDAttributeType: return id(statement.text(index), store).map { .object($0) } ?? .null
        case .undefinedAttributeType, .compositeAttributeType: return .null
        }
    }

    private func decimal(_ value: SQLiteValue) -> ManagedValue {
        switch value {
        case .integer(let number): .decimal(NSDecimalNumber(value: number))
        // As many digits as a Double holds for certain.
        case .double(let number): .decimal(NSDecimalNumber(string: String(format: "%.15g", number)))
        case .text(let text): .decimal(NSDecimalNumber(string: text))
        case .null, .blob: .null
        }
    }

    /// The identifier of a URI of this store.
    func id(_ uri: String, _ store: NSPersistentStore?) -> NSManagedObjectID? {
        let parts = uri.split(separator: "/")
        guard let last = parts.last, last.hasPrefix("p"), let key = Int64(last.dropFirst()), parts.count >= 2 else { return nil }
        guard let entity = schema.entities.first(where: { $0.entity.name == String(parts[parts.count - 2]) })?.entity else { return nil }
        return NSManagedObjectID(entity: entity, key: key, store: store)
    }

    // MARK: Writing

    /// Binds the values of a row, and to-one destinations' entities, in the order of `SQLiteEntity.writtenColumns`.
    func bind(_ values: [ManagedValue], of entity: SQLiteEntity, to statement: SQLiteStatement, from start: Int32) throws {
        var position = start
        for column in entity.columns {
            let value = Self.part(of: values[column.slot], column.elements)
            try bind(value, of: column, to: statement, at: position)
            position += column.entityColumn == nil ? 1 : 2
        }
    }

    /// Binds a column's value, and after it the destination's entity where there is a column for it.
    func bind(_ value: ManagedValue, of column: SQLiteColumn, to statement: SQLiteStatement, at position: Int32) throws {
        if column.entityColumn != nil {
            if case .object(let id) = value, let number = schema.number(of: id.entity) {
                statement.bind(number, at: position + 1)
            } else {
                statement.bindNull(at: position + 1)
            }
        }
        switch value {
        case .null, .unloaded, .collection, .other: statement.bindNull(at: position)
        case .integer(let number): statement.bind(number, at: position)
        case .double(let number): statement.bind(number, at: position)
        case .text(let text): statement.bind(text, at: position)
        case .data(let data): statement.bind(column.isExternal ? try external?.encoded(data) ?? data : data, at: position)
        case .decimal(let number):
            if number.isEqual(NSDecimalNumber.notANumber) {
                statement.bindNull(at: position)
            } else {
                statement.bind(QueryConstant.decimal(number), at: position)
            }
        case .uuid(let uuid): statement.bind(uuid, at: position)
        case .url(let url): statement.bind(url.absoluteString, at: position)
        case .object(let id):
            if case .attribute = column.kind {
                statement.bind(id.uriRepresentation().absoluteString, at: position)
            } else {
                statement.bind(id.key, at: position)
            }
        }
    }

    /// A value as a parameter of a statement.
    func parameter(_ value: ManagedValue, of column: SQLiteColumn) throws -> SQLiteValue {
        switch value {
        case .null, .unloaded, .collection, .other: .null
        case .integer(let number): .integer(number)
        case .double(let number): .double(number)
        case .text(let text): .text(text)
        case .data(let data): .blob(column.isExternal ? try external?.encoded(data) ?? data : data)
        case .decimal(let number): number.isEqual(NSDecimalNumber.notANumber) ? .null : QueryConstant.decimal(number)
        case .uuid(let uuid): .blob(withUnsafeBytes(of: uuid.uuid) { Data($0) })
        case .url(let url): .text(url.absoluteString)
        case .object(let id):
            if case .attribute = column.kind { .text(id.uriRepresentation().absoluteString) } else { .integer(id.key) }
        }
    }

    /// An element of a composite value.
    static func part(of value: ManagedValue, _ elements: [String]) -> ManagedValue {
        guard !elements.isEmpty else { return value }
        guard case .other(let box) = value else { return .null }
        var current: Any? = box.value
        for key in elements { current = (current as? [String: Any])?[key] ?? (current as? NSDictionary)?[key] }
        return CompositeElement.value(current)
    }
}

/// Elements of composite values, whose types are those of their values.
private enum CompositeElement {
    static func value(_ any: Any?) -> ManagedValue {
        guard let any = CodedCollection.unwrapped(any) else { return .null }
        switch any {
        case let text as String: return .text(text)
        case let date as Date: return .double(date.timeIntervalSinceReferenceDate)
        case let uuid as UUID: return .uuid(uuid)
        case let data as Data: return .data(data)
        case let url as URL: return .url(url)
        case let number as NSDecimalNumber: return .decimal(number)
        default:
            switch QueryConstant.number(any) {
            case .integer(let number): return .integer(number)
            case .double(let number): return .double(number)
            default: return .null
            }
        }
    }
}
