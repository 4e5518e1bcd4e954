/// The preview of one file, for `UIDocumentInteractionController`.
final class FilePreviewController: QLPreviewController, QLPreviewControllerDataSource {
    private let file: File
    private let closed: () -> Void

    private final class File: NSObject, QLPreviewItem {
        let previewItemURL: URL?
        let previewItemTitle: String?
        init(_ url: URL, _ title: String?) { (previewItemURL, previewItemTitle) = (url, title) }
    }

    init(_ url: URL, title: String?, closed: @escaping () -> Void) {
        (file, self.closed) = (File(url, title), closed)
        super.init(nibName: nil, bundle: nil)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { file }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { closed() }
    }
}

extension QLPreviewController: DocumentPreviewing {
    package static func makePreview(of url: URL, title: String?, closed: @escaping () -> Void) -> UIViewController {
        FilePreviewController(url, title: title, closed: closed)
    }
}
