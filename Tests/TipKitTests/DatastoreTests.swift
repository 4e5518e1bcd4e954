import Foundation
import Testing

@testable import TipKit

extension TipKitTests {
    @MainActor @Suite struct DatastoreTests {
        @Test func everythingIsThereInTheNextLaunch() async throws {
            let stage = try TipStage()
            MemberTip.isMember = true
            MemberTip.visits = 7
            MemberTip.nickname = "Ada"
            await MemberTip.viewed.donate(.init(name: "Peak", height: 2000))
            PlainTip().invalidate(reason: .actionPerformed)
            #expect(TipCenter.shared.beginDisplay(of: ShortTip()))
            TipCenter.shared.endDisplay(of: ShortTip())
            try await stage.relaunch([.displayFrequency(.hourly)])
            #expect(MemberTip.isMember)
            #expect(MemberTip.visits == 0, "it is transient")
            #expect(MemberTip.nickname == "Ada")
            #expect(MemberTip.viewed.donations.map(\.height) == [2000])
            #expect(PlainTip().status == .invalidated(.actionPerformed))
            #expect(OtherTip().status == .pending, "a tip was displayed less than an hour ago")
            #expect(TipCenter.shared.beginDisplay(of: ShortTip()))
            // The app ends while its tip shows for the second time.
            try await stage.relaunch()
            #expect(ShortTip().status == .invalidated(.displayCountExceeded))
        }

        @Test func theDatastoreIsResetBeforeItIsConfigured() async throws {
            let stage = try TipStage()
            PlainTip().invalidate(reason: .tipClosed)
            try await stage.relaunch(isConfigured: false)
            try Tips.resetDatastore()
            try stage.configure()
            #expect(PlainTip().status == .available)
            PlainTip().invalidate(reason: .tipClosed)
            try await stage.relaunch(arguments: ["app", "-com.apple.TipKit.ResetDatastore", "1"])
            #expect(PlainTip().status == .available)
        }

        @Test func aDamagedFileIsKeptAside() async throws {
            let stage = try TipStage()
            PlainTip().invalidate(reason: .tipClosed)
            await TipCenter.shared.saved()
            try Data("damage".utf8).write(to: stage.file)
            try await stage.relaunch()
            #expect(PlainTip().status == .available)
            let aside = stage.file.deletingLastPathComponent().appendingPathComponent("tips.damaged.plist")
            #expect(try Data(contentsOf: aside) == Data("damage".utf8))
            PlainTip().invalidate(reason: .tipClosed)
            try await stage.relaunch()
            #expect(PlainTip().status == .invalidated(.tipClosed))
        }

        @Test func aFileOfALaterVersionIsKeptAside() async throws {
            let stage = try TipStage()
            await MemberTip.opened.donate()
            var records = TipRecords()
            records.version = TipRecords.currentVersion + 1
            try PropertyListEncoder().encode(records).write(to: stage.file)
            try await stage.relaunch()
            #expect(MemberTip.opened.donations.isEmpty)
            #expect(FileManager.default.fileExists(atPath: stage.file.deletingLastPathComponent().path + "/tips.damaged.plist"))
        }

        @Test func aFolderThatCannotBeMadeIsAnError() throws {
            let stage = try TipStage(isConfigured: false)
            try Data().write(to: stage.folder)
            #expect(throws: (any Error).self) { try stage.configure() }
            #expect(PlainTip().status == .pending)
        }

        @Test func aGroupThatTheAppHasNotIsAnError() {
            #expect(throws: TipKitError.missingGroupContainerEntitlements) {
                try Tips.ConfigurationOption.DatastoreLocation.groupContainer(identifier: "group.none")
            }
        }
    }
}
