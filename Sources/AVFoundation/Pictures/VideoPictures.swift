internal import MediaInformation

/// The pictures of an item, one after the other while it plays. Used on the main thread; decoding happens beside it.
final class VideoPictures: @unchecked Sendable {
    private let queue = DispatchQueue(label: "AVPlayerLayer")
    private var stream: (any PictureStream)?
    private weak var item: AVPlayerItem?
    private var size = (width: 0, height: 0)
    private var rate = 0.0
    /// Tells the pictures that are wanted now from those of earlier requests.
    private var request = 0
    private var lastPosition = -1.0
    /// The version of the item's compositions that is shown.
    private var version = 0
    private var isDecoding = false

    deinit { stream?.stop() }

    /// Most pictures a second that are shown.
    private static let mostPictures = 30.0

    func stop() {
        request += 1
        stream?.stop()
        (stream, item, lastPosition, isDecoding) = (nil, nil, -1, false)
    }

    /// Shows the picture of the item's position, and while it plays those that follow.
    func show(_ item: AVPlayerItem, _ size: (width: Int, height: Int), _ handler: @escaping (CGImage) -> Void) {
        let position = item.currentTime().seconds
        let rate = item.lock.withLock { item.timeline.rate }
        let version = item.compositionVersion
        let isSame = item === self.item && size == self.size && rate == self.rate && version == self.version
        if isSame, rate == 0 ? position == lastPosition : isNear(position) { return }
        stop()
        (self.item, self.size, self.rate, self.version, lastPosition) = (item, size, rate, version, position)
        if rate > 0 { play(item, position, handler) } else { showOne(item, position, handler) }
    }

    /// Whether the pictures that come anyway are those of the position.
    private func isNear(_ position: Double) -> Bool {
        guard let stream, rate > 0 else { return false }
        let shown = stream.start + Double(stream.count) / stream.rate
        return abs(position - shown) < 1
    }

    private func showOne(_ item: AVPlayerItem, _ position: Double, _ handler: @escaping (CGImage) -> Void) {
        let (number, size) = (request, self.size)
        if item.isRendered {
            let (asset, composition) = (item.asset, item.videoComposition)
            return decode(number, handler) {
                let time = CMTime(seconds: position, preferredTimescale: 90_000)
                return try RenderedStill(of: asset, composition, at: time).image(size, isUpright: true)
            }
        }
        let address = item.asset.source.address
        // The last picture lasts until the end.
        let length = item.asset.duration.seconds
        let time = position >= length - 0.05 ? max(length - 0.1, 0) : position
        decode(number, handler) { try MediaFrames.frame(of: address, at: time, width: size.width, height: size.height)?.image }
    }

    private func decode(_ number: Int, _ handler: @escaping (CGImage) -> Void, _ picture: @escaping () throws -> CGImage?) {
        queue.async {
            let image = try? picture()
            DispatchQueue.main.async {
                guard number == self.request, let image else { return }
                handler(image)
            }
        }
    }

    private func play(_ item: AVPlayerItem, _ position: Double, _ handler: @escaping (CGImage) -> Void) {
        let frameRate = Double(item.asset.tracks(withMediaType: .video).first?.nominalFrameRate ?? 0)
        let pictures = min(frameRate > 0 ? frameRate : Self.mostPictures, Self.mostPictures)
        stream =
            item.isRendered
            ? try? RenderedStream(of: item.asset, item.videoComposition, from: position, most: Self.mostPictures, size)
            : try? MediaFrameStream(
                of: item.asset.source.address, from: position, rate: pictures, width: size.width, height: size.height)
        guard let stream else { return }
        tick(request, 1 / stream.rate, handler)
    }

    private func tick(_ number: Int, _ interval: Double, _ handler: @escaping (CGImage) -> Void) {
        guard number == request, let stream, let item else { return }
        let position = item.currentTime().seconds
        queue.async {
            let image = stream.picture(at: position)
            DispatchQueue.main.async {
                guard number == self.request else { return }
                if let image { handler(image) }
                DispatchQueue.main.asyncAfter(deadline: .now() + interval / max(self.rate, 1)) { [weak self] in
                    self?.tick(number, interval, handler)
                }
            }
        }
    }
}

extension MediaFrames.Frame {
    /// The picture; nil where it is too large.
    var image: CGImage? { CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: true, pixels: pixels) }
}
