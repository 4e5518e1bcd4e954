import DeviceProtocol
import Foundation
import RenderProtocol
import Testing
import WidgetArchive

@testable import Simulator

/// What a device keeps of its widgets.
struct WidgetStoreTests {
    private let folder: TemporaryFolder
    private let now = Date(timeIntervalSince1970: 1_704_793_260)
    private let key = WidgetStore.Key(bundle: "com.example.widgets", kind: "news", family: .small)

    init() throws { folder = try TemporaryFolder() }

    private func archive(at dates: [Double]) -> WidgetArchive {
        let layers = Commit(sequence: 1, time: 0, operations: [.setLayer(LayerID(1), [:]), .setRoot(LayerID(1))])
        let rendition = WidgetArchive.Rendition(appearance: .light, layers: layers)
        return WidgetArchive(
            kind: "news", family: .small, size: CGSize(width: 158, height: 158), scale: 3, policy: .atEnd,
            entries: dates.map { WidgetArchive.Entry(date: now.addingTimeInterval($0), renditions: [rendition]) })
    }

    @Test func contentSurvivesTheProcess() {
        let first = WidgetStore(folder: folder.url)
        #expect(first.archive(key) == nil)
        #expect(first.take(.success(archive(at: [0, 3])), for: key, at: now) == .shown)
        let second = WidgetStore(folder: folder.url)
        #expect(second.archive(key) == archive(at: [0, 3]))
        #expect(second.log.entries.isEmpty)
    }

    @Test func copiesSetUpDifferentlyHaveContentOfTheirOwn() {
        let store = WidgetStore(folder: folder.url)
        var other = key
        other.configuration = "{\"player\":2}"
        store.take(.success(archive(at: [0])), for: key, at: now)
        store.take(.success(archive(at: [1])), for: other, at: now)
        #expect(store.archive(key)?.entries[0].date == now)
        #expect(store.archive(other)?.entries[0].date == now.addingTimeInterval(1))
    }

    @Test func aTimelineThatIsOverIsBetterThanNothing() {
        let store = WidgetStore(folder: folder.url)
        #expect(store.take(.success(archive(at: [-86400])), for: key, at: now) == .shown)
        #expect(store.log.entries.map(\.text) == [WidgetProblem.pastTimeline.description])
        #expect(store.take(.success(archive(at: [-5])), for: key, at: now) == .shown)
        #expect(store.take(.success(archive(at: [-3600])), for: key, at: now) == .kept(.pastTimeline))
        #expect(store.archive(key)?.entries[0].date == now.addingTimeInterval(-5))
    }

    @Test func aDamagedFileIsSaidAndForgotten() throws {
        let store = WidgetStore(folder: folder.url)
        store.take(.success(archive(at: [0])), for: key, at: now)
        let bundle = folder.url.appendingPathComponent(key.bundle)
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: bundle.path).first)
        try Data("QWA".utf8).write(to: bundle.appendingPathComponent(name))
        let later = WidgetStore(folder: folder.url)
        #expect(later.archive(key) == nil)
        #expect(later.log.entries.count == 1)
        #expect(later.take(.success(archive(at: [0])), for: key, at: now) == .shown)
    }

    @Test func aFolderThatCannotBeWrittenKeepsTheOldContent() throws {
        let store = WidgetStore(folder: folder.url)
        store.take(.success(archive(at: [0])), for: key, at: now)
        let bundle = folder.url.appendingPathComponent(key.bundle)
        try FileManager.default.removeItem(at: bundle)
        try Data().write(to: bundle)
        guard case .kept(.unwritable) = store.take(.success(archive(at: [9])), for: key, at: now) else { return #expect(Bool(false)) }
        #expect(store.archive(key) == archive(at: [0]))
    }

    @Test func theLogKeepsTheLatest() {
        let store = WidgetStore(folder: folder.url)
        for number in 0..<WidgetLog.limit + 5 { store.take(.failure(.damaged("\(number)")), for: key, at: now) }
        #expect(store.log.entries.count == WidgetLog.limit)
        #expect(store.log.entries.last?.text == "\(WidgetLog.limit + 4)")
        #expect(WidgetStore(folder: folder.url).log.entries == store.log.entries)
    }

    @Test func contentGoesWithItsApp() {
        let store = WidgetStore(folder: folder.url)
        store.take(.success(archive(at: [0])), for: key, at: now)
        store.removeAll(of: key.bundle)
        #expect(store.archive(key) == nil)
        #expect(WidgetStore(folder: folder.url).archive(key) == nil)
    }
}
