import Foundation

/// iCloud as it is on a device that nobody has signed in to: no token, no containers, no items.
extension FileManager {
    /// The identity of the signed-in iCloud account; always nil.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of a container that iCloud keeps; nil, since nobody is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Whether the item is kept by iCloud; none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Moves an item into a container or out of it.
    ///
    /// - Throws: `CocoaError.ubiquitousFileUbiquityServerNotAvailable`, always.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.noCloud(url) }

    /// Asks for an item's content. Throws as `setUbiquitous(_:itemAt:destinationURL:)` does.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }

    /// Removes an item's content from the device. Throws as `setUbiquitous(_:itemAt:destinationURL:)` does.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.noCloud(url) }

    private static func noCloud(_ url: URL) -> CocoaError {
        CocoaError(.ubiquitousFileUbiquityServerNotAvailable, userInfo: [NSURLErrorKey: url, NSFilePathErrorKey: url.path])
    }
}

extension NSNotification.Name {
    /// Another person has signed in to iCloud, or out of it.
    public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}
