import UniformTypeIdentifiers

/// The first screen of an app that works with documents.
@MainActor final class DocumentScreen: UIDocumentBrowserViewController, UIDocumentBrowserViewControllerDelegate {
    private let kinds: [DocumentKind]
    private let adjust: (inout EnvironmentValues) -> Void
    private(set) var opened: OpenDocument?

    init(_ kinds: [DocumentKind], _ adjust: @escaping (inout EnvironmentValues) -> Void) {
        (self.kinds, self.adjust) = (kinds, adjust)
        super.init(forOpening: kinds.flatMap(\.types))
        allowsDocumentCreation = kinds.contains { $0.creates != nil }
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What people choose

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        if let url = documentURLs.first { open(url) }
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        guard let kind = kinds.first(where: { $0.creates != nil }), let type = kind.creates else { return importHandler(nil, .none) }
        let name = "Untitled" + (type.preferredFilenameExtension.map { ".\($0)" } ?? "")
        let file = TransferFiles.url(named: name, extension: nil)
        let document = kind.open(file)
        document.begin()
        document.save(to: file, for: .forCreating) { [weak self] isSaved in
            MainActor.assumeIsolated {
                importHandler(isSaved ? file : nil, isSaved ? .move : .none)
                if !isSaved { self?.report(document.problem) }
            }
        }
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) { open(destinationURL) }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?) {
        report(error)
    }

    // MARK: The open document

    /// Reads a document and shows it.
    func open(_ url: URL) {
        guard opened == nil, let kind = kinds.first(where: { $0.reads(url) }) ?? kinds.first else { return }
        let document = kind.open(url)
        opened = document
        document.open { [weak self] isRead in
            MainActor.assumeIsolated {
                guard let self else { return }
                guard isRead else {
                    self.opened = nil
                    return self.report(document.problem)
                }
                self.show(document)
            }
        }
    }

    private func show(_ document: OpenDocument) {
        let hosting = HostingView(DocumentEditor(document: document) { [weak self] in self?.close(document) })
        hosting.adjustsEnvironment = { [adjust] values in
            adjust(&values)
            values.undoManager = document.undoManager
            values.documentConfiguration = DocumentConfiguration(fileURL: document.fileURL, isEditable: document.isEditable)
        }
        AppLauncher.app?.observe { [weak hosting] in hosting?.environmentChanged() }
        let controller = UIHostingController(hosting: hosting)
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }

    /// Saves the document and goes back to the list.
    private func close(_ document: OpenDocument) {
        document.close { [weak self] isSaved in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.opened = nil
                self.dismiss(animated: true) { if !isSaved { self.report(document.problem) } }
            }
        }
    }

    private func report(_ error: (any Error)?) {
        let alert = UIAlertController(title: error?.localizedDescription, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemText.text(.ok), style: .default))
        present(alert, animated: true)
    }
}

/// An open document under a bar with its name.
private struct DocumentEditor: View {
    let document: OpenDocument
    let close: () -> Void

    var body: some View {
        NavigationStack {
            document.editor
                .navigationTitle(document.localizedName)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button(action: close) { Image(systemName: "chevron.backward").fontWeight(.semibold) }
                            .accessibilityLabel(SystemText.text(.back))
                            .accessibilityIdentifier("BackButton")
                    }
                }
        }
    }
}
