/// Everything that a card of a link shows.
///
/// Source: Apple's documentation of `LPLinkMetadata`.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address of the page, after redirections.
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
    /// The page's words about itself.
    var summary: String?

    public override init() { super.init() }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        super.init()
        func url(_ key: String) -> URL? { (coder.decodeObject(of: NSURL.self, forKey: key)) as URL? }
        (originalURL, self.url, remoteVideoURL) = (url("originalURL"), url("URL"), url("remoteVideoURL"))
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    }

    /// Writes the addresses and the title; pictures are loaded again.
    open func encode(with coder: NSCoder) {
        for (key, url) in [("originalURL", originalURL), ("URL", url), ("remoteVideoURL", remoteVideoURL)] {
            coder.encode(url.map { $0 as NSURL }, forKey: key)
        }
        coder.encode(title.map { NSString(string: $0) }, forKey: "title")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title, copy.summary) = (originalURL, url, title, summary)
        (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
        copy.remoteVideoURL = remoteVideoURL
        return copy
    }
}
