public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode

public var kCMMediaType_Video: CMMediaType { 0x7669_6465 }
public var kCMMediaType_Audio: CMMediaType { 0x736F_756E }
public var kCMMediaType_Muxed: CMMediaType { 0x6D75_7878 }
public var kCMMediaType_Text: CMMediaType { 0x7465_7874 }
public var kCMMediaType_ClosedCaption: CMMediaType { 0x636C_6370 }
public var kCMMediaType_Subtitle: CMMediaType { 0x7362_746C }
public var kCMMediaType_TimeCode: CMMediaType { 0x746D_6364 }
public var kCMMediaType_Metadata: CMMediaType { 0x6D65_7461 }

public var kCMVideoCodecType_H264: CMVideoCodecType { 0x6176_6331 }
public var kCMVideoCodecType_HEVC: CMVideoCodecType { 0x6876_6331 }
public var kCMVideoCodecType_JPEG: CMVideoCodecType { 0x6A70_6567 }
public var kCMVideoCodecType_MPEG4Video: CMVideoCodecType { 0x6D70_3476 }

/// The width and height of a picture, in pixels. Source: Apple's documentation of `CMVideoDimensions`.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32

    public init() { (width, height) = (0, 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// A description of a track's media: its type and codec, and a picture's size.
///
/// Source: Apple's documentation of `CMFormatDescription`.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
    /// A four-character code. Source: Apple's documentation of `CMFormatDescription.MediaType`.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: CMMediaType
        public init(rawValue: CMMediaType) { self.rawValue = rawValue }

        public static let video = MediaType(rawValue: kCMMediaType_Video)
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
        public static let text = MediaType(rawValue: kCMMediaType_Text)
        public static let closedCaption = MediaType(rawValue: kCMMediaType_ClosedCaption)
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
        public static let timeCode = MediaType(rawValue: kCMMediaType_TimeCode)
        public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
    }

    /// A codec's four-character code. Source: Apple's documentation of `CMFormatDescription.MediaSubType`.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        public let rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
        public init(string: String) { rawValue = CMFormatDescription.code(string) }

        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        public static let mpeg4AAC = MediaSubType(string: "aac ")
        public static let linearPCM = MediaSubType(string: "lpcm")

        public var description: String {
            let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
            return "'" + String(decoding: bytes, as: UTF8.self) + "'"
        }
    }

    public let mediaType: MediaType
    public let mediaSubType: MediaSubType
    /// Pixels; nothing for sound.
    public let dimensions: CMVideoDimensions

    package init(mediaType: MediaType, mediaSubType: MediaSubType, dimensions: CMVideoDimensions = CMVideoDimensions()) {
        (self.mediaType, self.mediaSubType, self.dimensions) = (mediaType, mediaSubType, dimensions)
    }

    /// The number of a four-character text, filled with spaces.
    package static func code(_ text: String) -> FourCharCode {
        let bytes = Array(text.unicodeScalars.prefix(4).map { $0.value & 0xFF })
        return (bytes + Array(repeating: 0x20, count: 4 - bytes.count)).reduce(0) { $0 << 8 | $1 }
    }

    public static func == (lhs: CMFormatDescription, rhs: CMFormatDescription) -> Bool {
        (lhs.mediaType, lhs.mediaSubType, lhs.dimensions) == (rhs.mediaType, rhs.mediaSubType, rhs.dimensions)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(mediaType)
        hasher.combine(mediaSubType)
        hasher.combine(dimensions)
    }
}

public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType.rawValue }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
