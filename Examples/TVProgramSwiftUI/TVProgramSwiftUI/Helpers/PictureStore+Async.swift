import UIKit

extension PictureStore {
    /// Loads a picture that is not in the cache. It comes into the cache even if nobody waits for it any more.
    ///
    /// - Returns: Nil where there is no picture.
    func picture(at url: URL) async -> UIImage? {
        await withCheckedContinuation { continuation in
            _ = load(url) { continuation.resume(returning: $0) }
        }
    }
}
