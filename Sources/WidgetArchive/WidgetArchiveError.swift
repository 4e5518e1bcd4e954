import RenderProtocol

/// Why bytes are no archive.
public enum WidgetArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
    case notAnArchive
    case unknownVersion(UInt8)
    case malformed(String)

    public var description: String {
        switch self {
        case .notAnArchive: "the data does not start like a widget's archive"
        case .unknownVersion(let version):
            "the widget's archive has version \(version); this version of Quince reads version \(WidgetArchive.binaryVersion)"
        case .malformed(let what): "the widget's archive is damaged: \(what)"
        }
    }
}

/// The limits on archives. An archive beyond them is refused.
public enum WidgetArchiveLimits {
    public static let entries = 4_000
    /// Of one entry.
    public static let renditions = 24
    /// Of one rendition.
    public static let links = 1_000
    public static let actions = 1_000
    public static let liveTexts = 1_000
    public static let elements = 1_000
    public static let runs = 1_000
    /// Of a picture of the widget, at the archive's scale.
    public static let pixels = 16_777_216.0
    public static let images = 100_000
    /// Bytes of one part.
    public static let partLength = 256 << 20
    /// Of an archive, in bytes.
    public static let length = 64 << 20
}
