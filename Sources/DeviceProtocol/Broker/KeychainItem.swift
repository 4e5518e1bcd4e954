import Foundation

/// The value of an item's attribute.
public enum KeychainValue: Codable, Hashable, Sendable {
    case text(String)
    case number(Int)
    case data(Data)
    case date(Date)
}

/// A password in a keychain. Attributes have the names Apple's keychain gives them (`acct`, `svce`, …).
public struct KeychainItem: Codable, Equatable, Sendable {
    /// `genp` or `inet`.
    public var kind: String
    /// The access group it belongs to.
    public var group: String
    public var attributes: [String: KeychainValue]
    public var data: Data
    /// Names it for as long as it exists.
    public var reference: UUID

    public init(kind: String, group: String, attributes: [String: KeychainValue], data: Data, reference: UUID = UUID()) {
        (self.kind, self.group, self.attributes, self.data, self.reference) = (kind, group, attributes, data, reference)
    }

    /// The attributes of which no two items of a group have the same.
    private static let primary = [
        "genp": ["acct", "svce", "sync"], "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "sync"],
    ]

    /// Whether the two cannot be in one keychain.
    public func isSame(as other: KeychainItem) -> Bool {
        kind == other.kind && group == other.group
            && Self.primary[kind, default: []].allSatisfy { value($0) == other.value($0) }
    }

    /// Returns the value of an attribute; an empty text, or 0 for `sync` and `port`, if the item lacks it.
    private func value(_ name: String) -> KeychainValue { attributes[name] ?? (name == "sync" || name == "port" ? .number(0) : .text("")) }
}
