import DeviceMedia
import DeviceProtocol
import DeviceRuntime
import Foundation

/// A host inside the test process, with nothing but what the apps of a device share: photos in a folder, the rest in memory.
final class TestBroker: BrokerLink, @unchecked Sendable {
    private let lock = NSLock()
    private let photos: PhotoFolder
    private let folder: URL
    private var words: Set<String> = []
    private var pasteboard: PasteboardState
    /// The next host's first revision: the process's pasteboard does not take one host's items for another's.
    nonisolated(unsafe) private static var revision = 0
    /// What the host says to everything, if anything.
    var refusal: String?

    @MainActor init() {
        Self.revision += 1000
        pasteboard = PasteboardState(revision: Self.revision, contents: PasteboardContents())
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        photos = PhotoFolder(dataFolder: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        try lock.withLock {
            if let refusal { return .refused(refusal) }
            switch request {
            case .photos: return .photos(try photos.photos().map { PhotoRecord(name: $0.lastPathComponent, date: try Self.date(of: $0)) })
            case .photo(let name): return .data(try photos.photo(named: name).map { try Data(contentsOf: $0) } ?? Data())
            case .addPhoto(let data, let date):
                try photos.add(data, date: date)
                return .done
            case .learnedWords: return .words(words.sorted())
            case .setWord(let word, let isLearned):
                if isLearned { words.insert(word) } else { words.remove(word) }
                return .done
            case .pasteboard(let known, _):
                var state = pasteboard
                if known == state.revision { state.contents = nil }
                return .pasteboard(state)
            case .setPasteboard(let contents, _):
                copy(contents)
                return .pasteboard(pasteboard)
            case .amendPasteboard(let revision, let contents):
                guard revision == pasteboard.revision else { return .pasteboard(pasteboard) }
                (pasteboard.contents, pasteboard.revision) = (contents, revision + 1)
                return .pasteboard(PasteboardState(changeCount: pasteboard.changeCount, revision: pasteboard.revision))
            case .keychain, .changeKeychain: return .refused("there is no keychain")
            case .deletePhotos, .document, .replaceDocument, .selectableContacts, .send: return .refused("there is no such thing")
            }
        }
    }

    private func copy(_ contents: PasteboardContents) {
        pasteboard.contents = contents
        pasteboard.changeCount += 1
        pasteboard.revision += 1
    }

    /// Another app copies something.
    func copyElsewhere(_ contents: PasteboardContents) { lock.withLock { copy(contents) } }
    var copied: PasteboardContents? { lock.withLock { pasteboard.contents } }

    private static func date(of file: URL) throws -> Date {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date ?? .distantPast
    }
}
