/// Saves files, pictures and texts in a folder that the user chooses.
final class SaveToFilesActivity: UIActivity, UIDocumentPickerDelegate {
    private var files: [URL] = []

    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { "Save to Files" }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { Self.isFile($0) } }

    private static func isFile(_ item: Any) -> Bool {
        item is UIImage || item is String || (item as? URL)?.isFileURL == true
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        files = activityItems.compactMap(Self.file)
    }

    /// The item as a file; one that cannot be written is left out.
    private static func file(_ item: Any) -> URL? {
        switch item {
        case let url as URL where url.isFileURL: url
        case let image as UIImage: image.pngData().flatMap { write($0, "Image.png") }
        case let text as String: write(Data(text.utf8), "text.txt")
        default: nil
        }
    }

    private static func write(_ data: Data, _ name: String) -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Shared-\(UUID().uuidString)", isDirectory: true)
        let file = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
            return file
        } catch { return nil }
    }

    override var activityViewController: UIViewController? {
        let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
        picker.delegate = self
        return picker
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { activityDidFinish(true) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { activityDidFinish(false) }
}
