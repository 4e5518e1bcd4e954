public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The identifiers of the kinds of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFileType.allCases.map(\.rawValue) }

/// Reads the image of data; nil without any.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.length == 0 ? nil : CGImageSource(Data(referencing: data), isFinal: true)
}

/// Reads the image of a file; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let file = url as URL?, let data = try? Data(contentsOf: file, options: .mappedIfSafe), !data.isEmpty else { return nil }
    return CGImageSource(data, isFinal: true)
}

/// Reads the image of a provider's data; nil without any.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Reads an image whose data is still coming.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isFinal: false) }

/// Replaces the data of an image that is still coming.
///
/// - Parameter data: All data so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(Data(referencing: data), isFinal: final)
}

/// Replaces the data of an image that is still coming.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    if let data = provider.data { CGImageSourceUpdateData(isrc, data, final) }
}

/// The identifier of the file's kind; nil while it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type?.rawValue }

/// The number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The properties of the file as a whole.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { isrc.containerProperties() }

/// The properties of a picture; nil where there is none.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties(index)
}

/// A picture as it lies in the file, whatever its orientation; nil where there is none.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let image = isrc.image(index) else { return nil }
    if let factor = (options?[kCGImageSourceSubsampleFactor]).flatMap(Thumbnail.number), [2, 4, 8].contains(factor) {
        return Thumbnail.scaled(image, by: 1 / CGFloat(factor))
    }
    return image
}

/// Drops the decoded pixels of a picture; they are decoded again when they are asked for.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.dropPixels() }

/// A small picture; nil where there is none and the options do not ask for one to be made.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    func isOn(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? options?[key] as? Bool ?? false }
    // Files of the kinds that are read here bring none along, or one that Quince does not use.
    guard isOn(kCGImageSourceCreateThumbnailFromImageAlways) || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let image = isrc.image(index)
    else { return nil }
    let limit = (options?[kCGImageSourceThumbnailMaxPixelSize]).flatMap(Thumbnail.number)
    let orientation = isOn(kCGImageSourceCreateThumbnailWithTransform) ? isrc.contents?.orientation ?? 1 : 1
    return Thumbnail.make(image, limit: limit, orientation: orientation)
}

/// The state of the file.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// The state of a picture.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index >= 0 && (index == 0 || index < isrc.count) ? isrc.status : .statusInvalidData
}

/// The picture that stands for the file.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
