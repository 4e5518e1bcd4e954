import UniformTypeIdentifiers

/// Lets documents of the app's Documents folder be chosen, or puts files there.
///
/// Source: Apple's “UIDocumentPickerViewController”.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    /// The folder that is shown first; the Documents folder unless given.
    open var directoryURL: URL?
    private let types: [String]
    private let exported: [URL]
    private let asCopy: Bool
    private let list = DocumentListController()

    /// - Parameter asCopy: Whether copies are handed out, which the app owns.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        (types, exported, self.asCopy) = (contentTypes.map(\.identifier), [], asCopy)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// - Parameter asCopy: Whether the files stay where they are, too.
    public init(forExporting urls: [URL], asCopy: Bool) {
        (types, exported, self.asCopy) = (["public.item"], urls, asCopy)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    // MARK: Before iOS 14

    /// The purpose of the picker, as apps named it before iOS 14.
    open var documentPickerMode: UIDocumentPickerMode {
        exported.isEmpty ? asCopy ? .import : .open : asCopy ? .exportToService : .moveToService
    }

    @available(iOS, deprecated: 14.0, message: "Use init(forOpeningContentTypes:asCopy:)")
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        guard mode == .import || mode == .open else {
            uncaughtException(.invalidArgument, "UIDocumentPickerModeImport or UIDocumentPickerModeOpen is required for document types")
        }
        self.init(forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }, asCopy: mode == .import)
    }

    @available(iOS, deprecated: 14.0, message: "Use init(forExporting:asCopy:)")
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        guard mode == .exportToService || mode == .moveToService else {
            uncaughtException(
                .invalidArgument, "UIDocumentPickerModeExportToService or UIDocumentPickerModeMoveToService is required for URLs")
        }
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    @available(iOS, deprecated: 14.0, message: "Use init(forExporting:asCopy:)")
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.fill(self)
        (list.types, list.showsExtensions, list.folder) = (types, shouldShowFileExtensions, directoryURL ?? DocumentFolder.url)
        list.selectsMultiple = allowsMultipleSelection && exported.isEmpty
        let cancel = UIAction { [weak self] _ in self?.cancel() }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        if !exported.isEmpty {
            let save = UIAction(title: "Save") { [weak self] _ in self?.export() }
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: save)
        } else {
            list.onPick = { [weak self] in self?.pick([$0]) }
            if list.selectsMultiple {
                let open = UIAction(title: "Open") { [weak self] _ in if let self { pick(list.selected) } }
                list.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
            }
        }
        list.reload()
    }

    private func pick(_ urls: [URL]) {
        guard !urls.isEmpty else { return }
        do {
            let inbox = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox", isDirectory: true)
            end(with: asCopy ? try urls.map { try DocumentFolder.add($0, into: inbox, moves: false) } : urls)
        } catch { show(error) }
    }

    private func export() {
        do {
            end(with: try exported.map { try DocumentFolder.add($0, into: list.folder, moves: !asCopy) })
        } catch { show(error) }
    }

    private func end(with urls: [URL]) { dismiss(animated: true) { [self] in delegate?.documentPicker(self, didPickDocumentsAt: urls) } }
    private func cancel() { dismiss(animated: true) { [self] in delegate?.documentPickerWasCancelled(self) } }

    private func show(_ error: any Error) {
        let alert = UIAlertController(title: "The document can’t be used", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

/// The purpose of a document picker: importing copies, opening documents, exporting or moving them.
///
/// Source: Apple's “UIDocumentPickerMode”.
@available(iOS, deprecated: 14.0, message: "Use the initializers that say it")
public enum UIDocumentPickerMode: UInt, Sendable { case `import` = 0, open, exportToService, moveToService }

/// Learns what was chosen in a document picker. All methods are optional.
///
/// Source: Apple's “UIDocumentPickerDelegate”.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The form before iOS 11, told of the first document where the newer one is not there.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
