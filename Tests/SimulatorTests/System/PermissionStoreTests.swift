import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

struct PermissionStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    private var file: URL { folder.appendingPathComponent("Permissions.json") }

    @Test func answersAreKeptPerAppAndService() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = PermissionStore(file: file)
        #expect(store.status(of: .notifications, for: "a") == .notDetermined)
        try store.set(.granted, of: .notifications, for: "a")
        try store.set(.denied, of: .localNetwork, for: "a")
        try store.set(.denied, of: .notifications, for: "b")
        let again = PermissionStore(file: file)
        #expect(again.status(of: .notifications, for: "a") == .granted)
        #expect(again.status(of: .localNetwork, for: "a") == .denied)
        #expect(again.status(of: .localNetwork, for: "b") == .notDetermined)
    }

    @Test func resettingForgetsOneServiceOrAll() throws {
        let store = PermissionStore(file: nil)
        for app in ["a", "b"] { for service in PrivacyService.allCases { try store.set(.granted, of: service, for: app) } }
        try store.reset(.localNetwork, for: "a")
        #expect(store.status(of: .localNetwork, for: "a") == .notDetermined)
        #expect(store.status(of: .notifications, for: "a") == .granted)
        try store.reset(.notifications)
        #expect(store.status(of: .notifications, for: "b") == .notDetermined)
        try store.reset(for: "b")
        #expect(store.status(of: .localNetwork, for: "b") == .notDetermined)
    }

    @Test func followersHearOfWhatHasChanged() throws {
        let store = PermissionStore(file: nil)
        let heard = Heard()
        store.follow { heard.lines.append("\($0) \($1.rawValue) \($2.rawValue)") }
        try store.set(.granted, of: .localNetwork, for: "a")
        try store.set(.granted, of: .localNetwork, for: "a")
        try store.reset()
        #expect(heard.lines == ["a local-network granted", "a local-network not-determined"])
    }

    @Test func aFileThatCannotBeReadCountsAsNoneAndIsWrittenAnew() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: file)
        let store = PermissionStore(file: file)
        #expect(store.status(of: .notifications, for: "a") == .notDetermined)
        try store.set(.denied, of: .notifications, for: "a")
        #expect(PermissionStore(file: file).status(of: .notifications, for: "a") == .denied)
    }

    private final class Heard: @unchecked Sendable { var lines: [String] = [] }
}
