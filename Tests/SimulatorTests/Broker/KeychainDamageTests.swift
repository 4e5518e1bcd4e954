import DeviceProtocol
import Foundation
import Glibc
import Testing

@testable import Simulator

/// A keychain on a disk that damages it, or whose files are none: nothing is written over.
struct KeychainDamageTests {
    private let phone: BrokerPhone
    private let app: BrokerConnection
    private let folder: URL
    private var database: URL { folder.appendingPathComponent("keychain.db") }
    private var key: URL { folder.appendingPathComponent("device.key") }

    init() throws {
        phone = try BrokerPhone()
        app = try phone.app("one")
        folder = phone.folder.url.appendingPathComponent("Keychains", isDirectory: true)
        try app.add("eva", group: "FAKETEAMID.one")
    }

    private func refusal() throws -> String? {
        guard case .refused(let reason) = try app.answer(.keychain(known: nil)) else { return nil }
        return reason
    }

    @Test func eachDamagedFileIsKept() throws {
        try Data("first".utf8).write(to: database)
        try app.add("adam", group: "FAKETEAMID.one")
        try Data("second".utf8).write(to: database)
        try app.add("noah", group: "FAKETEAMID.one")
        #expect(try app.accounts == ["noah"])
        #expect(try Data(contentsOf: folder.appendingPathComponent("keychain (damaged).db")) == Data("first".utf8))
        #expect(try Data(contentsOf: folder.appendingPathComponent("keychain (damaged 2).db")) == Data("second".utf8))
    }

    @Test func nineDamagedFilesAreEnough() throws {
        for number in 1...9 {
            try Data("\(number)".utf8).write(to: database)
            #expect(try app.items == [])
        }
        try Data("10".utf8).write(to: database)
        let refusal = try refusal()
        #expect(
            refusal
                == "the device's keychain: \(database.path) is damaged, and nine damaged ones lie beside it already: look why, and remove them"
        )
        #expect(try Data(contentsOf: database) == Data("10".utf8))
    }

    /// Items in memory are written with a new key, and neither of the two files is overwritten.
    @Test func aDamagedKeyIsKept() throws {
        let before = try Data(contentsOf: database)
        try Data("short".utf8).write(to: key)
        try app.add("adam", group: "FAKETEAMID.one")
        #expect(try app.accounts == ["eva", "adam"])
        #expect(try Data(contentsOf: folder.appendingPathComponent("device (damaged).key")) == Data("short".utf8))
        #expect(try Data(contentsOf: folder.appendingPathComponent("keychain (damaged).db")) == before)
    }

    /// It may be readable again the next time, as after too many open files.
    @Test(arguments: ["keychain.db", "device.key"])
    func whatCannotBeReadIsNotReplaced(name: String) throws {
        let file = folder.appendingPathComponent(name), aside = folder.appendingPathComponent("aside")
        // Another file than the one that is known.
        let services = BrokerServices(folder: phone.folder.url, isRealTime: true)
        try FileManager.default.moveItem(at: file, to: aside)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let item = KeychainItem(kind: "genp", group: "g", attributes: [:], data: Data())
        let reply = services.keychain.apply(KeychainChange(changed: [item]), to: 1, of: ["g"])
        #expect(reply == .refused("the device's keychain: \(file.path) is a folder, not a file"))
        try FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: aside, to: file)
        #expect(try app.accounts == ["eva"])
    }

    @Test func aFIFOKeepsNobodyWaiting() throws {
        try FileManager.default.removeItem(at: database)
        #expect(mkfifo(database.path, 0o600) == 0)
        #expect(try refusal() == "the device's keychain: \(database.path) is a FIFO, not a file")
    }

    @Test func damageIsReported() async throws {
        let text = await withCheckedContinuation { continuation in
            phone.services.keychain.report { continuation.resume(returning: $0) }
            do {
                try Data("x".utf8).write(to: database)
                #expect(try app.items == [])
            } catch { Issue.record(error) }
        }
        let place = folder.appendingPathComponent("keychain (damaged).db").path
        #expect(text == "the device's keychain was damaged, and begins empty: the damaged file is \(place)")
    }
}
