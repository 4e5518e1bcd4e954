import UniformTypeIdentifiers

/// The first screen of an app that works with documents: shows those in its Documents folder, opens and makes them.
///
/// Source: Apple's “UIDocumentBrowserViewController”.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    /// The treatment of an imported file: copied, moved, or not imported.
    public enum ImportMode: UInt, Sendable {
        case none = 0
        case copy = 1
        case move = 2
    }

    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        case white = 0
        case light = 1
        case dark = 2
    }

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Identifiers of the types that are shown; the app's document types unless given.
    open private(set) var allowedContentTypes: [String]
    open var allowsDocumentCreation = true { didSet { refresh() } }
    /// Whether a Select button lets several documents be opened at once.
    open var allowsPickingMultipleItems = false { didSet { refresh() } }
    open var shouldShowFileExtensions = false { didSet { refresh() } }
    open var localizedCreateDocumentActionTitle = "Create Document" { didSet { refresh() } }
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white { didSet { applyStyle() } }
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { refresh() } }
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { refresh() } }
    private let list = DocumentListController()

    /// - Parameter contentTypes: The types of documents that can be opened; nil for those of the app's Info.plist.
    public init(forOpening contentTypes: [UTType]?) {
        allowedContentTypes = contentTypes?.map(\.identifier) ?? DocumentTypes.ofApp
        super.init(nibName: nil, bundle: nil)
    }

    /// The same, with identifiers.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes ?? DocumentTypes.ofApp
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        allowedContentTypes = DocumentTypes.ofApp
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        allowedContentTypes = DocumentTypes.ofApp
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.onPick = { [weak self] in self?.pick($0) }
        list.onCreate = { [weak self] in self?.create() }
        list.fill(self).navigationBar.prefersLargeTitles = true
        applyStyle()
        refresh()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    private func applyStyle() { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified }

    private func refresh() {
        guard isViewLoaded else { return }
        (list.types, list.showsExtensions, list.createTitle) = (
            allowedContentTypes, shouldShowFileExtensions,
            allowsDocumentCreation && !list.selectsMultiple ? localizedCreateDocumentActionTitle : nil
        )
        if list.selectsMultiple { showSelectionButtons() } else { showButtons() }
        list.reload()
    }

    private func showButtons() {
        let add = UIAction { [weak self] _ in self?.create() }
        let select = UIAction(title: "Select") { [weak self] _ in self?.selectSeveral(true) }
        var trailing = allowsDocumentCreation ? [UIBarButtonItem(systemItem: .add, primaryAction: add)] : []
        if allowsPickingMultipleItems { trailing.append(UIBarButtonItem(primaryAction: select)) }
        list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        list.navigationItem.rightBarButtonItems = trailing + additionalTrailingNavigationBarButtonItems
    }

    private func showSelectionButtons() {
        let open = UIAction(title: "Open") { [weak self] _ in self?.openSelected() }
        let done = UIAction { [weak self] _ in self?.selectSeveral(false) }
        list.navigationItem.leftBarButtonItems = [UIBarButtonItem(primaryAction: open)]
        list.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .done, primaryAction: done)]
    }

    // MARK: Opening and making

    private func pick(_ url: URL) { delegate?.documentBrowser(self, didPickDocumentsAt: [url]) }

    private func selectSeveral(_ several: Bool) {
        list.selectsMultiple = several
        refresh()
    }

    private func openSelected() {
        let chosen = list.selected
        guard !chosen.isEmpty else { return }
        selectSeveral(false)
        delegate?.documentBrowser(self, didPickDocumentsAt: chosen)
    }

    private func create() {
        delegate?.documentBrowser(self) { [weak self] url, mode in
            guard let self, let url, mode != .none else { return }
            importDocument(at: url, nextToDocumentAt: DocumentFolder.url, mode: mode) { destination, error in
                if let destination {
                    self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
                } else {
                    self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
                }
            }
        }
    }

    /// Takes a file into the folder of `neighbourURL`, under a name that is free.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        do {
            let folder = neighbourURL.hasDirectoryPath ? neighbourURL : neighbourURL.deletingLastPathComponent()
            let destination = try DocumentFolder.add(documentURL, into: folder, moves: importMode == .move)
            refresh()
            completionHandler(destination, nil)
        } catch { completionHandler(nil, error) }
    }

    /// Shows a document; takes it in first where it lies elsewhere and `importIfNeeded` says so.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        guard !DocumentFolder.contains(url) else {
            refresh()
            let isThere = FileManager.default.fileExists(atPath: url.path)
            completion?(isThere ? url : nil, isThere ? nil : CocoaError(.fileNoSuchFile))
            return
        }
        guard importIfNeeded else {
            completion?(nil, CocoaError(.fileReadNoPermission))
            return
        }
        importDocument(at: url, nextToDocumentAt: DocumentFolder.url, mode: .copy) { completion?($0, $1) }
    }

    @available(*, unavailable, message: "not yet in Quince: transitions from a document's picture")
    open func transitionController(forDocumentAt documentURL: URL) -> AnyObject { self }
}

/// Learns what was chosen in a document browser. All methods are optional.
///
/// Source: Apple's “UIDocumentBrowserViewControllerDelegate”.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Makes a file to begin with and hands it over; nil where nothing is made.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {}
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        documentBrowser(controller, didPickDocumentURLs: documentURLs)
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}
}
