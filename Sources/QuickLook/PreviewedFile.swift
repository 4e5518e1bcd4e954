import PDFKit
import UniformTypeIdentifiers

/// The contents of a file as a preview shows them.
enum PreviewedFile {
    case image(UIImage)
    case text(String)
    case document(PDFDocument)
    /// A file of another kind, with what is known of it.
    case other(name: String, details: String)

    /// Longer texts are cut, in bytes.
    private static let maximumText = 1 << 20

    init(_ url: URL?) {
        guard let url, url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            self = .other(name: url?.lastPathComponent ?? "", details: "The file can’t be opened.")
            return
        }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        if type.conforms(to: .image), let image = UIImage(data: data) {
            self = .image(image)
        } else if type.conforms(to: .pdf), let document = PDFDocument(data: data) {
            self = .document(document)
        } else if Self.isText(type), let text = String(data: data.prefix(Self.maximumText), encoding: .utf8) {
            self = .text(text)
        } else {
            let size = ByteCountFormatter.string(fromByteCount: Int64(data.count), countStyle: .file)
            self = .other(name: url.lastPathComponent, details: "\(type.localizedDescription ?? url.pathExtension.uppercased()) · \(size)")
        }
    }

    /// Whether the contents of a file are shown, not its name alone.
    static func canShow(_ url: URL?) -> Bool {
        guard let url, url.isFileURL else { return false }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return type.conforms(to: .image) || type.conforms(to: .pdf) || isText(type)
    }

    private static func isText(_ type: UTType) -> Bool { type.conforms(to: .text) || type.conforms(to: .json) || type.conforms(to: .xml) }
}
