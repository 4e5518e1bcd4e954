import Photos
import UIKit

/// Keeps photos somewhere.
protocol PhotoSaving {
    func save(_ image: UIImage) async throws
}

/// Adds photos to the user's library, if the user agrees.
struct PhotoLibrarySaver: PhotoSaving {
    enum Failure: LocalizedError {
        case denied

        var errorDescription: String? { "Studio may not add to your photos. You can change that in Settings." }
    }

    func save(_ image: UIImage) async throws {
        let status = await PHPhotoLibrary.requestAuthorization(for: .addOnly)
        guard status == .authorized || status == .limited else { throw Failure.denied }
        try await PHPhotoLibrary.shared().performChanges {
            _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
        }
    }
}
