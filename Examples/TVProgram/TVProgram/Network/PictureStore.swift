import UIKit

/// Loads pictures and keeps them while there is memory.
@MainActor
final class PictureStore {
    private let session: URLSession
    private let cache = NSCache<NSURL, UIImage>()

    /// - Parameter capacity: How many bytes of pixels are kept.
    init(session: URLSession = .shared, capacity: Int = 64 << 20) {
        self.session = session
        cache.totalCostLimit = capacity
    }

    func cachedPicture(at url: URL) -> UIImage? {
        cache.object(forKey: url as NSURL)
    }

    /// Loads a picture that is not in the cache.
    ///
    /// - Parameter completion: Called on the main queue, with nil where there is no picture.
    /// - Returns: The task, to be cancelled when nobody waits for the picture any more.
    func load(_ url: URL, completion: @escaping (UIImage?) -> Void) -> URLSessionTask {
        let task = session.dataTask(with: url) { [weak self] data, response, _ in
            let isFound = (response as? HTTPURLResponse)?.statusCode == 200
            let picture = isFound ? data.flatMap(UIImage.init(data:)) : nil
            DispatchQueue.main.async { [weak self] in
                if let picture { self?.keep(picture, of: url) }
                completion(picture)
            }
        }
        task.resume()
        return task
    }

    private func keep(_ picture: UIImage, of url: URL) {
        let pixels = picture.size.width * picture.scale * picture.size.height * picture.scale
        cache.setObject(picture, forKey: url as NSURL, cost: Int(pixels) * 4)
    }
}
