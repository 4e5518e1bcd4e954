/// Counts a document's changes and saves them after a while.
@MainActor final class DocumentChanges: NSObject {
    private unowned let document: UIDocument
    private var count = 0
    private var savedCount = 0
    private var ownUndoManager: UndoManager?
    private let timer = GestureTimer()
    private var observers: [any NSObjectProtocol] = []

    /// Seconds after a change until it is saved.
    private static let autosaveInterval: TimeInterval = 15

    init(_ document: UIDocument) {
        self.document = document
        super.init()
    }

    var isUnsaved: Bool { count != savedCount }
    var token: Any { count }

    func update(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: count += 1
        case .undone: count -= 1
        case .cleared: savedCount = count
        }
        if isUnsaved { watch() } else { stop() }
    }

    func saved(_ token: Any) {
        if let count = token as? Int { savedCount = count }
        if !isUnsaved { stop() }
    }

    func clear() {
        savedCount = count
        stop()
    }

    private func watch() {
        if !timer.isRunning { timer.start(Self.autosaveInterval) { [weak self] in self?.document.autosave() } }
        guard observers.isEmpty else { return }
        let leaving = UIApplication.didEnterBackgroundNotification
        observers = [
            NotificationCenter.default.addObserver(forName: leaving, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.document.autosave() }
            }
        ]
    }

    func stop() {
        timer.cancel()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    // MARK: Undo

    var undoManager: UndoManager! {
        get {
            if ownUndoManager == nil { observe(UndoManager()) }
            return ownUndoManager
        }
        set { observe(newValue) }
    }

    private var undoObservers: [any NSObjectProtocol] = []

    private func observe(_ manager: UndoManager?) {
        for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
        ownUndoManager = manager
        guard let manager else { return undoObservers = [] }
        let kinds: [(Notification.Name, UIDocument.ChangeKind)] = [
            (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone), (.NSUndoManagerDidCloseUndoGroup, .done),
        ]
        undoObservers = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self, weak manager] _ in
                // Groups close while undoing, too, and inside others.
                if kind == .done, let manager, manager.isUndoing || manager.isRedoing || manager.groupingLevel > 0 { return }
                MainThread.runIsolated { self?.document.updateChangeCount(kind) }
            }
        }
    }
}

/// A closure of the app's that is called on the main thread, where it came from.
final class DocumentHandler: @unchecked Sendable {
    private let handler: ((Bool) -> Void)?
    init(_ handler: ((Bool) -> Void)?) { self.handler = handler }
    func call(_ success: Bool) { handler?(success) }
}

/// Work for a document's queue.
struct DocumentWork: @unchecked Sendable { let run: () -> Void }

/// A value computed on the main thread for another thread.
struct DocumentResult<Value>: @unchecked Sendable {
    let value: Value
    @MainActor init(_ body: @MainActor () throws -> Value) throws { value = try body() }
}

/// The contents to write, as they were when saving began.
final class DocumentDraft: @unchecked Sendable {
    let contents: Any
    let attributes: [AnyHashable: Any]
    init(_ contents: Any, _ attributes: [AnyHashable: Any]) { (self.contents, self.attributes) = (contents, attributes) }
}

/// Reads and writes documents' files.
enum DocumentFiles {
    static func read(_ url: URL) throws -> Data {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            throw CocoaError(
                .fileReadUnknown,
                userInfo: [NSLocalizedDescriptionKey: "“\(url.lastPathComponent)” is a folder, and Quince has no file wrappers yet."])
        }
        return try Data(contentsOf: url)
    }

    static func write(_ contents: Any, to url: URL) throws {
        guard let data = contents as? Data else {
            throw CocoaError(
                .fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "The document's contents are \(type(of: contents)), not Data."])
        }
        try data.write(to: url, options: .atomic)
    }

    static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    static func apply(_ attributes: [AnyHashable: Any], to url: URL) throws {
        let files = attributes.reduce(into: [FileAttributeKey: Any]()) { result, pair in
            if let key = pair.key as? FileAttributeKey { result[key] = pair.value }
        }
        if !files.isEmpty { try FileManager.default.setAttributes(files, ofItemAtPath: url.path) }
        let thumbnails = attributes[URLResourceKey.thumbnailDictionaryKey] as? [URLThumbnailDictionaryItem: Any]
        if let image = thumbnails?[.NSThumbnail1024x1024SizeKey] as? UIImage { try DocumentThumbnails.keep(image, of: url) }
    }
}

/// Small pictures of documents, which the file system here has no place for.
enum DocumentThumbnails {
    private static func place(of url: URL) -> URL? {
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        // Containers may move; what is inside them does not.
        let name = url.standardizedFileURL.pathComponents.suffix(2).joined(separator: "+")
        return folder?.appendingPathComponent("DocumentThumbnails").appendingPathComponent(name + ".png")
    }

    static func keep(_ image: UIImage, of url: URL) throws {
        guard let place = place(of: url), let data = image.pngData() else { return }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place)
    }

    static func image(of url: URL) -> UIImage? { place(of: url).flatMap { UIImage(contentsOfFile: $0.path) } }
}
