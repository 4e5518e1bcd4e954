import AVFoundation
import Observation

/// The user's recordings, newest first, as files of a folder.
@Observable
final class RecordingShelf {
    private(set) var recordings: [Recording] = []
    private let folder: URL
    /// What the files' names end with.
    private let pathExtension: String

    init(folder: URL = .documentsDirectory.appending(path: "Recordings"), pathExtension: String = "m4a") {
        (self.folder, self.pathExtension) = (folder, pathExtension)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        reload()
    }

    /// A file for the next recording.
    var nextURL: URL { folder.appending(path: "Recording \(nextNumber).\(pathExtension)") }

    func reload() {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        recordings = files.filter { $0.pathExtension == pathExtension }.compactMap(Recording.init).sorted { $0.number > $1.number }
    }

    func remove(at offsets: IndexSet) {
        for index in offsets { try? FileManager.default.removeItem(at: recordings[index].url) }
        reload()
    }

    private var nextNumber: Int { (recordings.map(\.number).max() ?? 0) + 1 }
}
