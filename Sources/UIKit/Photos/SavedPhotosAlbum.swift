@_spi(Quince) import QuinceFoundation

/// Adds a video to the device's photo library.
///
/// Source: Apple's “UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)”.
@available(*, unavailable, message: "not yet in Quince: videos in the photo library")
@MainActor @preconcurrency public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Whether a video can be added to the device's photo library.
///
/// Source: Apple's “UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_:)”.
@available(*, unavailable, message: "not yet in Quince: videos in the photo library")
@MainActor @preconcurrency public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Adds an image to the device's photo library, then sends `completionSelector` to `completionTarget`:
/// `image(_:didFinishSavingWithError:contextInfo:)`.
///
/// The app's Info.plist must have `NSPhotoLibraryAddUsageDescription`; without it the app is ended, as on iOS. Unlike iOS, the device does
/// not ask the user.
///
/// Source: Apple's “UIImageWriteToSavedPhotosAlbum(_:_:_:_:)”.
@MainActor @preconcurrency public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    PhotoLibrary.requireUsageDescription()
    var failure: NSError?
    do { try PhotoLibrary.add(image) } catch { failure = error as NSError }
    guard let completionTarget, let completionSelector else { return }
    let target = completionTarget as AnyObject
    // The parameter is no optional where apps declare it, and NULL is a value of it all the same.
    let context = unsafeBitCast(contextInfo, to: UnsafeRawPointer.self)
    DeferredWork.schedule {
        guard let method = ObjectRuntime.method(completionSelector.name, of: target) else {
            unrecognizedSelector(completionSelector, sentTo: target)
        }
        _ = method(target, [image, failure, context])
    }
}
