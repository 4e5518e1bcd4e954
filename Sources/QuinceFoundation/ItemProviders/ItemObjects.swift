import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding: String.Encoding = typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8
        guard let text = String(data: data, encoding: encoding), let object = NSString(string: text) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.asError(typeIdentifier)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Files' addresses are of a type of their own, too.
    public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? ["public.file-url", "public.url"] : ["public.url"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.asError(typeIdentifier)
        }
        return url
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString ?? "").utf8), nil)
        return nil
    }
}

/// Drags carry plain text: attributes have no form of their own.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { NSString.readableTypeIdentifiersForItemProvider }
    public static var writableTypeIdentifiersForItemProvider: [String] { NSString.writableTypeIdentifiersForItemProvider }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try NSString.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        let made =
            self == NSMutableAttributedString.self ? NSMutableAttributedString(string: "\(text)") : NSAttributedString(string: "\(text)")
        guard let object = made as? Self else { throw NSItemProvider.ErrorCode.unavailableCoercionError.asError(typeIdentifier) }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        NSString(string: string).loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
    }
}

/// Keys of `URLResourceKey.thumbnailDictionaryKey`'s dictionary.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}
