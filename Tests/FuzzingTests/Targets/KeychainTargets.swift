import DeviceProtocol
import FileReplacement
import Foundation

@testable import KeychainStore
@testable import Simulator

/// The keychain of a device as it lies on the disk.
extension FuzzTarget {
    static let keychains = [
        FuzzTarget(
            name: "keychains",
            words: ["QKEY1", "bplist00"],
            seeds: {
                let plain = KeychainDisk.plain(KeychainDisk.items)
                return [[0] + KeychainDisk.sealed(plain), [0] + plain, [1] + KeychainDisk.key, [1]]
            },
            accepts: { bytes in
                guard let (choice, rest) = bytes.choice(of: 2) else { return false }
                switch choice {
                // The file, or the key's file.
                case 0: return KeychainDisk.use(file: rest, key: KeychainDisk.key)
                default: return KeychainDisk.use(file: KeychainDisk.sealed(KeychainDisk.plain(KeychainDisk.items)), key: rest)
                }
            }),
        // The payloads of frames on the socket by which an app asks for what the apps of a device share.
        FuzzTarget(
            name: "broker-requests", maximumLength: 2048,
            words: [
                "{\"changeKeychain\":{", "\"revision\":", "\"setPasteboard\":{", "\"addPhoto\":{", "\"photo\":{\"name\":\"",
                "\"setWord\":{",
                "\"learnedWords\":{}", "\"amendPasteboard\":{", "\"attributes\":{", "\"_0\":", "1e308", "-1",
            ],
            seeds: {
                let item = KeychainDisk.items[0], now = Date(timeIntervalSince1970: 7)
                let contents = PasteboardContents(items: [["public.text": PasteboardRepresentation(.text, Data([1]))]])
                let requests: [BrokerRequest] = [
                    .keychain(known: nil), .changeKeychain(revision: 1, KeychainChange(changed: [item], removed: [item.reference])),
                    .photos,
                    .photo(name: "IMG_0001.PNG"), .addPhoto(Data([0x89, 0x50, 0x4E, 0x47]), date: now), .pasteboard(known: nil, now: now),
                    .setPasteboard(contents, now: now), .amendPasteboard(revision: 1, contents), .setWord("a", isLearned: true),
                ]
                return requests.compactMap { try? BrokerFrame.encode($0) }.map { [UInt8]($0.dropFirst(BrokerFrame.headerLength)) }
            },
            accepts: { bytes in
                let folder = StoreSeeds.base.appendingPathComponent("quince-broker-\(getpid())", isDirectory: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                guard let request = try? BrokerFrame.decode(BrokerRequest.self, from: Data(bytes)) else { return false }
                let services = BrokerServices(folder: folder, isRealTime: true)
                for _ in 0..<2 {
                    let reply = services.reply(to: request, of: BrokerClient(identifier: "a", keychainGroups: ["g"], addsPhotos: true))
                    guard succeeds({ try BrokerFrame.encode(reply) }) else { fatalError("a reply that cannot be sent: \(reply)") }
                }
                return true
            }),
    ]
}

/// Files of a keychain, and an app that reads and adds.
enum KeychainDisk {
    static let key = [UInt8](0..<32)
    static let items = [
        KeychainItem(
            kind: "genp", group: "g",
            attributes: ["acct": .text("eva"), "port": .number(7), "cdat": .date(Date(timeIntervalSince1970: 7))],
            data: Data([1, 2]), reference: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)))
    ]

    static func plain(_ items: [KeychainItem]) -> [UInt8] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        do { return [UInt8](try encoder.encode(items)) } catch { fatalError("no list: \(error)") }
    }

    static func sealed(_ plain: [UInt8]) -> [UInt8] {
        do { return [UInt8](try KeychainFile.seal(Data(plain), Data(key))) } catch { fatalError("nothing is sealed: \(error)") }
    }

    /// Whether an app finds items. A file that cannot be read is there under another name afterwards, as it was.
    static func use(file: [UInt8], key: [UInt8]) -> Bool {
        let folder = StoreSeeds.base.appendingPathComponent("quince-keychains-\(getpid())", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = folder.appendingPathComponent("keychain.db")
        do {
            try PrivateFiles.makeFolder(folder)
            try Data(file).write(to: database)
            try Data(key).write(to: folder.appendingPathComponent("device.key"))
        } catch { fatalError("\(folder.path) cannot be written: \(error)") }
        let service = KeychainService(folder: folder)
        guard case .keychain(let state) = service.state(known: nil, of: ["g"]) else { return false }
        var item = items[0]
        item.reference = UUID()
        let reply = service.apply(KeychainChange(changed: [item]), to: state.revision, of: ["g"])
        guard reply == .done else { fatalError("nothing can be added: \(reply)") }
        guard case .keychain(let after) = KeychainService(folder: folder).state(known: nil, of: ["g"]),
            after.items?.count == (state.items?.count ?? 0) + 1
        else { fatalError("what was added is not there") }
        checkNothingIsLost(folder, file, key, isRead: state.items?.isEmpty == false)
        return state.items?.isEmpty == false
    }

    private static func checkNothingIsLost(_ folder: URL, _ file: [UInt8], _ key: [UInt8], isRead: Bool) {
        let files = FileManager.default
        let kept = files.contents(atPath: folder.appendingPathComponent("keychain (damaged).db").path)
        guard isRead || kept == nil || kept == Data(file) else { fatalError("a damaged keychain is not kept as it was") }
        let keptKey = files.contents(atPath: folder.appendingPathComponent("device (damaged).key").path)
        guard key.count == self.key.count ? keptKey == nil : keptKey == Data(key) else { fatalError("a damaged key is not kept") }
        // Items of other groups are no damage; anything else that gives none is.
        let isEmptyList = kept == nil && !isRead
        guard !isEmptyList || key == self.key else { fatalError("a keychain of another key is believed") }
    }
}
