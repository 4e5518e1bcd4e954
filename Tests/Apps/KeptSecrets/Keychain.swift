import Foundation
import Security

/// The app's password, as many apps keep theirs.
enum Keychain {
    private static let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "example", kSecAttrAccount as String: "eva",
    ]

    static var password: String? {
        get {
            var item: AnyObject?
            let found = query.merging([kSecReturnData as String: true]) { $1 }
            guard SecItemCopyMatching(found as CFDictionary, &item) == errSecSuccess, let data = item as? Data else { return nil }
            return String(data: data, encoding: .utf8)
        }
        set {
            let data = [kSecValueData as String: Data((newValue ?? "").utf8)]
            if SecItemUpdate(query as CFDictionary, data as CFDictionary) == errSecItemNotFound {
                SecItemAdd(query.merging(data) { $1 } as CFDictionary, nil)
            }
        }
    }
}
