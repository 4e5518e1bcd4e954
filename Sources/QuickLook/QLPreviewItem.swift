/// A file that can be previewed.
///
/// Source: Apple's documentation of `QLPreviewItem`.
public protocol QLPreviewItem: NSObjectProtocol {
    /// The address of the file; nil where it is not there yet.
    var previewItemURL: URL? { get }
    /// The title of the preview; nil is the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}
