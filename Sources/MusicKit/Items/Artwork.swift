import CoreGraphics
import QuinceFoundation

/// A picture of an item. Source: Apple's documentation of `Artwork`.
public struct Artwork: Codable, Hashable, Sendable {
    public let maximumWidth: Int
    public let maximumHeight: Int
    public let alternateText: String?
    /// An address with `{w}` and `{h}` for the size.
    private let template: String?

    /// The address of the picture in a size in pixels; nil where it has none.
    public func url(width: Int, height: Int) -> URL? {
        template.flatMap {
            URL(string: $0.replacingOccurrences(of: "{w}", with: "\(width)").replacingOccurrences(of: "{h}", with: "\(height)"))
        }
    }
}

/// Source: Apple's documentation of `ContentRating`.
public enum ContentRating: String, Codable, Hashable, Sendable { case clean, explicit }

/// A text about an item. Source: Apple's documentation of `EditorialNotes`.
public struct EditorialNotes: Codable, Hashable, Sendable {
    public let short: String?
    public let standard: String?
    public let name: String?
    public let tagline: String?
}

/// A piece of sound to listen to before. Source: Apple's documentation of `PreviewAsset`.
public struct PreviewAsset: Codable, Hashable, Sendable {
    public let url: URL?
    public let hlsURL: URL?
    public let artwork: Artwork?
}
