internal import DeviceProtocol
import QuinceFoundation

extension KeychainItem {
    /// The attributes of which no two keys of a group have the same.
    private static let keyAttributes = ["kcls", "klbl", "atag", "type", "bsiz", "esiz", "sync"]

    /// Whether the two cannot be in one keychain.
    func conflicts(with other: KeychainItem) -> Bool {
        guard kind == kSecClassKey else { return isSame(as: other) }
        return other.kind == kind && other.group == group && Self.keyAttributes.allSatisfy { attributes[$0] == other.attributes[$0] }
    }
}
