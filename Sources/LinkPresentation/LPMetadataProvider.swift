@_weakLinked import FoundationNetworking
@_spi(Quince) import QuinceFoundation

/// Loads a page and reads what its card shows. A provider is used once.
///
/// Source: Apple's documentation of `LPMetadataProvider`.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isUsed = false
    private var isCancelled = false
    /// Whether the card's pictures are loaded, too.
    open var shouldFetchSubresources = true
    /// Seconds after which loading fails.
    open var timeout: TimeInterval = 30
    /// Longer pages are read as far as this, in bytes.
    private static let maximumLength = 2 << 20

    public override init() { super.init() }

    /// Loads a page.
    ///
    /// - Parameter completionHandler: Called on any thread, with an `LPError` where there is none. A second call on one provider ends the app, as on iOS.
    open func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        startFetchingMetadata(for: URLRequest(url: url), completionHandler: completionHandler)
    }

    open func startFetchingMetadata(for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void)
    {
        let wasUsed = lock.withLock {
            defer { isUsed = true }
            return isUsed
        }
        if wasUsed { raise(.invalidArgumentException, "Trying to start fetching on an LPMetadataProvider that has already started.") }
        guard let url = request.url, ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
            return completionHandler(nil, LPError(.metadataFetchFailed))
        }
        var request = request
        request.timeoutInterval = timeout
        let task = URLSession.shared.dataTask(with: request) { [self] data, response, error in
            if let error { return completionHandler(nil, failure(error)) }
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            guard let data, (200..<300).contains(status) else { return completionHandler(nil, LPError(.metadataFetchFailed)) }
            completionHandler(metadata(url, response, data), nil)
        }
        let isCancelled = lock.withLock {
            self.task = task
            return self.isCancelled
        }
        if isCancelled { return completionHandler(nil, LPError(.metadataFetchCancelled)) }
        task.resume()
    }

    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        try await startFetchingMetadata(for: URLRequest(url: url))
    }

    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        try await withCheckedThrowingContinuation { continuation in
            startFetchingMetadata(for: request) { metadata, error in
                if let metadata {
                    continuation.resume(returning: metadata)
                } else {
                    continuation.resume(throwing: error ?? LPError(.unknown))
                }
            }
        }
    }

    /// Ends loading; the handler gets `LPError.metadataFetchCancelled`.
    open func cancel() {
        lock.withLock {
            isCancelled = true
            return task
        }?.cancel()
    }

    private func failure(_ error: any Error) -> LPError {
        let code: LPError.Code
        switch (error as? URLError)?.code {
        case .cancelled: code = .metadataFetchCancelled
        case .timedOut: code = .metadataFetchTimedOut
        case .appTransportSecurityRequiresSecureConnection: code = .metadataFetchNotAllowed
        default: code = .metadataFetchFailed
        }
        return LPError(code, userInfo: [NSUnderlyingErrorKey: error as NSError])
    }

    private func metadata(_ address: URL, _ response: URLResponse?, _ data: Data) -> LPLinkMetadata {
        let metadata = LPLinkMetadata(), url = response?.url ?? address
        (metadata.originalURL, metadata.url) = (address, url)
        if response?.mimeType?.hasPrefix("image/") == true {
            metadata.title = url.lastPathComponent
            metadata.imageProvider = Self.provider { $0(data, nil) }
            return metadata
        }
        let text = data.prefix(Self.maximumLength)
        let head = PageHead(String(data: text, encoding: .utf8) ?? String(decoding: text, as: UTF8.self), address: url)
        (metadata.title, metadata.summary, metadata.remoteVideoURL) = (head.title, head.summary, head.video)
        guard shouldFetchSubresources else { return metadata }
        metadata.imageProvider = head.image.map(Self.provider)
        metadata.iconProvider = (head.icon ?? URL(string: "/favicon.ico", relativeTo: url)?.absoluteURL).map(Self.provider)
        return metadata
    }

    /// A provider of a picture on the network, which is loaded when it is asked for.
    private static func provider(_ url: URL) -> NSItemProvider {
        provider { done in
            nonisolated(unsafe) let done = done
            URLSession.shared.dataTask(with: url) { data, _, error in done(error == nil ? data : nil, error) }.resume()
        }
    }

    private static func provider(_ load: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Void) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.image", visibility: .all) { done in
            load(done)
            return nil
        }
        return provider
    }
}
