import QuinceFoundation
import UIKit

/// Loads the pictures of assets ahead, so that they are there at once when they are asked for.
///
/// Source: Apple's documentation of `PHCachingImageManager`.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether pictures are cached that are not small.
    open var allowsCachingHighQualityImages = true
    private let ahead = DispatchQueue(label: "com.apple.photos.caching", qos: .utility)

    /// Loads pictures in the background; requests of the same size, mode and options find them.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        let options = (options?.copy() as? PHImageRequestOptions) ?? PHImageRequestOptions()
        for asset in assets {
            let picture = PhotoPicture(asset, targetSize, contentMode, options)
            pictures.want(picture)
            ahead.async { [pictures] in pictures.prepare(picture) }
        }
    }

    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        let options = (options?.copy() as? PHImageRequestOptions) ?? PHImageRequestOptions()
        for asset in assets { pictures.forget(PhotoPicture(asset, targetSize, contentMode, options)) }
    }

    open func stopCachingImagesForAllAssets() { pictures.forgetAll() }
}
