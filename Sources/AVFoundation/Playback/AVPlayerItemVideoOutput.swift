internal import MediaInformation
@_spi(Quince) import QuinceFoundation

/// Hands out the pictures of an item while it plays.
///
/// Pictures are decoded beside the caller: each question for a new one has the picture of the item's position fetched, which is there a little later.
///
/// Source: Apple's documentation of `AVPlayerItemVideoOutput`.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    private let state = NSLock()
    private let pictures = VideoPictures()
    private let format: OSType
    private let wantedSize: (width: Int, height: Int)?
    private var latest: (image: CGImage, time: CMTime)?
    private var isNew = false
    private var isAwaited = false
    open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    open private(set) var delegateQueue: DispatchQueue?

    /// - Parameter pixelBufferAttributes: `kCVPixelBufferPixelFormatTypeKey`, 32BGRA where it is missing, and the width and height in pixels, those
    ///   of the video where they are missing.
    public init(pixelBufferAttributes: [String: Any]?) {
        func number(_ key: CFString) -> Int? { (pixelBufferAttributes?["\(key)"] as? any BinaryInteger).flatMap { Int(exactly: $0) } }
        format = number(kCVPixelBufferPixelFormatTypeKey).flatMap { OSType(exactly: $0) } ?? kCVPixelFormatType_32BGRA
        if let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey), width > 0, height > 0 {
            wantedSize = (width, height)
        } else {
            wantedSize = nil
        }
        guard format == kCVPixelFormatType_32BGRA || format == kCVPixelFormatType_32RGBA else {
            raise(.invalidArgumentException, "not yet in Quince: AVPlayerItemVideoOutput in other pixel formats than 32BGRA and 32RGBA")
        }
        super.init()
    }

    public convenience init(outputSettings: [String: Any]?) { self.init(pixelBufferAttributes: outputSettings) }

    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {
        state.withLock { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
    }

    /// Has the delegate told once of the next picture.
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {
        state.withLock { isAwaited = true }
        fetch()
    }

    /// Whether there is a picture that has not been copied.
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool {
        fetch()
        return state.withLock { isNew }
    }

    /// The latest picture; nil before the first one.
    ///
    /// - Parameter outItemTimeForDisplay: Gets the time that the picture is of.
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? {
        fetch()
        let shown = state.withLock {
            isNew = false
            return latest
        }
        outItemTimeForDisplay?.pointee = shown?.time ?? .invalid
        return shown.flatMap { PictureBuffer.make($0.image, format) }
    }

    // MARK: Pictures

    private func fetch() {
        if Thread.isMainThread { return update() }
        DispatchQueue.main.async { [weak self] in self?.update() }
    }

    private func update() {
        guard let item, item.status == .readyToPlay, let size = size(of: item) else { return pictures.stop() }
        pictures.show(item, size) { [weak self, weak item] image in
            guard let self, let item else { return }
            receive(image, item.currentTime())
        }
    }

    private func receive(_ image: CGImage, _ time: CMTime) {
        let (told, queue) = state.withLock {
            (latest, isNew) = ((image, time), true)
            defer { isAwaited = false }
            return (isAwaited ? delegate : nil, delegateQueue)
        }
        guard let told else { return }
        nonisolated(unsafe) let receiver = told
        (queue ?? .main).async { receiver.outputMediaDataWillChange(self) }
    }

    private func size(of item: AVPlayerItem) -> (width: Int, height: Int)? {
        if let wantedSize { return wantedSize }
        let size = item.presentationSize
        guard size.width >= 1, size.height >= 1 else { return nil }
        let factor = min(1, CGFloat(MediaFrames.largestSide) / max(size.width, size.height))
        return (max(Int((size.width * factor).rounded()), 1), max(Int((size.height * factor).rounded()), 1))
    }
}

/// Pictures as pixel buffers.
enum PictureBuffer {
    /// - Parameter format: 32BGRA or 32RGBA.
    static func make(_ image: CGImage, _ format: OSType) -> CVPixelBuffer? {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, image.width, image.height, format, nil, &made)
        let order =
            format == kCVPixelFormatType_32BGRA
            ? CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            : CGImageAlphaInfo.premultipliedLast.rawValue
        guard let made,
            let context = CGContext(
                data: CVPixelBufferGetBaseAddress(made), width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: CVPixelBufferGetBytesPerRow(made), space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: order)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        context.flush()
        return made
    }
}
