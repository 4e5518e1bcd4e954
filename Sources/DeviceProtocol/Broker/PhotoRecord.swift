import Foundation

/// A photo in the device's library.
public struct PhotoRecord: Codable, Hashable, Sendable {
    /// The file's name, `IMG_0001.JPG`.
    public var name: String
    /// The date it was added.
    public var date: Date

    public init(name: String, date: Date) { (self.name, self.date) = (name, date) }
}
