/// A field of TIFF, Exif or GPS and the property that it is.
struct MetadataTag: Sendable {
    enum Kind: UInt16, Sendable {
        case byte = 1, text = 2, short = 3, long = 4, rational = 5, undefined = 7, signedRational = 10
    }

    let number: UInt16
    let name: String
    let kind: Kind
    /// Whether the property is a list also where it has one value.
    var isList = false

    private static func tag(_ number: UInt16, _ name: String, _ kind: Kind, isList: Bool = false) -> MetadataTag {
        MetadataTag(number: number, name: name, kind: kind, isList: isList)
    }

    /// Source: TIFF 6.0.
    static let tiff = [
        tag(0x10E, "ImageDescription", .text), tag(0x10F, "Make", .text), tag(0x110, "Model", .text), tag(0x112, "Orientation", .short),
        tag(0x11A, "XResolution", .rational), tag(0x11B, "YResolution", .rational), tag(0x128, "ResolutionUnit", .short),
        tag(0x131, "Software", .text), tag(0x132, "DateTime", .text), tag(0x13B, "Artist", .text), tag(0x8298, "Copyright", .text),
    ]

    /// Source: Exif 2.32.
    static let exif = [
        tag(0x829A, "ExposureTime", .rational), tag(0x829D, "FNumber", .rational), tag(0x8822, "ExposureProgram", .short),
        tag(0x8827, "ISOSpeedRatings", .short, isList: true), tag(0x9003, "DateTimeOriginal", .text),
        tag(0x9004, "DateTimeDigitized", .text), tag(0x9011, "OffsetTimeOriginal", .text),
        tag(0x9201, "ShutterSpeedValue", .signedRational),
        tag(0x9202, "ApertureValue", .rational), tag(0x9203, "BrightnessValue", .signedRational),
        tag(0x9204, "ExposureBiasValue", .signedRational), tag(0x9207, "MeteringMode", .short), tag(0x9209, "Flash", .short),
        tag(0x920A, "FocalLength", .rational), tag(0x9291, "SubsecTimeOriginal", .text), tag(0xA001, "ColorSpace", .short),
        tag(0xA002, "PixelXDimension", .long), tag(0xA003, "PixelYDimension", .long), tag(0xA403, "WhiteBalance", .short),
        tag(0xA405, "FocalLenIn35mmFilm", .short), tag(0xA433, "LensMake", .text), tag(0xA434, "LensModel", .text),
    ]

    /// Source: Exif 2.32.
    static let gps = [
        tag(1, "LatitudeRef", .text), tag(2, "Latitude", .rational), tag(3, "LongitudeRef", .text), tag(4, "Longitude", .rational),
        tag(5, "AltitudeRef", .byte), tag(6, "Altitude", .rational), tag(7, "TimeStamp", .rational), tag(12, "SpeedRef", .text),
        tag(13, "Speed", .rational), tag(16, "ImgDirectionRef", .text), tag(17, "ImgDirection", .rational), tag(29, "DateStamp", .text),
    ]

    /// The fields that hold the places of the others' directories.
    static let exifDirectory: UInt16 = 0x8769, gpsDirectory: UInt16 = 0x8825
}
