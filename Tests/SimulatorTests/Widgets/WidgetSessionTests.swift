import DeviceProtocol
import Foundation
import Testing
import WidgetArchive

@testable import Simulator

/// Extensions asked for their widgets, on a virtual clock.
struct WidgetSessionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// An app with an extension that has widgets.
    private func makeApp() throws -> URL {
        let app = try FakeBundle.make(in: folder.url.appendingPathComponent(UUID().uuidString))
        let appex = app.appendingPathComponent("PlugIns/Widgets.appex", isDirectory: true)
        try FileManager.default.createDirectory(at: appex, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: app.appendingPathComponent("FakeApp"), to: appex.appendingPathComponent("FakeApp"))
        let info: [String: Any] = [
            "CFBundleIdentifier": "test.fake.widgets", "CFBundleExecutable": "FakeApp", "QuinceApplicationGroups": ["group.test"],
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(
            to: appex.appendingPathComponent("Info.plist"))
        return app
    }

    private func session() throws -> WidgetSession {
        let bundle = try #require(try AppBundle(folder: makeApp()).widgetExtensions().first)
        let configuration = HeadlessConfiguration(
            device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        return try WidgetSession(bundle: bundle, configuration: configuration)
    }

    private func timeline(_ kind: String) -> WidgetRequest { .timeline(WidgetQuery(kind: kind, family: .small, appearances: [.light])) }

    @Test func anExtensionSaysWhatItHasAndAnswers() throws {
        let session = try session()
        #expect(try session.kinds().map(\.kind) == ["plain", "slow", "chosen"])
        let archive = try session.archive(timeline("plain"))
        #expect(archive.entries.count == 1 && archive.entries[0].renditions[0].url == "group:group.test")
        // The date is the virtual clock's.
        #expect(abs(archive.entries[0].date.timeIntervalSince(session.date)) < 1)
        #expect(session.remarks.isEmpty)
        #expect(try WidgetPicture(archive).png(entry: 0, appearance: .light).starts(with: [0x89, 0x50]))
        #expect(try WidgetPicture(archive).contactSheet(appearance: .light).starts(with: [0x89, 0x50]))
    }

    /// What nobody has asked for would be kept for ever.
    @Test func answersToNoRequestAreDropped() throws {
        let session = try session()
        #expect(try session.archive(timeline("ahead")).entries.count == 1)
        #expect(try session.kinds().count == 3)
    }

    /// A timeline may have thousands of entries, whose pictures together take gigabytes.
    @Test func aSheetThatIsTooLargeIsNotDrawn() throws {
        var archive = try session().archive(timeline("plain"))
        archive.size = CGSize(width: 400, height: 400)
        var blank = archive.entries[0]
        blank.renditions = []
        archive.entries += Array(repeating: blank, count: 3999)
        let error = #expect(throws: SimulatorError.self) { try WidgetPicture(archive).contactSheet(appearance: .light) }
        #expect(error?.message == "4000 entries do not fit into one picture")
    }

    @Test func aProviderHasHalfAMinute() throws {
        let session = try session()
        let start = session.date
        #expect(try session.archive(timeline("slow")).entries.count == 1)
        #expect(session.date.timeIntervalSince(start) >= 29)
        #expect(throws: WidgetProblem.slow) { try self.session().archive(timeline("too-slow")) }
    }

    @Test func noAnswerIsASlowOne() throws {
        #expect(throws: WidgetProblem.slow) { try session().archive(timeline("silent")) }
    }

    @Test func whatAnExtensionDoesWrongIsSaid() throws {
        func problem(_ kind: String) throws -> WidgetProblem? {
            do { _ = try session().archive(timeline(kind)) } catch let problem as WidgetProblem { return problem }
            return nil
        }
        guard case .ended(let crash)? = try problem("crash") else { return #expect(Bool(false)) }
        #expect(crash?.reason.contains("a provider's fault") == true)
        #expect(try problem("exit") == .ended(nil))
        guard case .damaged? = try problem("damaged") else { return #expect(Bool(false)) }
        guard case .ended? = try problem("no-frame") else { return #expect(Bool(false)) }
        #expect(try problem("empty") == .refused(.emptyTimeline))
        #expect(try problem("large") == .refused(.imageTooLarge(width: 4000, height: 3000, limit: 1_000_000)))
    }

    @Test func anUnsortedTimelineIsRemarkedOn() throws {
        let session = try session()
        _ = try session.archive(timeline("unsorted"))
        #expect(session.remarks == [.unsortedTimeline])
        _ = try session.archive(timeline("plain"))
        #expect(session.remarks.isEmpty)
    }

    @Test func anExtensionOnADeviceAnswersInRealTime() throws {
        let store = DeviceStore(folder: folder.url.appendingPathComponent("Devices"))
        let device = try store.create(model: DeviceCatalogue.model("iPhone 15"))
        let app = try device.install(makeApp())
        let installed = try #require(try device.widgetExtensions(of: app).first)
        #expect(installed.dataContainer.path.contains("Data/PluginKitPlugin"))
        #expect(installed.groupContainers["group.test"]?.path.contains("Shared/AppGroup") == true)
        let session = try WidgetSession(installed, on: device)
        let archive = try session.archive(timeline("plain"))
        #expect(abs(archive.entries[0].date.timeIntervalSinceNow) < 60)
        #expect(throws: WidgetProblem.self) { try session.archive(timeline("exit")) }
        try device.uninstall(app.bundle.identifier)
        #expect(!FileManager.default.fileExists(atPath: installed.dataContainer.path))
    }

    // MARK: What the device keeps

    /// Whatever goes wrong, the widget shows what it showed before, and the log says why.
    @Test(arguments: ["too-slow", "silent", "crash", "exit", "damaged", "empty", "large", "past"])
    func oldContentStays(kind: String) throws {
        let store = WidgetStore(folder: folder.url.appendingPathComponent("Store"))
        let key = WidgetStore.Key(bundle: "test.fake.widgets", kind: "plain", family: .small)
        let session = try session()
        let first = try session.archive(timeline("plain"))
        #expect(store.take(.success(first), for: key, at: session.date) == .shown)
        let result: Result<WidgetArchive, WidgetProblem>
        do { result = .success(try session.archive(timeline(kind))) } catch let problem as WidgetProblem { result = .failure(problem) }
        guard case .kept = store.take(result, for: key, at: session.date) else { return #expect(Bool(false)) }
        #expect(store.archive(key) == first)
        #expect(store.log.entries.count == 1 && !store.log.entries[0].text.isEmpty)
    }
}
