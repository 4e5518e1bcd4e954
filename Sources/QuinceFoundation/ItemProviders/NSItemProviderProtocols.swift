import Foundation

/// The processes that may load a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

/// The permitted uses of a representation's file.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file is opened where it lies, not copied.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that an item provider can hand out as data.
///
/// Source: Apple's “NSItemProviderWriting”.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types the class can be written as, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types this object can be written as; those of its class unless it says otherwise.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility
    /// Hands the data of a type to `completionHandler`, now or later; nil where the data is there at once.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
    public static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    { .all }
    public func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility
    { Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier) }
}

/// A class whose objects can be made from what an item provider hands out.
///
/// Source: Apple's “NSItemProviderReading”.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types the class can be made from, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
