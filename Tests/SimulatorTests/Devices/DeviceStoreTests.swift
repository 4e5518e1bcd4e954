import Foundation
import Testing

@testable import Simulator

struct DeviceStoreTests {
    private let folder: TemporaryFolder
    private var store: DeviceStore { DeviceStore(folder: folder.url.appendingPathComponent("Devices")) }

    init() throws { folder = try TemporaryFolder() }

    @Test func modelsAreFoundByNameAndIdentifier() throws {
        #expect(try DeviceCatalogue.model("iphone 15").identifier == "iPhone15,4")
        #expect(try DeviceCatalogue.model("iPhone14,6").name == "iPhone SE (3rd generation)")
        #expect(try DeviceCatalogue.model("iPhone SE").width == 375)
        #expect(throws: SimulatorError.self) { try DeviceCatalogue.model("iPhone 99") }
    }

    @Test func devicesStayOnDisk() throws {
        let device = try store.device("iPhone 15")
        try device.update { $0.appearance = .dark }
        let again = try store.device(device.record.udid.uuidString)
        #expect(again.record == device.record)
        #expect(try store.device("iPhone 15").record.udid == device.record.udid)
        #expect(store.devices().count == 1)
    }

    /// On a full disk a folder can still be made; what stays of it would be a damaged device for ever after.
    @Test func aDeviceThatCannotBeSavedLeavesNothing() throws {
        let place = folder.url.appendingPathComponent("New", isDirectory: true)
        // A folder stands where the device's file belongs.
        try FileManager.default.createDirectory(at: place.appendingPathComponent("device.json"), withIntermediateDirectories: true)
        #expect(throws: SimulatorError.self) { try VirtualDevice(creating: DeviceRecord(name: "A", model: "iPhone 15"), in: place) }
        #expect(!FileManager.default.fileExists(atPath: place.path))
    }

    @Test func devicesLikeAnotherAreNumbered() throws {
        let first = try store.device("iPhone 15", number: 1), second = try store.device("iPhone 15", number: 2)
        #expect(first.record.name == "iPhone 15")
        #expect(second.record.name == "iPhone 15 (2)")
        #expect(second.description.name == "iPhone 15 (2)", "apps are told the device's own name")
        #expect(second.record.model == "iPhone 15")
        #expect(try store.device("iPhone 15", number: 2).record.udid == second.record.udid)
        let ana = try store.create(model: DeviceCatalogue.model("iPhone 8"), name: "Ana")
        let likeAna = try store.device(ana.record.udid.uuidString, number: 3)
        #expect(likeAna.record.name == "Ana (3)")
        #expect(likeAna.record.model == "iPhone 8")
        #expect(store.devices().count == 4)
    }

    @Test func damagedDevicesDoNotHideOthers() throws {
        let good = try store.device("iPhone 15"), bad = try store.create(model: DeviceCatalogue.model("iPhone 8"))
        try Data("{".utf8).write(to: bad.folder.appendingPathComponent("device.json"))
        var problems: [SimulatorError] = []
        #expect(store.devices { problems.append($0) }.map(\.record.udid) == [good.record.udid])
        #expect(problems.first?.message.contains(bad.folder.path) == true)
    }

    @Test func installingKeepsDataAndUninstallingRemovesIt() throws {
        let device = try store.device("iPhone 15")
        let bundle = try FakeBundle.make(in: folder.url)
        let first = try device.install(bundle)
        let file = first.dataContainer.appendingPathComponent("Documents/note.txt")
        try Data("kept".utf8).write(to: file)
        let second = try device.install(bundle)
        #expect(second.bundle.folder != first.bundle.folder)
        #expect(second.dataContainer == first.dataContainer)
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(device.apps.count == 1)
        try device.uninstall("test.fake")
        #expect(device.apps.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func foldersWithoutAnAppAreRefused() throws {
        let device = try store.device("iPhone 15")
        let error = #expect(throws: SimulatorError.self) { try device.install(folder.url) }
        #expect(error?.message.contains("no Info.plist") == true)
        #expect(device.apps.isEmpty)
    }

    /// The identifier names files of the device, so it must not lead out of its folder.
    @Test(arguments: ["../../evil", "a/b", "", ".hidden", "a b", "ä"])
    func identifiersAreThoseOfBundles(identifier: String) throws {
        let bundle = try FakeBundle.make(in: folder.url, identifier: identifier)
        let error = #expect(throws: SimulatorError.self) { try store.device("iPhone 15").install(bundle) }
        #expect(error?.message.contains("CFBundleIdentifier") == true)
    }

    @Test func settingsThatCannotBeSavedStayAsTheyWere() throws {
        let device = try store.device("iPhone 15")
        try FileManager.default.removeItem(at: device.folder)
        try Data().write(to: device.folder)
        #expect(throws: SimulatorError.self) { try device.update { $0.appearance = .dark } }
        #expect(device.record.state.appearance == .light)
    }
}
