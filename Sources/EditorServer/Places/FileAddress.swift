import Foundation

/// Addresses of files, as editors write them.
enum FileAddress {
    /// Returns the path of a `file:` address; nil for any other.
    static func path(_ uri: String) -> String? {
        guard uri.hasPrefix("file://"), let url = URL(string: uri), url.isFileURL else { return nil }
        return url.standardizedFileURL.path
    }

    static func uri(_ url: URL) -> String { url.absoluteString }
    static func uri(path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
