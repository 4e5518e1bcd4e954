import QuinceFoundation
internal import DeviceProtocol

/// A query parsed from a dictionary of the keychain's functions.
struct SecItemQuery {
    struct Problem: Error { let status: OSStatus }

    var kind = ""
    /// The group asked for; nil = all of the app's.
    var group: String?
    var attributes: [String: KeychainValue] = [:]
    var data: Data?
    var reference: UUID?
    /// The key that is to be added or found.
    var key: SecKey?
    var returns: Set<String> = []
    /// The maximum number of items in the result.
    var limit = 1
    /// Synchronizable items as well as others.
    var takesAnySynchronizable = false

    private static let attributeNames: Set<String> = [
        "pdmn", "sync", "cdat", "mdat", "desc", "icmt", "crtr", "type", "labl", "invi", "nega", "acct", "svce", "gena", "sdmn", "srvr",
        "ptcl", "atyp", "port", "path",
    ]
    private static let returnNames: Set<String> = ["r_Data", "r_Attributes", "r_Ref", "r_PersistentRef"]
    /// The keys without effect on a device without a passcode.
    private static let ignored: Set<String> = ["nleg", "u_AuthUI", "u_OpPrompt", "u_NoAuthUI", "u_AuthCtx"]
    /// The values of `kSecAttrAccessible`.
    static let protections: Set<String> = ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"]
    private static let accessControl = "accc"
    private static let passwordClasses: Set<String> = [kSecClassGenericPassword, kSecClassInternetPassword]
    /// The classes that the keychain has no items of.
    private static let otherClasses: Set<String> = [kSecClassCertificate, kSecClassIdentity]

    /// - Throws: `Problem` for what the keychain does not know.
    init(_ dictionary: CFDictionary, _ access: KeychainAccess, needsClass: Bool = true) throws {
        for (key, value) in dictionary { try take(key, value, access) }
        try applyKey()
        if needsClass, kind.isEmpty, reference == nil { throw Problem(status: errSecParam) }
        // An item has either a protection or conditions of access, which hold one.
        if dictionary[kSecAttrAccessControl] != nil, dictionary[kSecAttrAccessible] != nil { throw Problem(status: errSecParam) }
    }

    private mutating func take(_ key: String, _ value: Any, _ access: KeychainAccess) throws {
        switch key {
        case kSecClass: try takeClass(value)
        case kSecValueRef:
            if value is SecCertificate { throw Problem(status: errSecUnimplemented) }
            guard let key = value as? SecKey else { throw Problem(status: errSecParam) }
            self.key = key
        case kSecAttrAccessGroup:
            guard let name = value as? String, let group = access.group(name) else { throw Problem(status: errSecMissingEntitlement) }
            self.group = group
        case kSecValueData:
            guard let bytes = value as? Data else { throw Problem(status: errSecParam) }
            data = bytes
        case kSecValuePersistentRef:
            guard let text = (value as? Data).map({ String(decoding: $0, as: UTF8.self) }), let id = UUID(uuidString: text) else {
                throw Problem(status: errSecItemNotFound)
            }
            reference = id
        case kSecAttrAccessControl:
            guard let access = value as? SecAccessControl else { throw Problem(status: errSecParam) }
            attributes["pdmn"] = .text(access.protection)
            attributes[key] = .number(Int(truncatingIfNeeded: access.flags.rawValue))
        case kSecMatchLimit: limit = try Self.limit(value)
        case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny: takesAnySynchronizable = true
        case _ where Self.returnNames.contains(key): if try Self.isTrue(value) { returns.insert(key) }
        case _ where Self.attributeNames.contains(key) || SecKeyAttributes.names.contains(key): attributes[key] = try Self.attribute(value)
        case _ where Self.ignored.contains(key): break
        default: throw Problem(status: errSecParam)
        }
    }

    private mutating func takeClass(_ value: Any) throws {
        guard let name = value as? String else { throw Problem(status: errSecParam) }
        let isKnown = Self.passwordClasses.contains(name) || name == kSecClassKey || Self.otherClasses.contains(name)
        guard isKnown else { throw Problem(status: errSecParam) }
        kind = name
    }

    /// Whether an item of the class can be added.
    var isStorable: Bool { Self.passwordClasses.contains(kind) || kind == kSecClassKey }

    // MARK: Keys

    /// Sets the class of a key that is referred to, and the attributes that find it.
    private mutating func applyKey() throws {
        if let key {
            guard kind.isEmpty || kind == kSecClassKey else { throw Problem(status: errSecParam) }
            kind = kSecClassKey
            attributes.merge(SecKeyAttributes.identity(of: key.material)) { own, _ in own }
        }
        if kind == kSecClassKey {
            SecKeyAttributes.normalize(&attributes)
        } else if !kind.isEmpty, !SecKeyAttributes.names.isDisjoint(with: attributes.keys) {
            throw Problem(status: errSecParam)
        }
    }

