@available(*, unavailable, message: "not yet in Quince: XMP metadata")
public enum CGImageMetadata {}
@available(*, unavailable, message: "not yet in Quince: XMP metadata")
public enum CGMutableImageMetadata {}
@available(*, unavailable, message: "not yet in Quince: XMP metadata")
public enum CGImageMetadataTag {}
@available(*, unavailable, message: "not yet in Quince: XMP metadata")
public func CGImageSourceCopyMetadataAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> Never? { fatalError() }
@available(*, unavailable, message: "not yet in Quince: XMP metadata")
public func CGImageDestinationAddImageAndMetadata(
    _ idst: CGImageDestination, _ image: CGImage, _ metadata: Never?, _ options: CFDictionary?
) {}
@available(*, unavailable, message: "not yet in Quince: copies of files with other metadata")
public func CGImageDestinationCopyImageSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ options: CFDictionary?, _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { fatalError() }
@available(*, unavailable, message: "not yet in Quince: depth and mattes")
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(_ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString)
    -> CFDictionary?
{
    fatalError()
}
@available(*, unavailable, message: "not yet in Quince: depth and mattes")
public func CGImageDestinationAddAuxiliaryDataInfo(
    _ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) {}
@available(*, unavailable, message: "not yet in Quince: CGDataConsumer")
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: Never, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {}
