internal import DeviceProtocol
import QuinceFoundation

/// A picture, sound or video that a notification shows.
///
/// Source: Apple's documentation of `UNNotificationAttachment`.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the attachment within its notification; a new one where the app gives an empty name.
    public let identifier: String
    /// The file. Once the notification is scheduled, it is in a folder of the system's.
    public let url: URL
    /// The uniform type identifier of the file.
    public let type: String
    let options: Options

    /// How an attachment is shown.
    struct Options {
        var hidesThumbnail = false
        /// The part of the picture that is shown, in fractions of its size from the top left.
        var clipping = CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// - Parameters:
    ///   - url: A file that exists.
    ///   - options: Values of the keys `UNNotificationAttachmentOptions…`.
    /// - Throws: `UNError` where there is no such file, its kind is not supported, or it is too large.
    public convenience init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? NSNumber else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let kind = AttachmentKind(typeIdentifier: hint) ?? AttachmentKind(fileExtension: url.pathExtension) else {
            throw UNError(.attachmentUnrecognizedType)
        }
        guard size.intValue <= kind.largestSize else { throw UNError(.attachmentInvalidFileSize) }
        self.init(
            identifier: identifier.isEmpty ? UUID().uuidString : identifier, url: url,
            type: hint ?? kind.typeIdentifier(ofExtension: url.pathExtension), options: Options(options ?? [:]))
    }

    private init(identifier: String, url: URL, type: String, options: Options) {
        (self.identifier, self.url, self.type, self.options) = (identifier, url, type, options)
        super.init()
    }

    convenience init(_ record: NotificationAttachment) {
        self.init(identifier: record.identifier, url: URL(fileURLWithPath: record.path), type: record.type, options: Options())
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAttachment else { return false }
        return identifier == other.identifier && url == other.url && type == other.type
    }
    open override var hash: Int { identifier.hashValue }

    // MARK: The device's form

    /// Moves the file into the system's folder, unless it is there, and returns the attachment in the device's form. Files of the app's bundle are copied.
    ///
    /// - Throws: `UNError.attachmentMoveIntoDataStoreFailed`.
    func record() throws -> NotificationAttachment {
        let file = try stored()
        return NotificationAttachment(
            identifier: identifier, path: file.path, type: type, thumbnail: options.hidesThumbnail ? nil : thumbnail(of: file))
    }

    private static var store: URL {
        URL.libraryDirectory.appendingPathComponent("UserNotifications/Attachments", isDirectory: true)
    }

    private func stored() throws -> URL {
        let store = Self.store
        if url.path.hasPrefix(store.path + "/") { return url }
        let folder = store.appendingPathComponent(UUID().uuidString, isDirectory: true)
        let place = folder.appendingPathComponent(url.lastPathComponent)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let isBundled = url.path.hasPrefix(Bundle.main.bundlePath + "/")
            if isBundled {
                try FileManager.default.copyItem(at: url, to: place)
            } else {
                try FileManager.default.moveItem(at: url, to: place)
            }
        } catch { throw UNError(.attachmentMoveIntoDataStoreFailed) }
        return place
    }

    /// A square PNG of the middle of a picture; nil for other files.
    private func thumbnail(of file: URL) -> Data? {
        let kind = AttachmentKind(fileExtension: file.pathExtension) ?? AttachmentKind(typeIdentifier: type)
        guard kind == .image else { return nil }
        let maker = _typeByName("5UIKit21NotificationThumbnailC") as? any AttachmentThumbnailMaking.Type
        return (try? Data(contentsOf: file)).flatMap { maker?.thumbnail(of: $0, clipping: options.clipping) }
    }
}

/// Draws thumbnails; UIKit's class, which lies above this module. Every process with notifications has it.
package protocol AttachmentThumbnailMaking: AnyObject {
    /// - Parameter clipping: The part of the picture that is shown, in fractions of its size from the top left.
    static func thumbnail(of picture: Data, clipping: CGRect) -> Data?
}

extension UNNotificationAttachment.Options {
    init(_ values: [AnyHashable: Any]) {
        hidesThumbnail = (values[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? NSNumber)?.boolValue ?? false
        if let parts = values[UNNotificationAttachmentOptionsThumbnailClippingRectKey] as? [String: Any] {
            let numbers = ["X", "Y", "Width", "Height"].map { (parts[$0] as? NSNumber)?.doubleValue ?? ($0 == "X" || $0 == "Y" ? 0 : 1) }
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            clipping = rect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }
}

/// The uniform type identifier of a file whose name does not tell it, a `String`.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether the attachment has no thumbnail, a Boolean `NSNumber`.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The part of a picture that the thumbnail shows, a dictionary of a rectangle from 0 to 1.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The frame or time of an animation or video that the thumbnail shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The kinds of files that can be attached, with the largest sizes.
///
/// Source: Apple's documentation of `UNNotificationAttachment`.
enum AttachmentKind {
    case audio, image, video

    private static let extensions: [String: (AttachmentKind, String)] = [
        "aif": (.audio, "public.aiff-audio"), "aiff": (.audio, "public.aiff-audio"), "wav": (.audio, "com.microsoft.waveform-audio"),
        "mp3": (.audio, "public.mp3"), "m4a": (.audio, "public.mpeg-4-audio"), "jpg": (.image, "public.jpeg"),
        "jpeg": (.image, "public.jpeg"), "gif": (.image, "com.compuserve.gif"), "png": (.image, "public.png"),
        "heic": (.image, "public.heic"), "mpg": (.video, "public.mpeg"), "mpeg": (.video, "public.mpeg"),
        "m2v": (.video, "public.mpeg-2-video"), "mp4": (.video, "public.mpeg-4"), "avi": (.video, "public.avi"),
        "mov": (.video, "com.apple.quicktime-movie"),
    ]

    init?(fileExtension: String) {
        guard let known = Self.extensions[fileExtension.lowercased()] else { return nil }
        self = known.0
    }

    init?(typeIdentifier: String?) {
        guard let typeIdentifier else { return nil }
        guard let known = Self.extensions.values.first(where: { $0.1 == typeIdentifier }) else {
            switch typeIdentifier {
            case "public.image": self = .image
            case "public.audio": self = .audio
            case "public.movie": self = .video
            default: return nil
            }
            return
        }
        self = known.0
    }

    func typeIdentifier(ofExtension fileExtension: String) -> String { Self.extensions[fileExtension.lowercased()]?.1 ?? "public.data" }

    /// Bytes.
    var largestSize: Int {
        switch self {
        case .audio: 5 << 20
        case .image: 10 << 20
        case .video: 50 << 20
        }
    }
}