    /// An item of the query's class and attributes.
    ///
    /// - Throws: `Problem` with `errSecParam` for a key without its data.
    func newItem(in group: String) throws -> KeychainItem {
        var item = KeychainItem(kind: kind, group: group, attributes: attributes, data: data ?? Data())
        guard kind == kSecClassKey else { return item }
        if let key { item.data = Data(key.material.bytes) }
        guard key != nil || data != nil else { throw Problem(status: errSecParam) }
        guard let stored = key ?? SecKeyAttributes.key(of: item) else { return item }
        item.attributes.merge(SecKeyAttributes.defaults(of: stored.material, isInEnclave: stored.isInEnclave)) { own, _ in own }
        return item
    }

    private static func isTrue(_ value: Any) throws -> Bool {
        if let isTrue = value as? Bool { return isTrue }
        guard let number = value as? NSNumber else { throw Problem(status: errSecParam) }
        return number.boolValue
    }

    private static func limit(_ value: Any) throws -> Int {
        if let text = value as? String {
            if text == kSecMatchLimitOne { return 1 }
            if text == kSecMatchLimitAll { return .max }
        }
        guard let number = value as? Int ?? (value as? NSNumber)?.intValue, number > 0 else { throw Problem(status: errSecParam) }
        return number
    }

    private static func attribute(_ value: Any) throws -> KeychainValue {
        switch value {
        case let text as String: .text(text)
        case let bytes as Data: .data(bytes)
        case let date as Date: .date(date)
        case let isTrue as Bool: .number(isTrue ? 1 : 0)
        case let number as Int: .number(number)
        case let number as NSNumber: .number(number.intValue)
        default: throw Problem(status: errSecParam)
        }
    }

    // MARK: Matching

    func matches(_ item: KeychainItem, _ access: KeychainAccess) -> Bool {
        guard kind.isEmpty || item.kind == kind, reference == nil || item.reference == reference else { return false }
        guard group.map({ $0 == item.group }) ?? access.groups.contains(item.group) else { return false }
        // Without being asked for, items of iCloud stay out of sight.
        if !takesAnySynchronizable, attributes["sync"] == nil, item.attributes["sync"] == .number(1) { return false }
        return attributes.allSatisfy { name, value in
            name == "sync" ? (item.attributes["sync"] ?? .number(0)) == value : item.attributes[name] == value
        }
    }

    // MARK: Answers

    /// Returns the requested data of items; nil if the query requests none.
    ///
    /// - Throws: `Problem` with `errSecDecode` for an item that was added as a key and whose data are none.
    func answer(_ items: [KeychainItem]) throws -> AnyObject? {
        guard !returns.isEmpty else { return nil }
        let answers = try items.map(answer)
        return limit == 1 ? answers.first.map { $0 as AnyObject } : answers as AnyObject
    }

    private func answer(_ item: KeychainItem) throws -> Any {
        let reference = Data(item.reference.uuidString.utf8)
        // A key of the Secure Enclave gives its data to nobody.
        let data = SecKeyAttributes.isInEnclave(item) ? Data() : item.data
        let isKey = item.kind == kSecClassKey
        if returns == ["r_Data"] { return data }
        if returns == ["r_PersistentRef"] || returns == ["r_Ref"] && !isKey { return reference }
        if returns == ["r_Ref"] { return try Self.key(of: item) }
        var values: [String: Any] = [:]
        if returns.contains("r_Attributes") {
            values = item.attributes.mapValues(Self.plain)
            values[Self.accessControl] = Self.accessControl(of: item)
            (values["class"], values["agrp"]) = (item.kind, item.group)
        }
        if returns.contains("r_Data") { values["v_Data"] = data }
        if isKey, returns.contains("r_Ref") { values["v_Ref"] = try Self.key(of: item) }
        if returns.contains("r_PersistentRef") { values["v_PersistentRef"] = reference }
        return values
    }

    private static func key(of item: KeychainItem) throws -> SecKey {
        guard let key = SecKeyAttributes.key(of: item) else { throw Problem(status: errSecDecode) }
        return key
    }

    private static func accessControl(of item: KeychainItem) -> SecAccessControl {
        var flags = SecAccessControlCreateFlags()
        if case .number(let number) = item.attributes[accessControl] { flags = .init(rawValue: CFOptionFlags(truncatingIfNeeded: number)) }
        guard case .text(let protection) = item.attributes["pdmn"] else { return SecAccessControl(kSecAttrAccessibleWhenUnlocked, flags) }
        return SecAccessControl(protection, flags)
    }

    private static func plain(_ value: KeychainValue) -> Any {
        switch value {
        case .text(let text): text
        case .number(let number): number
        case .data(let data): data
        case .date(let date): date
        }
    }
}
