internal import MediaInformation

/// Pictures of a video at given times. FFmpeg, where it is installed, decodes them.
///
/// Source: Apple's documentation of `AVAssetImageGenerator`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// Source: Apple's documentation of `AVAssetImageGenerator.Result`.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    /// Source: Apple's documentation of `AVAssetImageGenerator.ApertureMode`.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    public let asset: AVAsset
    /// Whether pictures are turned upright.
    open var appliesPreferredTrackTransform = false
    /// The size that pictures are made to fit into, in pixels; 0 for any.
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    /// How the pictures of tracks are put together; nil shows the first video track.
    open var videoComposition: AVVideoComposition?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    private let queue = DispatchQueue(label: "AVAssetImageGenerator")
    private let lock = NSLock()
    private var generation = 0

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Decodes the picture at a time. Blocks the caller until it is there.
    ///
    /// - Throws: `AVError`, where the asset has no video or no picture at the time.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let image = try picture(at: requestedTime)
        actualTime?.pointee = clamped(requestedTime)
        return image
    }

    /// Decodes the picture at a time.
    public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { (try self.picture(at: time), self.clamped(time)) }) }
        }
    }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        queue.async {
            do {
                handler(try self.picture(at: requestedTime), self.clamped(requestedTime), nil)
            } catch {
                handler(nil, .invalid, error)
            }
        }
    }

    /// Decodes pictures one after the other.
    ///
    /// - Parameter handler: Called for each, on a queue of the generator's.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
    ) {
        let number = lock.withLock { generation }
        for time in requestedTimes.map(\.timeValue) {
            queue.async {
                guard number == self.lock.withLock({ self.generation }) else { return handler(time, nil, .invalid, .cancelled, nil) }
                do {
                    handler(time, try self.picture(at: time), self.clamped(time), .succeeded, nil)
                } catch {
                    handler(time, nil, .invalid, .failed, error)
                }
            }
        }
    }

    /// Ends requests of `generateCGImagesAsynchronously`; the picture that is being decoded still comes.
    open func cancelAllCGImageGeneration() { lock.withLock { generation += 1 } }

    private func clamped(_ time: CMTime) -> CMTime { CMTimeMaximum(.zero, CMTimeMinimum(time, asset.duration)) }

    private func picture(at time: CMTime) throws -> CGImage {
        if asset is AVComposition || videoComposition != nil { return try renderedPicture(at: time) }
        let information = try asset.source.read().get()
        guard let track = information.videoTracks.first, track.width >= 1, track.height >= 1 else {
            throw AVError.Code.noImageAtTime.error()
        }
        guard time.isNumeric, time.seconds >= 0 else { throw AVError.Code.noImageAtTime.error() }
        let size = pixelSize(asset.tracks(withMediaType: .video)[0])
        // Behind the last picture there is none, which lasts until the end.
        let seconds = min(time.seconds, max(information.duration.seconds - 0.1, 0))
        do {
            let frame = try MediaFrames.frame(
                of: asset.source.address, at: seconds, width: size.width, height: size.height, isUpright: appliesPreferredTrackTransform)
            guard let image = frame?.image else { throw AVError.Code.noImageAtTime.error() }
            return image
        } catch let error as MediaError {
            throw AssetSource.error(error, asset.source.url)
        }
    }

    private func renderedPicture(at time: CMTime) throws -> CGImage {
        guard time.isNumeric, time.seconds >= 0 else { throw AVError.Code.noImageAtTime.failure() }
        let isUpright = appliesPreferredTrackTransform
        let still = try RenderedStill(of: asset, videoComposition, at: time)
        guard let image = try still.image(still.size(isUpright: isUpright).map(pixelSize), isUpright: isUpright) else {
            throw AVError.Code.noImageAtTime.failure()
        }
        return image
    }

    private func pixelSize(_ track: AVAssetTrack) -> (width: Int, height: Int) {
        var size = track.naturalSize
        if appliesPreferredTrackTransform {
            let turned = CGRect(origin: .zero, size: size).applying(track.preferredTransform)
            size = CGSize(width: abs(turned.width), height: abs(turned.height))
        }
        return pixelSize(size)
    }

    private func pixelSize(_ size: CGSize) -> (width: Int, height: Int) {
        let wide = maximumSize.width > 0 ? maximumSize.width / size.width : 1
        let high = maximumSize.height > 0 ? maximumSize.height / size.height : 1
        let scale = min(wide, high, 1, CGFloat(MediaFrames.largestSide) / max(size.width, size.height))
        return (max(Int((size.width * scale).rounded()), 1), max(Int((size.height * scale).rounded()), 1))
    }

    /// Decodes pictures one after the other.
    public func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }

    /// Pictures at given times. Source: Apple's documentation of `AVAssetImageGenerator.Images`.
    public struct Images: AsyncSequence, Sendable {
        /// A picture, or why there is none.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        let generator: AVAssetImageGenerator
        let times: [CMTime]

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(generator: generator, times: times[...]) }

        public struct AsyncIterator: AsyncIteratorProtocol {
            let generator: AVAssetImageGenerator
            var times: ArraySlice<CMTime>

            public mutating func next() async -> Element? {
                guard let time = times.popFirst() else { return nil }
                do {
                    let (image, actual) = try await generator.image(at: time)
                    return .success(requestedTime: time, image: image, actualTime: actual)
                } catch {
                    return .failure(requestedTime: time, error: error)
                }
            }
        }
    }
}
