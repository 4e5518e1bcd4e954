internal import MediaInformation

/// Pictures that follow one another while an item plays.
protocol PictureStream: AnyObject, Sendable {
    /// Seconds of the item's time at the first picture.
    var start: Double { get }
    /// Pictures a second.
    var rate: Double { get }
    /// The number of pictures that have been read.
    var count: Int { get }
    /// Reads on to the picture shown at a time; nil where it is the last one still. Blocks.
    func picture(at seconds: Double) -> CGImage?
    func stop()
}

extension MediaFrameStream: PictureStream {
    func picture(at seconds: Double) -> CGImage? { frame(at: seconds)?.image }
}

/// One picture of an asset whose tracks are put together.
struct RenderedStill {
    private let plan: RenderPlan

    /// - Throws: The error of reading a file; `AVError.Code.invalidVideoComposition`.
    init(of asset: AVAsset, _ composition: AVVideoComposition?, at time: CMTime) throws {
        _ = try asset.source.read().get()
        // Behind the last picture there is none.
        let nominal = Double(asset.tracks(withMediaType: .video).first?.nominalFrameRate ?? 0)
        let interval = composition?.frameDuration ?? CMTime(seconds: nominal > 0 ? 1 / nominal : 0.04, preferredTimescale: 90_000)
        let start = CMTimeMaximum(CMTimeMinimum(time, asset.duration - interval), .zero)
        let range = CMTimeRange(start: start, duration: interval + CMTime(value: 1, timescale: 10))
        plan = try RenderPlan(asset, range: range, video: composition, hasAudio: false)
    }

    /// The size of the picture in pixels; nil where there is none.
    func size(isUpright: Bool) -> CGSize? {
        guard !plan.sections.isEmpty else { return nil }
        guard isUpright else { return plan.size }
        let turned = CGRect(origin: .zero, size: plan.size).applying(plan.orientation)
        return CGSize(width: abs(turned.width), height: abs(turned.height))
    }

    /// Decodes the picture. Blocks.
    ///
    /// - Parameter size: Pixels.
    /// - Throws: `AVError.Code.decoderNotFound`, where FFmpeg is not installed.
    func image(_ size: (width: Int, height: Int)?, isUpright: Bool) throws -> CGImage? {
        guard let size, !plan.sections.isEmpty else { return nil }
        let process = try RenderedStream.start(plan, size, rate: plan.frameRate, isUpright: isUpright, ["-frames:v", "1"])
        defer { process.finish() }
        return process.read(size.width * size.height * 4).flatMap { MediaFrames.image($0, size) }
    }
}

/// The pictures of an asset whose tracks are put together, from a time on.
final class RenderedStream: PictureStream, @unchecked Sendable {
    let start: Double
    let rate: Double
    private(set) var count = 0
    private let size: (width: Int, height: Int)
    private let process: RunningProgram

    /// Starts to decode.
    ///
    /// - Parameter most: Pictures a second.
    /// - Throws: As `RenderedStill`.
    init(
        of asset: AVAsset, _ composition: AVVideoComposition?, from seconds: Double, most: Double, _ size: (width: Int, height: Int)
    ) throws {
        let from = CMTime(seconds: seconds, preferredTimescale: 90_000)
        let range = CMTimeRange(start: from, duration: .positiveInfinity)
        let plan = try RenderPlan(asset, range: range, video: composition, hasAudio: false)
        (start, rate, self.size) = (seconds, min(plan.frameRate, most), size)
        process = try Self.start(plan, size, rate: rate, isUpright: true)
    }

    func picture(at seconds: Double) -> CGImage? {
        let passed = ((seconds - start) * rate + 0.001).rounded(.down)
        guard passed.isFinite, passed < 1e15 else { return nil }
        var pixels: Data?
        while count < Int(passed) + 1, let next = process.read(size.width * size.height * 4) {
            pixels = next
            count += 1
        }
        return pixels.flatMap { MediaFrames.image($0, size) }
    }

    func stop() { process.finish() }

    /// A program whose output is read.
    struct RunningProgram {
        /// Reads exactly so many bytes; nil where there are fewer.
        var read: (Int) -> Data?
        var finish: () -> Void
    }

    fileprivate static func start(
        _ plan: RenderPlan, _ size: (width: Int, height: Int), rate: Double, isUpright: Bool, _ options: [String] = []
    ) throws -> RunningProgram {
        var graph = FilterGraph()
        let pad = graph.addPicture(plan, size: size, rate: rate, isUpright: isUpright)
        let output = ["-map", "[\(pad)]"] + options + ["-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"]
        do {
            let process = try MediaProgram.ffmpeg.start(["-v", "quiet", "-nostdin"] + graph.arguments + output)
            return RunningProgram(read: { process.readAll($0) }, finish: { process.finish(isWanted: false) })
        } catch let error as MediaError {
            throw AssetSource.error(error, URL(fileURLWithPath: "/"))
        }
    }
}

extension MediaFrames {
    /// The picture of opaque BGRA pixels.
    static func image(_ pixels: Data, _ size: (width: Int, height: Int)) -> CGImage? {
        CGImage(width: size.width, height: size.height, bytesPerRow: size.width * 4, isOpaque: true, pixels: pixels)
    }
}
