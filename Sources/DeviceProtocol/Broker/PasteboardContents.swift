import Foundation

/// Items on a pasteboard, and the date from which on they are gone.
public struct PasteboardContents: Codable, Equatable, Sendable {
    /// The representations of each item, by type.
    public var items: [[String: PasteboardRepresentation]]
    public var expirationDate: Date?

    public init(items: [[String: PasteboardRepresentation]] = [], expirationDate: Date? = nil) {
        (self.items, self.expirationDate) = (items, expirationDate)
    }
}

/// A value on a pasteboard as bytes.
public struct PasteboardRepresentation: Codable, Hashable, Sendable {
    /// The kind of value that an app put there, which another gets again.
    public enum Kind: String, Codable, Sendable {
        case data
        /// A string, in UTF-8.
        case text
        /// A link, in UTF-8.
        case url
        /// A picture, as PNG.
        case image
        /// A colour: a property list of red, green, blue and alpha.
        case color
        /// A number, date, array or dictionary.
        case propertyList
    }

    public var kind: Kind
    public var data: Data

    public init(_ kind: Kind, _ data: Data) { (self.kind, self.data) = (kind, data) }
}

/// A pasteboard's state at a time.
public struct PasteboardState: Codable, Equatable, Sendable {
    /// The number of times the items have been replaced since the device was booted.
    public var changeCount: Int
    /// The number of changes of any kind.
    public var revision: Int
    /// nil where the app that asks knows this revision.
    public var contents: PasteboardContents?

    public init(changeCount: Int = 0, revision: Int = 0, contents: PasteboardContents? = nil) {
        (self.changeCount, self.revision, self.contents) = (changeCount, revision, contents)
    }
}
