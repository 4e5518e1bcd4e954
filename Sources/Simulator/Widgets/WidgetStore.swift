import DeviceProtocol
import FileReplacement
import Foundation
import WidgetArchive

/// The contents of a device's widgets: the latest valid archive of each, and the problems since.
///
/// A new timeline replaces the old one atomically: if the extension fails, the widget keeps its content.
public final class WidgetStore: @unchecked Sendable {
    /// A widget on the device; copies that are set up in the same way share their content.
    public struct Key: Codable, Hashable, Sendable {
        /// Bundle identifier of the extension.
        public var bundle: String
        public var kind: String
        public var family: WidgetFamilyName
        /// The user's configuration as JSON; empty if the widget has none.
        public var configuration: String

        public init(bundle: String, kind: String, family: WidgetFamilyName, configuration: String = "") {
            (self.bundle, self.kind, self.family, self.configuration) = (bundle, kind, family, configuration)
        }
    }

    /// The outcome of an answer.
    public enum Outcome: Equatable, Sendable {
        case shown
        /// The earlier content is kept.
        case kept(WidgetProblem)
    }

    public let folder: URL
    public private(set) var log: WidgetLog
    private var archives: [Key: WidgetArchive] = [:]
    private let lock = NSLock()

    /// Entries that ended so many seconds before they came are over; that many pass while a provider works.
    private static let patience = WidgetSession.answerLimit * 2

    /// - Parameter folder: The folder of the archives.
    public init(folder: URL) {
        self.folder = folder
        log = WidgetLog(file: folder.appendingPathComponent("log.json"))
    }

    /// The widgets of a device.
    public convenience init(device: VirtualDevice) {
        self.init(folder: device.dataFolder.appendingPathComponent("Library/Widgets", isDirectory: true))
    }

    // MARK: Reading

    /// Returns the archive that the widget shows; nil if it has none yet or the stored one is damaged.
    public func archive(_ key: Key) -> WidgetArchive? {
        lock.withLock {
            if let archive = archives[key] { return archive }
            guard let data = try? Data(contentsOf: file(key)) else { return nil }
            do {
                let archive = try WidgetArchive(binaryData: data)
                archives[key] = archive
                return archive
            } catch {
                log.add(WidgetLog.Entry(date: Date(), key: key, text: "what was kept cannot be read: \(error)"))
                try? FileManager.default.removeItem(at: file(key))
                return nil
            }
        }
    }

    /// Names of files hold no more than 255 bytes, and kinds may hold anything.
    private func file(_ key: Key) -> URL {
        let text = [key.bundle, key.kind, key.family.rawValue, key.configuration].joined(separator: "\u{0}")
        let name = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return folder.appendingPathComponent(key.bundle, isDirectory: true).appendingPathComponent(
            "\(key.family.rawValue)-\(String(name, radix: 16)).qwa")
    }

    /// Returns the path of the archive that a widget shows: its timeline's or, before there is one, its snapshot's or placeholder's.
    ///
    /// - Parameter contentSize: The device's text size. An archive in another size is returned where there is none in this one.
    public func shownFile(_ key: Key, in contentSize: ContentSize) -> (path: String, isPlaceholder: Bool)? {
        let files = FileManager.default
        if archive(key)?.entries.first?.renditions.first?.contentSize != contentSize, files.fileExists(atPath: file(key, contentSize).path)
        {
            return (file(key, contentSize).path, false)
        }
        if files.fileExists(atPath: file(key).path) { return (file(key).path, false) }
        for part in [Beginning.snapshot, .placeholder] {
            let path = file(key, part).path
            if files.fileExists(atPath: path) { return (path, part == .placeholder) }
        }
        return nil
    }

    // MARK: Writing

    /// The content of a new widget before its first timeline.
    public enum Beginning: String, Sendable { case placeholder, snapshot }

    private func file(_ key: Key, _ part: Beginning) -> URL { file(key).appendingPathExtension(part.rawValue) }

