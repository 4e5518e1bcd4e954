import UniformTypeIdentifiers

/// A document in a file: reads it, keeps account of changes, and saves them without being asked.
///
/// Files are read and written away from the main thread, one access after the other; subclasses' `contents(forType:)` and
/// `load(fromContents:ofType:)` are called on the main thread. A document is one file: folders as documents are an error, since file
/// wrappers are not there.
///
/// Source: Apple's “UIDocument”.
@preconcurrency @MainActor open class UIDocument: NSObject, ProgressReporting {
    /// A kind of change to a document's contents: done, undone, redone, or saved.
    public enum ChangeKind: Int, Sendable {
        case done = 0
        case undone = 1
        case redone = 2
        /// Everything is saved.
        case cleared = 3
    }

    public enum SaveOperation: Int, Sendable {
        case forCreating = 0
        case forOverwriting = 1
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = State(rawValue: 1 << 0)
        public static let inConflict = State(rawValue: 1 << 1)
        public static let savingError = State(rawValue: 1 << 2)
        public static let editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    nonisolated public class var stateChangedNotification: Notification.Name { Notification.Name("UIDocumentStateChangedNotification") }

    open private(set) var fileURL: URL
    open private(set) var documentState = State.closed {
        didSet { if oldValue != documentState { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) } }
    }
    /// When the file was last written, as far as the document knows.
    open var fileModificationDate: Date?
    public let progress = Progress(totalUnitCount: 1)
    private let queue = DispatchQueue(label: "UIDocument", qos: .userInitiated)
    private lazy var changes = DocumentChanges(self)

    /// - Parameter url: A file URL; anything else ends the app, as on iOS.
    public init(fileURL url: URL) {
        guard url.isFileURL else {
            uncaughtException(.invalidArgument, "-[UIDocument initWithFileURL:]: url must be a file URL: \(url)")
        }
        fileURL = url
        super.init()
    }

    /// The file's name without extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The identifier of the file's type.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? UTType.data.identifier }

    // MARK: Reading

    /// Reads the file; `completionHandler` is told on the main queue whether that worked.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let done = DocumentHandler(completionHandler)
        let url = fileURL
        performAsynchronousFileAccess { [self] in
            let result = Result { try read(from: url) }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.opened(result, url) }
                done.call((try? result.get()) != nil)
            }
        }
    }

    private func opened(_ result: Result<Void, any Error>, _ url: URL) {
        switch result {
        case .success:
            fileModificationDate = DocumentFiles.modificationDate(of: url)
            changes.clear()
            documentState = .normal
        case .failure(let error): handleError(error, userInteractionPermitted: true)
        }
    }

    /// Reads the file's contents and hands them to `load(fromContents:ofType:)`; called away from the main thread.
    nonisolated open func read(from url: URL) throws {
        let data = try DocumentFiles.read(url)
        try onMain { try self.load(fromContents: data, ofType: self.fileType) }
    }

    /// For subclasses: takes over what the file has, a `Data`. The class itself does nothing with it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Reads another file's contents, or the file's again.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let done = DocumentHandler(completionHandler)
        performAsynchronousFileAccess { [self] in
            let result = Result { try read(from: url) }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.opened(result, url) }
                done.call((try? result.get()) != nil)
            }
        }
    }

    /// Runs `block` after all accesses asked for before, away from the main thread.
    nonisolated open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        let work = DocumentWork(run: block)
        queue.async { work.run() }
    }

    nonisolated private func onMain<Result>(_ body: @MainActor () throws -> Result) throws -> Result {
        if Thread.isMainThread { return try MainActor.assumeIsolated { try DocumentResult(body) }.value }
        return try DispatchQueue.main.sync { try MainActor.assumeIsolated { try DocumentResult(body) } }.value
    }

    // MARK: Writing

    /// For subclasses: the contents of the file, a `Data`. The class itself has none.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(
            .fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "\(className(of: self)) implements no contents(forType:)"])
    }

    open var savingFileType: String? { fileType }

    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    /// Attributes of the file, by `URLResourceKey` or `FileAttributeKey`; a thumbnail among them is shown by document browsers.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Saves the contents as they are now; `completionHandler` is told on the main queue whether that worked.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let done = DocumentHandler(completionHandler)
        let token = changeCountToken(for: saveOperation)
        do {
            let type = savingFileType ?? UTType.data.identifier
            let draft = DocumentDraft(try contents(forType: type), try fileAttributesToWrite(to: url, for: saveOperation))
            performAsynchronousFileAccess { [self] in
                let result = Result {
                    try writeContents(draft.contents, andAttributes: draft.attributes, safelyTo: url, for: saveOperation)
                }
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self.saved(result, url, saveOperation, token) }
                    done.call((try? result.get()) != nil)
                }
            }
        } catch {
            saveFailed(error)
            DispatchQueue.main.async { done.call(false) }
        }
    }

    private func saved(_ result: Result<Void, any Error>, _ url: URL, _ operation: SaveOperation, _ token: Any) {
        switch result {
        case .success:
            fileURL = url
            fileModificationDate = DocumentFiles.modificationDate(of: url)
            updateChangeCount(withToken: token, for: operation)
            documentState.subtract([.savingError, .closed])
        case .failure(let error): saveFailed(error)
        }
    }

    private func saveFailed(_ error: any Error) {
        documentState.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
    }

    /// Writes beside the file first, so that what was there is lost only once the new contents are complete.
    nonisolated open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? url : nil)
        if let additionalFileAttributes { try DocumentFiles.apply(additionalFileAttributes, to: url) }
    }

    nonisolated open func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws {
        try DocumentFiles.write(contents, to: url)
    }

    // MARK: Changes

    open var hasUnsavedChanges: Bool { changes.isUnsaved }

    /// Changes registered here count as changes of the document.
    open var undoManager: UndoManager! {
        get { changes.undoManager }
        set { changes.undoManager = newValue }
    }

    /// Notes a change; it is saved by itself a while later, or when the app leaves the screen.
    open func updateChangeCount(_ change: ChangeKind) { changes.update(change) }

    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.token }
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) { changes.saved(changeCountToken) }

    /// Saves what changed, if anything did.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges, !documentState.contains(.closed) else {
            let done = DocumentHandler(completionHandler)
            return DispatchQueue.main.async { done.call(true) }
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Saves what changed and lets go of the file.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        let done = DocumentHandler(completionHandler)
        autosave { success in
            MainActor.assumeIsolated {
                if success { self.documentState.insert(.closed) }
                self.changes.stop()
            }
            done.call(success)
        }
    }

    // MARK: Editing and errors

    /// For subclasses: the user must not change anything now.
    open func disableEditing() { documentState.insert(.editingDisabled) }
    open func enableEditing() { documentState.remove(.editingDisabled) }

    /// Called when reading or writing failed.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) { finishedHandlingError(error, recovered: false) }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
}

/// A document in a Core Data store.
@available(*, unavailable, message: "not yet in Quince: Core Data")
@preconcurrency @MainActor open class UIManagedDocument: UIDocument {}
