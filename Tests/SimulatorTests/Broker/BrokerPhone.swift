import DeviceProtocol
import DeviceRuntime
import Foundation
import Glibc

@testable import Simulator

/// What the apps of a device share, and connections of apps to it, without processes.
final class BrokerPhone {
    let folder: TemporaryFolder
    let services: BrokerServices
    let permissions = PermissionStore(file: nil)

    init(isRealTime: Bool = true) throws {
        folder = try TemporaryFolder()
        services = BrokerServices(folder: folder.url, isRealTime: isRealTime, permissions: permissions)
    }

    func app(_ identifier: String, groups: [String] = [], addsPhotos: Bool = false) throws -> BrokerConnection {
        try BrokerConnection(
            services, BrokerClient(identifier: identifier, keychainGroups: groups + ["FAKETEAMID.\(identifier)"], addsPhotos: addsPhotos))
    }
}

/// An app's end of its connection, and the host's.
final class BrokerConnection: Sendable {
    let server: DeviceBrokerServer
    let broker: DeviceBroker
    private let descriptor: Int32

    init(_ services: BrokerServices, _ client: BrokerClient) throws {
        server = try DeviceBrokerServer(services, for: client)
        descriptor = dup(server.appDescriptor.number)
        guard let broker = DeviceBroker(descriptor: descriptor) else { throw CocoaError(.fileNoSuchFile) }
        self.broker = broker
        server.start()
    }

    deinit { close(descriptor) }

    func answer(_ request: BrokerRequest) throws -> BrokerReply { try broker.answer(request) }

    /// Sends bytes as they are; returns what comes back until the host closes the connection.
    func exchange(_ bytes: [UInt8]) -> [UInt8] {
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        shutdown(descriptor, Int32(SHUT_WR))
        var answer: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return answer }
            answer += buffer[..<count]
        }
    }

    // MARK: Keychain

    var items: [KeychainItem] {
        get throws { try state.items ?? [] }
    }

    var state: KeychainState {
        get throws {
            guard case .keychain(let state) = try answer(.keychain(known: nil)) else { throw CocoaError(.fileReadUnknown) }
            return state
        }
    }

    func change(_ changed: [KeychainItem] = [], removed: [UUID] = [], at revision: Int? = nil) throws -> BrokerReply {
        try answer(.changeKeychain(revision: try revision ?? state.revision, KeychainChange(changed: changed, removed: removed)))
    }

    /// Adds an item as an app does: again where another was faster.
    func add(_ account: String, group: String) throws {
        var reply = BrokerReply.conflict
        while reply == .conflict {
            let revision = try state.revision
            let item = KeychainItem(kind: "genp", group: group, attributes: ["acct": .text(account)], data: Data(account.utf8))
            reply = try change([item], at: revision)
        }
        guard reply == .done else { throw CocoaError(.fileWriteUnknown) }
    }

    var accounts: [String] { get throws { try items.map { String(decoding: $0.data, as: UTF8.self) } } }
}
