import DeviceProtocol
import DeviceRuntime
import Foundation
import RenderProtocol

/// A device with a photo library in memory, whose user answers what a test says.
final class TestLibrary: BrokerLink, DeviceLink, @unchecked Sendable {
    private let lock = NSLock()
    private(set) var photos: [(record: PhotoRecord, data: Data)] = []
    private(set) var document = DocumentState(revision: 0)
    private var permissions: [PrivacyService: PermissionStatus]
    /// Changes that another app makes, one each time the metadata are about to be replaced.
    var interruptions: [Data] = []
    private var count = 0

    /// Becomes the process's device.
    init(_ permissions: [PrivacyService: PermissionStatus] = [.photos: .granted]) {
        self.permissions = permissions
        DeviceRuntime.install(DeviceRuntime(link: self, broker: self))
    }

    func add(_ data: Data, date: Date) {
        count += 1
        photos.append((PhotoRecord(name: "IMG_000\(count).\(data.first == 0x89 ? "PNG" : "JPG")", date: date), data))
    }

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        lock.withLock {
            switch request {
            case .photos: return .photos(photos.map(\.record))
            case .photo(let name): return photos.first { $0.record.name == name }.map { .data($0.data) } ?? .refused("there is no photo")
            case .addPhoto(let data, let date):
                guard data.first == 0x89 || data.first == 0xFF else { return .refused("it is no picture") }
                add(data, date: date)
                return .done
            case .deletePhotos(let names):
                photos.removeAll { names.contains($0.record.name) }
                return .done
            case .document(.photoMetadata, _): return .document(document)
            case .replaceDocument(.photoMetadata, let revision, let contents):
                if let other = interruptions.popLast() { document = DocumentState(revision: document.revision + 1, contents: other) }
                guard revision == document.revision else { return .conflict }
                document = DocumentState(revision: revision + 1, contents: contents)
                return .document(DocumentState(revision: revision + 1))
            default: return .refused("there is no such thing")
            }
        }
    }

    func damage() { document = DocumentState(revision: 7, contents: Data("no JSON".utf8)) }

    func send(_ commit: Commit) {}
    func sendPeers(_ request: [UInt8]) {}
    func send(_ message: ProcessMessage) {
        guard case .system(let id, .permission(let service)) = message else { return }
        DeviceRuntime.current.services.handle(.permission(permissions[service] ?? .notDetermined), id: id)
    }
}
