import DeviceProtocol
import Foundation
import KeychainStore
import Testing

@testable import Simulator

/// The keychain as apps get it from their host.
struct BrokerKeychainTests {
    private static let shared = "FAKETEAMID.shared"

    @Test func noAppSeesAnothersItems() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        try one.add("eva", group: "FAKETEAMID.one")
        try two.add("adam", group: "FAKETEAMID.two")
        #expect(try one.accounts == ["eva"])
        #expect(try two.accounts == ["adam"])
        #expect(try one.state.groups == ["FAKETEAMID.one"])
    }

    @Test func aGroupIsSharedByThoseEntitledToIt() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one", groups: [Self.shared]), two = try phone.app("two", groups: [Self.shared])
        let three = try phone.app("three")
        try one.add("ours", group: Self.shared)
        try one.add("mine", group: "FAKETEAMID.one")
        #expect(try two.accounts == ["ours"])
        #expect(try three.accounts == [])
        // Whoever shares it may remove it; what it does not see stays.
        #expect(try two.change(removed: two.items.map(\.reference)) == .done)
        #expect(try one.accounts == ["mine"])
    }

    @Test func nobodyAddsToTheGroupsOfOthers() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        let item = KeychainItem(kind: "genp", group: "FAKETEAMID.one", attributes: [:], data: Data())
        #expect(try two.change([item]) == .refused("an item belongs to an access group of other apps"))
        #expect(try one.items == [])
    }

    @Test func whatChangedMeanwhileIsAConflict() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), again = try phone.app("one")
        let before = try one.state.revision
        try again.add("first", group: "FAKETEAMID.one")
        let item = KeychainItem(kind: "genp", group: "FAKETEAMID.one", attributes: [:], data: Data("second".utf8))
        #expect(try one.change([item], at: before) == .conflict)
        #expect(try one.change([item]) == .done)
        #expect(try again.accounts == ["first", "second"])
    }

    @Test func nothingIsLostWhenTwoAddAtATime() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one", groups: [Self.shared]), two = try phone.app("two", groups: [Self.shared])
        let failures = Lines()
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            let app = number == 0 ? one : two
            for index in 0..<20 {
                do { try app.add("\(number)-\(index)", group: Self.shared) } catch { failures.add("\(error)") }
            }
        }
        #expect(failures.all == [])
        let accounts = try one.accounts
        #expect(accounts.count == 40)
        #expect(Set(accounts).count == 40)
        // Each app's own are in their order.
        #expect(accounts.filter { $0.hasPrefix("0-") } == (0..<20).map { "0-\($0)" })
    }

    @Test func itemsThatAnAppKnowsAreNotSentAgain() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        try one.add("eva", group: "FAKETEAMID.one")
        let revision = try one.state.revision
        let asKnown = BrokerReply.keychain(KeychainState(groups: ["FAKETEAMID.one"], revision: revision))
        #expect(try one.answer(.keychain(known: revision)) == asKnown)
        // Another's items are nothing new.
        try two.add("adam", group: "FAKETEAMID.two")
        #expect(try one.answer(.keychain(known: revision)) == asKnown)
        // Those of another keychain are.
        try phone.services.keychain.clear()
        #expect(try one.items == [])
        #expect(try one.state.revision > revision)
    }

    @Test func itemsKeepTheirOrder() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        for account in ["a", "b", "c"] { try app.add(account, group: "FAKETEAMID.one") }
        var items = try app.items
        items[1].attributes["labl"] = .text("changed")
        #expect(try app.change([items[1]]) == .done)
        #expect(try app.items == items)
    }

    @Test func oneReferenceNamesOneItem() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        let item = KeychainItem(kind: "genp", group: "FAKETEAMID.one", attributes: [:], data: Data())
        #expect(try app.change([item, item]) == .refused("a reference does not name one item of the app's"))
        // Those of others are none of its business.
        let other = try phone.app("other")
        try other.add("eva", group: "FAKETEAMID.other")
        let reference = try #require(try other.items.first?.reference)
        #expect(try app.change(removed: [reference]) == .refused("a reference does not name one item of the app's"))
        #expect(try other.accounts == ["eva"])
    }

    @Test func oneAppDoesNotFillTheKeychain() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        let item = KeychainItem(kind: "genp", group: "FAKETEAMID.one", attributes: [:], data: Data(count: KeychainService.maximumSize + 1))
        #expect(try app.change([item]) == .refused("the keychain is full"))
    }

    @Test func nothingOfASecretCanBeReadInTheFile() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        try app.add("very-secret-text", group: "FAKETEAMID.one")
        let folder = phone.folder.url.appendingPathComponent("Keychains", isDirectory: true)
        let file = folder.appendingPathComponent("keychain.db")
        let bytes = try Data(contentsOf: file)
        #expect(bytes.range(of: Data("very-secret-text".utf8)) == nil)
        for name in ["keychain.db", "device.key"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
        // A bit that is another: nothing is believed, and the file is kept aside.
        var damaged = bytes
        damaged[damaged.count - 1] ^= 1
        try damaged.write(to: file)
        #expect(try app.items == [])
        #expect(try Data(contentsOf: folder.appendingPathComponent("keychain (damaged).db")) == damaged)
    }

    @Test func entitlementsInTheInstalledBundleSayTheGroups() throws {
        let folder = try TemporaryFolder()
        let bundle = try FakeBundle.make(in: folder.url, identifier: "a.b")
        #expect(BrokerClient(try AppBundle(folder: bundle)).keychainGroups == ["FAKETEAMID.a.b"])
        let info: [String: Any] = [
            "CFBundleIdentifier": "a.b", "CFBundleExecutable": "FakeApp", "QuinceTeamPrefix": "ABCDE12345.",
            "QuinceKeychainGroups": ["ABCDE12345.s"], "QuinceApplicationGroups": ["group.g"], "NSPhotoLibraryAddUsageDescription": "Photos",
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(
            to: bundle.appendingPathComponent("Info.plist"))
        let client = BrokerClient(try AppBundle(folder: bundle))
        #expect(client.keychainGroups == ["ABCDE12345.s", "ABCDE12345.a.b", "group.g"])
        #expect(client.addsPhotos)
    }
}
