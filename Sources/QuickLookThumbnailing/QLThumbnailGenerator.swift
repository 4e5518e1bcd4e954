import QuinceFoundation
import UIKit

/// Makes thumbnails of files: of images, PDF documents and texts their contents, of others an icon.
///
/// Source: Apple's documentation of `QLThumbnailGenerator`.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    private static let one = QLThumbnailGenerator()
    open class var shared: QLThumbnailGenerator { one }

    private let queue = DispatchQueue(label: "Quince.thumbnails", qos: .userInitiated)
    private let lock = NSLock()
    private var cancelled: Set<ObjectIdentifier> = []
    /// How many pictures of a request are still to be made.
    private var waiting: [ObjectIdentifier: Int] = [:]

    public override init() { super.init() }

    /// Makes the best of the pictures that a request asks for.
    ///
    /// - Parameter completion: Called on another thread, with the picture or a `QLThumbnailError`.
    open func generateBestRepresentation(
        for request: Request, completion: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completion = completion
        perform(request) { result in
            switch result {
            case .success(let picture): completion(picture, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    /// - Throws: `QLThumbnailError`.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try await withCheckedThrowingContinuation { continuation in perform(request) { continuation.resume(with: $0) } }
    }

    /// Makes the pictures that a request asks for, the quickest first.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: ((QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)?
    ) {
        guard let updateHandler else { return }
        nonisolated(unsafe) let update = updateHandler
        let types: [(Request.RepresentationTypes, QLThumbnailRepresentation.RepresentationType)] = [
            (.icon, .icon), (.lowQualityThumbnail, .lowQualityThumbnail), (.thumbnail, .thumbnail),
        ]
        let wanted = types.filter { request.representationTypes.contains($0.0) }
        for (_, type) in wanted {
            perform(request, type) { result in
                switch result {
                case .success(let picture): update(picture, type, nil)
                case .failure(let error): update(nil, type, error)
                }
            }
        }
    }

    /// Makes the best picture, and writes it into a file.
    ///
    /// - Parameter contentType: `public.png` or `public.jpeg`.
    open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String, completion: @escaping ((any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completion = completion
        perform(request) { result in
            do {
                let image = try result.get().uiImage
                let data = contentType == "public.jpeg" ? image.jpegData(compressionQuality: 0.9) : image.pngData()
                guard let data, (try? data.write(to: fileURL)) != nil else { throw QLThumbnailError(.savingToURLFailed) }
                completion(nil)
            } catch { completion(error) }
        }
    }

    /// Ends a request; its handler gets `QLThumbnailError.requestCancelled`.
    open func cancel(_ request: Request) {
        lock.withLock { if waiting[ObjectIdentifier(request)] != nil { _ = cancelled.insert(ObjectIdentifier(request)) } }
    }

    private func perform(
        _ request: Request, _ type: QLThumbnailRepresentation.RepresentationType? = nil,
        _ done: @escaping @Sendable (Result<QLThumbnailRepresentation, any Error>) -> Void
    ) {
        let identity = ObjectIdentifier(request)
        lock.withLock { waiting[identity, default: 0] += 1 }
        queue.async { [self] in
            let isCancelled = lock.withLock { cancelled.contains(identity) }
            defer { finish(identity) }
            guard !isCancelled else { return done(.failure(QLThumbnailError(.requestCancelled))) }
            done(Result { try ThumbnailDrawing(request).representation(type) })
        }
    }

    private func finish(_ identity: ObjectIdentifier) {
        lock.withLock {
            waiting[identity, default: 1] -= 1
            guard waiting[identity] == 0 else { return }
            waiting.removeValue(forKey: identity)
            cancelled.remove(identity)
        }
    }
}
