import DeviceMedia
import DeviceProtocol
import FileReplacement
import Foundation

/// The photo library of a device, for the pickers in apps.
struct PhotoService: Sendable {
    private let folder: PhotoFolder
    /// Larger files are not handed out, in bytes: frames have a limit.
    static let maximumSize = BrokerFrame.maximumLength - (1 << 10)

    init(dataFolder: URL) { folder = PhotoFolder(dataFolder: dataFolder) }

    var all: BrokerReply {
        do {
            return .photos(try folder.photos().map { PhotoRecord(name: $0.lastPathComponent, date: Self.date(of: $0)) })
        } catch { return .refused("the photo library cannot be read: \(error.localizedDescription)") }
    }

    func file(of name: String) -> BrokerReply {
        guard let file = folder.photo(named: name), let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
            return .refused("there is no photo \(name)")
        }
        guard size <= Self.maximumSize else { return .refused("the photo \(name) is larger than \(Self.maximumSize >> 20) MiB") }
        do { return .data(try Data(contentsOf: file)) } catch {
            return .refused("the photo \(name) cannot be read: \(error.localizedDescription)")
        }
    }

    /// Adds a picture of an app's. The host does not decode it: who shows it does.
    func add(_ data: Data, _ date: Date) -> BrokerReply {
        do {
            try folder.add(data, isDecoded: false, date: date)
            return .done
        } catch { return .refused("the picture cannot be added: \(error.localizedDescription)") }
    }

    func delete(_ names: [String]) -> BrokerReply {
        do {
            for name in names { if let file = folder.photo(named: name) { try FolderRemoval.remove(file) } }
            return .done
        } catch { return .refused("a photo cannot be removed: \(error.localizedDescription)") }
    }

    private static func date(of file: URL) -> Date {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0)
    }
}
