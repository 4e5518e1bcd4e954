import QuinceFoundation
internal import DeviceProtocol

/// Adds a password or a key to the keychain. It stays when the app is removed, as on iOS.
///
/// - Parameters:
///   - attributes: `kSecClass`, `kSecValueData`, attributes, and what `result` is to be (`kSecReturn…`).
///   - result: Gets what was asked for.
/// - Returns: `errSecDuplicateItem` where there is such an item, `errSecMissingEntitlement` for an access group of others, `errSecParam` for what the
///   keychain does not know. Source: Apple's documentation of `SecItemAdd(_:_:)`.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainAccess.change { access, items in
        let query = try SecItemQuery(attributes, access)
        guard query.isStorable else { return errSecUnimplemented }
        guard query.reference == nil, let group = query.group ?? access.groups.first else { return errSecParam }
        var item = try query.newItem(in: group)
        var values = item.attributes
        let now = KeychainValue.date(Date())
        (values["cdat"], values["mdat"]) = (values["cdat"] ?? now, values["mdat"] ?? now)
        values["pdmn"] = values["pdmn"] ?? .text(kSecAttrAccessibleWhenUnlocked)
        values["sync"] = values["sync"] ?? .number(0)
        item.attributes = values
        guard !items.contains(where: { $0.conflicts(with: item) }) else { return errSecDuplicateItem }
        items.append(item)
        if let result, let answer = try query.answer([item]) { result.pointee = answer }
        return errSecSuccess
    }
}

/// Finds passwords and keys.
///
/// - Parameters:
///   - query: The criteria, the maximum number of results (`kSecMatchLimit`, 1 by default) and the requested data (`kSecReturn…`).
///   - result: Gets data, attributes, a reference, or a dictionary of several of these; a list where the limit is more than one.
/// - Returns: `errSecItemNotFound` where there is none. Source: Apple's documentation of `SecItemCopyMatching(_:_:)`.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainAccess.change { access, items in
        let query = try SecItemQuery(query, access)
        let found = items.filter { query.matches($0, access) }.prefix(query.limit)
        guard !found.isEmpty else { return errSecItemNotFound }
        if let result { result.pointee = try query.answer(Array(found)) }
        return errSecSuccess
    }
}

/// Changes all passwords and keys that match.
///
/// - Returns: `errSecItemNotFound` where there is none, `errSecDuplicateItem` where two would become the same.
///   Source: Apple's documentation of `SecItemUpdate(_:_:)`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    KeychainAccess.change { access, items in
        let query = try SecItemQuery(query, access)
        var change = try SecItemQuery(attributesToUpdate, access, needsClass: false)
        if query.kind == kSecClassKey { SecKeyAttributes.normalize(&change.attributes) }
        let found = items.indices.filter { query.matches(items[$0], access) }
        guard !found.isEmpty else { return errSecItemNotFound }
        for index in found {
            var item = items[index]
            item.attributes.merge(change.attributes) { $1 }
            item.attributes["mdat"] = .date(Date())
            item.data = change.data ?? item.data
            item.group = change.group ?? item.group
            guard !items.indices.contains(where: { $0 != index && items[$0].conflicts(with: item) }) else { return errSecDuplicateItem }
            items[index] = item
        }
        return errSecSuccess
    }
}

/// Removes all passwords and keys that match.
///
/// - Returns: `errSecItemNotFound` where there is none. Source: Apple's documentation of `SecItemDelete(_:)`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    KeychainAccess.change { access, items in
        let query = try SecItemQuery(query, access)
        let count = items.count
        items.removeAll { query.matches($0, access) }
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }
}