    /// Takes the archive that a new widget begins with, or why there is none.
    func take(_ result: Result<WidgetArchive, WidgetProblem>, as part: Beginning, for key: Key, at date: Date) -> Outcome {
        lock.withLock {
            switch result {
            case .failure(let problem): return keep(problem, key, date)
            case .success(let archive):
                do { try write(archive, to: file(key, part)) } catch { return keep(.unwritable(fileErrorReason(error)), key, date) }
                return .shown
            }
        }
    }

    /// Takes a widget's timeline as it was drawn in another text size; nothing is done where it shows another timeline by now.
    func take(_ archive: WidgetArchive, in contentSize: ContentSize, for key: Key) {
        lock.withLock {
            guard let shown = archives[key], shown.entries.map(\.date) == archive.entries.map(\.date) else { return }
            try? write(archive, to: file(key, contentSize))
        }
    }

    private func file(_ key: Key, _ contentSize: ContentSize) -> URL { file(key).appendingPathExtension(contentSize.rawValue) }

    private func removeOtherSizes(_ key: Key) {
        for size in ContentSize.allCases { try? FileManager.default.removeItem(at: file(key, size)) }
    }

    private func write(_ archive: WidgetArchive, to file: URL) throws {
        try PrivateFiles.makeFolder(file.deletingLastPathComponent())
        try archive.binaryData().replacePrivateFile(at: file)
    }

    /// Writes the archive of a picture in the gallery, which nobody asks for again.
    func write(_ archive: WidgetArchive, asPicture number: Int, of bundle: String) throws -> String {
        let file = folder.appendingPathComponent(bundle, isDirectory: true).appendingPathComponent("gallery-\(number % 64).qwa")
        try lock.withLock { try write(archive, to: file) }
        return file.path
    }

    /// Takes an extension's answer.
    ///
    /// - Parameters:
    ///   - result: The timeline's archive, or why there is none.
    ///   - remarks: The problems of a timeline that do not keep it from being shown.
    ///   - date: The device's time.
    @discardableResult
    public func take(
        _ result: Result<WidgetArchive, WidgetProblem>, remarks: [WidgetProblem] = [], for key: Key, at date: Date
    ) -> Outcome {
        let hasContent = archive(key) != nil
        return lock.withLock {
            for remark in remarks { note(remark, key, date) }
            switch result {
            case .failure(let problem): return keep(problem, key, date)
            case .success(let archive):
                guard let last = archive.entries.last else { return keep(.refused(.emptyTimeline), key, date) }
                if last.date.addingTimeInterval(Self.patience) < date {
                    // The last entry is better than nothing.
                    guard !hasContent else { return keep(.pastTimeline, key, date) }
                    note(.pastTimeline, key, date)
                }
                return place(archive, key, date)
            }
        }
    }

    private func place(_ archive: WidgetArchive, _ key: Key, _ date: Date) -> Outcome {
        do { try write(archive, to: file(key)) } catch { return keep(.unwritable(fileErrorReason(error)), key, date) }
        archives[key] = archive
        removeOtherSizes(key)
        for part in [Beginning.placeholder, .snapshot] { try? FileManager.default.removeItem(at: file(key, part)) }
        return .shown
    }

    private func keep(_ problem: WidgetProblem, _ key: Key, _ date: Date) -> Outcome {
        note(problem, key, date)
        return .kept(problem)
    }

    private func note(_ problem: WidgetProblem, _ key: Key, _ date: Date) {
        log.add(WidgetLog.Entry(date: date, key: key, text: problem.description))
    }

    /// Forgets the widgets of an extension, as when its app is removed.
    public func removeAll(of bundle: String) {
        lock.withLock {
            archives = archives.filter { $0.key.bundle != bundle }
            log.remove { $0.bundle == bundle }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(bundle, isDirectory: true))
        }
    }

    /// Forgets a widget that is no longer placed.
    func remove(_ key: Key) {
        lock.withLock {
            archives[key] = nil
            removeOtherSizes(key)
            for file in [file(key), file(key, .placeholder), file(key, .snapshot)] { try? FileManager.default.removeItem(at: file) }
        }
    }
}
