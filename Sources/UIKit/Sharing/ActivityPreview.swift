import UniformTypeIdentifiers

/// The preview of the items in a share sheet's header.
struct ActivityPreview {
    var title: String
    var subtitle: String?
    /// A picture of the first item, or the symbol of its kind.
    var image: UIImage?
}

@MainActor extension ActivityPreview {
    /// - Parameters:
    ///   - items: The items, or what stands for them.
    ///   - sources: The sources of the items, in the same order.
    init(_ items: [Any], sources: [Any], controller: UIActivityViewController) {
        self = items.first.map(Self.preview) ?? ActivityPreview(title: "")
        if items.count > 1 {
            let isAllImages = items.allSatisfy { $0 is UIImage }
            (title, subtitle) = ("\(items.count) \(isAllImages ? "Images" : "Items")", nil)
        }
        guard let source = sources.first as? any UIActivityItemSource else { return }
        let subject = source.activityViewController(controller, subjectForActivityType: nil)
        if !subject.isEmpty { title = subject }
        let size = CGSize(width: ActivityMetrics.previewSide, height: ActivityMetrics.previewSide)
        let thumbnail = source.activityViewController(controller, thumbnailImageForActivityType: nil, suggestedSize: size)
        if let thumbnail { image = thumbnail }
    }

    private static func preview(of item: Any) -> ActivityPreview {
        switch item {
        case let url as URL where url.isFileURL: preview(ofFile: url)
        case let url as URL: ActivityPreview(title: name(of: url), image: UIImage(systemName: "safari"))
        case let text as String: ActivityPreview(title: text, image: UIImage(systemName: "text.alignleft"))
        case let text as NSAttributedString: ActivityPreview(title: text.string, image: UIImage(systemName: "text.alignleft"))
        case let picture as UIImage: ActivityPreview(title: "Image", image: picture)
        default: ActivityPreview(title: "1 Item", image: UIImage(systemName: "doc"))
        }
    }

    private static func name(of url: URL) -> String {
        let host = url.host ?? url.absoluteString
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    private static func preview(ofFile file: URL) -> ActivityPreview {
        let kind = UTType(filenameExtension: file.pathExtension)
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let size = (attributes?[.size] as? NSNumber).map { ByteCountFormatter.string(fromByteCount: $0.int64Value, countStyle: .file) }
        let name = kind?.localizedDescription.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Document"
        let picture = kind?.conforms(to: .image) == true ? UIImage(contentsOfFile: file.path) : nil
        return ActivityPreview(
            title: file.deletingPathExtension().lastPathComponent, subtitle: [name, size].compactMap { $0 }.joined(separator: " · "),
            image: picture ?? UIImage(systemName: "doc"))
    }
}
