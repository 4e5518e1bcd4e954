@_spi(Reflection) import Swift

/// The stored properties of a structure, found once per type.
struct TypeFields {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    let fields: [Field]

    nonisolated(unsafe) private static var known: [ObjectIdentifier: TypeFields] = [:]
    private static let lock = NSLock()

    static func of(_ type: Any.Type) -> TypeFields {
        lock.withLock {
            let id = ObjectIdentifier(type)
            if let found = known[id] { return found }
            var fields: [Field] = []
            _ = _forEachField(of: type, options: []) { name, offset, type, _ in
                fields.append(Field(name: String(cString: name), offset: offset, type: type))
                return true
            }
            let made = TypeFields(fields: fields)
            known[id] = made
            return made
        }
    }
}
