import QuinceFoundation
import DeviceProtocol
import DeviceRuntime
import Testing

@testable import Security

@Suite(.serialized)
struct SecItemTests {
    let keychain = MemoryKeychain()

    init() { use(["FAKETEAMID.shared", "FAKETEAMID.test.app"]) }

    private func use(_ groups: [String]) {
        keychain.groups = groups
        KeychainAccess.override = keychain
    }

    private func password(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecAttrAccount: account].merging(more) { $1 } as CFDictionary
    }

    private func data(_ query: CFDictionary) -> String? {
        var item: CFTypeRef?
        guard SecItemCopyMatching(query, &item) == errSecSuccess else { return nil }
        return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aPasswordIsAddedFoundChangedAndRemoved() {
        #expect(SecItemCopyMatching(password("eva", [kSecReturnData: true]), nil) == errSecItemNotFound)
        #expect(SecItemAdd(password("eva", [kSecValueData: Data("secret".utf8)]), nil) == errSecSuccess)
        #expect(SecItemAdd(password("eva", [kSecValueData: Data("other".utf8)]), nil) == errSecDuplicateItem)
        #expect(data(password("eva", [kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitOne])) == "secret")
        #expect(SecItemUpdate(password("eva"), [kSecValueData: Data("new".utf8)] as CFDictionary) == errSecSuccess)
        #expect(data(password("eva", [kSecReturnData: true])) == "new")
        #expect(SecItemUpdate(password("adam"), [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
        #expect(SecItemDelete(password("eva")) == errSecSuccess)
        #expect(SecItemDelete(password("eva")) == errSecItemNotFound)
    }

    @Test func anItemHasConditionsOfAccess() throws {
        var error: Unmanaged<CFError>?
        let access = try #require(
            SecAccessControlCreateWithFlags(
                nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, [.biometryAny, .or, .devicePasscode], &error))
        let item = password("eva", [kSecValueData: Data("secret".utf8), kSecAttrAccessControl: access])
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        #expect(data(password("eva", [kSecReturnData: true, kSecUseOperationPrompt: "Log in"])) == "secret")
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(password("eva", [kSecReturnAttributes: true]), &result) == errSecSuccess)
        let values = try #require(result as? [String: Any])
        #expect(values[kSecAttrAccessControl] as? SecAccessControl == access)
        #expect(values[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly)
        let both = password("adam", [kSecAttrAccessControl: access, kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked])
        #expect(SecItemAdd(both, nil) == errSecParam)
    }

    @Test func conditionsThatCannotBeAreRefused() {
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [.and, .or], &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
        #expect(SecAccessControlCreateWithFlags(nil, "always", [], nil) == nil)
    }

    @Test func passwordsAreMadeInGroups() throws {
        let password = try #require(SecCreateSharedWebCredentialPassword())
        #expect(password.split(separator: "-").map(\.count) == [3, 3, 3, 3])
        #expect(password != SecCreateSharedWebCredentialPassword())
    }

    @Test func attributesComeBackByTheirDocumentedNames() throws {
        SecItemAdd(password("eva", [kSecValueData: Data("a".utf8), kSecAttrLabel: "Mail"]), nil)
        SecItemAdd(password("adam", [kSecValueData: Data("b".utf8)]), nil)
        var result: CFTypeRef?
        let query: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
            kSecReturnData: true,
        ]
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
        let items = try #require(result as? [[String: Any]])
        #expect(items.count == 2)
        #expect(items[0][kSecAttrAccount] as? String == "eva")
        #expect(items[0][kSecAttrLabel] as? String == "Mail")
        #expect(items[0][kSecAttrAccessGroup] as? String == "FAKETEAMID.shared")
        #expect(items[0][kSecAttrAccessible] as? String == kSecAttrAccessibleWhenUnlocked)
        #expect(items[0][kSecAttrCreationDate] is Date)
        #expect(items[1][kSecValueData] as? Data == Data("b".utf8))
    }

    @Test func internetPasswordsDifferByServerAndPort() {
        func login(_ port: Int) -> CFDictionary {
            [
                kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.com", kSecAttrPort: port, kSecAttrAccount: "eva",
                kSecValueData: Data("\(port)".utf8),
            ] as CFDictionary
        }
        #expect(SecItemAdd(login(80), nil) == errSecSuccess)
        #expect(SecItemAdd(login(443), nil) == errSecSuccess)
        #expect(SecItemAdd(login(443), nil) == errSecDuplicateItem)
        let query = [kSecClass: kSecClassInternetPassword, kSecAttrPort: 443, kSecReturnData: true] as [String: Any]
        #expect(data(query as CFDictionary) == "443")
    }

    @Test func groupsAreSharedAndOthersAreRefused() {
        SecItemAdd(password("own", [kSecAttrAccessGroup: "FAKETEAMID.test.app", kSecValueData: Data("1".utf8)]), nil)
        SecItemAdd(password("shared", [kSecValueData: Data("2".utf8)]), nil)
        // A team's prefix is that of whoever signs.
        #expect(data(password("shared", [kSecAttrAccessGroup: "ABCDE12345.shared", kSecReturnData: true])) == "2")
        #expect(SecItemAdd(password("x", [kSecAttrAccessGroup: "FAKETEAMID.other"]), nil) == errSecMissingEntitlement)
        use(["FAKETEAMID.shared", "FAKETEAMID.test.app.widget"])
        #expect(data(password("shared", [kSecReturnData: true])) == "2")
        #expect(data(password("own", [kSecReturnData: true])) == nil)
    }

    @Test func anItemThatAnotherAppAddsMeanwhileStays() {
        keychain.interruptions = [KeychainItem(kind: "genp", group: "FAKETEAMID.shared", attributes: [:], data: Data("another's".utf8))]
        #expect(SecItemAdd(password("eva", [kSecValueData: Data("secret".utf8)]), nil) == errSecSuccess)
        #expect(keychain.items.map(\.data) == [Data("another's".utf8), Data("secret".utf8)])
    }

    @Test func aHostThatIsGoneOrRefusesIsAnError() {
        keychain.refusal = "full"
        #expect(SecItemAdd(password("eva"), nil) == errSecNotAvailable)
        keychain.isGone = true
        #expect(SecItemCopyMatching(password("eva"), nil) == errSecNotAvailable)
        #expect(SecItemAdd(password("eva"), nil) == errSecNotAvailable)
    }

    @Test func readingChangesNothing() {
        #expect(SecItemAdd(password("eva"), nil) == errSecSuccess)
        #expect(SecItemCopyMatching(password("eva"), nil) == errSecSuccess)
        #expect(SecItemCopyMatching(password("adam"), nil) == errSecItemNotFound)
        #expect(keychain.changes == 1)
    }

    @Test func whatIsNotUnderstoodIsAParameterError() {
        #expect(SecItemAdd([kSecAttrAccount: "eva"] as CFDictionary, nil) == errSecParam)
        #expect(SecItemAdd(password("eva", [kSecValueData: "text"]), nil) == errSecParam)
        #expect(SecItemAdd(password("eva", ["nonsense": 1]), nil) == errSecParam)
        #expect(SecItemAdd([kSecClass: kSecClassCertificate] as CFDictionary, nil) == errSecUnimplemented)
        #expect(SecItemDelete([kSecClass: kSecClassCertificate] as CFDictionary) == errSecItemNotFound)
        #expect(SecItemAdd([kSecClass: "other"] as CFDictionary, nil) == errSecParam)
        #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil) == "The specified item already exists in the keychain.")
        #expect(SecCopyErrorMessageString(1, nil) == nil)
    }

    @Test func referencesNameAnItem() throws {
        var reference: CFTypeRef?
        #expect(SecItemAdd(password("eva", [kSecValueData: Data("r".utf8), kSecReturnPersistentRef: true]), &reference) == errSecSuccess)
        let bytes = try #require(reference as? Data)
        #expect(data([kSecValuePersistentRef: bytes, kSecReturnData: true] as [String: Any] as CFDictionary) == "r")
    }
}
