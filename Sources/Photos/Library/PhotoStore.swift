import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// Reads and changes the device's photo library. May be used from any thread.
enum PhotoStore {
    /// The library as it is; empty where there is no device.
    static func snapshot() -> PhotoSnapshot {
        guard let records = try? records() else { return PhotoSnapshot() }
        return PhotoSnapshot(records: records, metadata: (try? metadata())?.metadata ?? PhotoMetadata())
    }

    /// The photos, the oldest first.
    static func records() throws -> [PhotoRecord] {
        guard case .photos(let records) = try answer(.photos) else { throw PHPhotosError.make(.libraryVolumeOffline) }
        return records
    }

    /// The file of a photo.
    static func file(of name: String) throws -> Data {
        guard case .data(let data) = try answer(.photo(name: name)) else { throw PHPhotosError.make(.identifierNotFound) }
        return data
    }

    /// Adds a picture.
    ///
    /// - Returns: Its record.
    static func add(_ data: Data, date: Date) throws -> PhotoRecord? {
        let before = Set(try records().map(\.name))
        _ = try answer(.addPhoto(data, date: date))
        // Another app may add one at the same time, with another date.
        let new = try records().filter { !before.contains($0.name) }
        return new.min { abs($0.date.timeIntervalSince(date)) < abs($1.date.timeIntervalSince(date)) }
    }

    static func delete(_ names: [String]) throws { _ = try answer(.deletePhotos(names)) }

    /// Changes the metadata; again where another app has changed them meanwhile.
    ///
    /// - Throws: What `change` throws, and where the device does not let it.
    static func update(_ change: (inout PhotoMetadata) throws -> Void) throws {
        for _ in 0..<Self.maximumAttempts {
            var (revision, metadata) = try metadata()
            let old = metadata
            try change(&metadata)
            guard metadata != old else { return }
            let reply = try answer(.replaceDocument(.photoMetadata, revision: revision, JSONEncoder().encode(metadata)))
            if reply != .conflict { return }
        }
        throw PHPhotosError.make(.operationInterrupted)
    }

    private static let maximumAttempts = 100

    private static func metadata() throws -> (revision: Int, metadata: PhotoMetadata) {
        guard case .document(let state) = try answer(.document(.photoMetadata, known: nil)) else {
            throw PHPhotosError.make(.libraryVolumeOffline)
        }
        // A damaged document counts as none, so that the library stays usable.
        let metadata = state.contents.flatMap { try? JSONDecoder().decode(PhotoMetadata.self, from: $0) }
        return (state.revision, metadata ?? PhotoMetadata())
    }

    private static func answer(_ request: BrokerRequest) throws -> BrokerReply {
        guard let broker = DeviceRuntime.current.broker else { throw PHPhotosError.make(.libraryVolumeOffline) }
        let reply = try broker.answer(request)
        if case .refused(let reason) = reply { throw PHPhotosError.make(.invalidResource, reason) }
        return reply
    }
}
