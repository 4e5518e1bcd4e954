/// How the pictures of an asset's tracks are put together. Source: Apple's documentation of `AVVideoComposition`.
open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct State {
        var frameDuration = CMTime.zero
        var renderSize = CGSize.zero
        var renderScale: Float = 1
        var instructions: [any AVVideoCompositionInstructionProtocol] = []
        var timingTrackID = kCMPersistentTrackID_Invalid
        var colorPrimaries: String?
        var colorTransferFunction: String?
        var colorYCbCrMatrix: String?
    }

    var state: State

    init(_ state: State) {
        self.state = state
        super.init()
    }

    /// Shows an asset's video upright: the first video track, in its size.
    public convenience init(propertiesOf asset: AVAsset) { self.init(Self.state(of: asset)) }

    /// The time between two frames.
    open var frameDuration: CMTime { state.frameDuration }
    /// Pixels.
    open var renderSize: CGSize { state.renderSize }
    open var renderScale: Float { state.renderScale }
    /// In the order of time, one behind the other.
    open var instructions: [any AVVideoCompositionInstructionProtocol] { state.instructions }
    open var sourceTrackIDForFrameTiming: CMPersistentTrackID { state.timingTrackID }
    open var colorPrimaries: String? { state.colorPrimaries }
    open var colorTransferFunction: String? { state.colorTransferFunction }
    open var colorYCbCrMatrix: String? { state.colorYCbCrMatrix }

    open func copy(with zone: NSZone? = nil) -> Any { AVVideoComposition(state) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableVideoComposition(state) }

    /// Shows an asset's video upright, once its file has been read.
    open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition {
        _ = try await asset.source.load()
        return AVVideoComposition(propertiesOf: asset)
    }

    /// Whether the composition can be rendered.
    ///
    /// - Parameters:
    ///   - asset: Its file is read for it; nil leaves the tracks' numbers unchecked.
    ///   - timeRange: The range that the instructions are to fill; what is behind the asset's end does not count.
    ///   - validationDelegate: Told of each problem, until it ends the search.
    open func isValid(
        for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) -> Bool {
        let whole = asset.map { CMTimeRange(start: .zero, duration: $0.duration) }
        let problems = problems(for: asset, whole.map { CMTimeRangeGetIntersection(timeRange, otherRange: $0) } ?? timeRange)
        guard let validationDelegate else { return problems.isEmpty }
        for problem in problems {
            guard problem.report(self, asset, to: validationDelegate) else { break }
        }
        return problems.isEmpty
    }

    @available(*, unavailable, message: "not yet in Quince: compositors of an app's own")
    open var customVideoCompositorClass: AVVideoCompositing.Type? { nil }
    @available(*, unavailable, message: "not yet in Quince: layers over exported video")
    open var animationTool: AVVideoCompositionCoreAnimationTool? { nil }
    @available(*, unavailable, message: "not yet in Quince: filters over video")
    public init(asset: AVAsset, applyingCIFiltersWithHandler applier: @escaping (AVAsynchronousCIImageFilteringRequest) -> Void) {
        fatalError()
    }

    static func state(of asset: AVAsset) -> State {
        var state = State(frameDuration: CMTime(value: 1, timescale: 30))
        guard let track = asset.tracks(withMediaType: .video).first(where: { $0.timeRange.isUsable }) else { return state }
        if track.nominalFrameRate > 0 {
            state.frameDuration = CMTime(seconds: 1 / Double(track.nominalFrameRate), preferredTimescale: 90_000)
        }
        let size = (asset as? AVComposition)?.naturalSize ?? track.naturalSize
        let shown = CGRect(origin: .zero, size: size).applying(track.preferredTransform)
        state.renderSize = CGSize(width: abs(shown.width), height: abs(shown.height))
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
        layer.setTransform(track.preferredTransform, at: .zero)
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        instruction.layerInstructions = [layer]
        state.instructions = [instruction]
        return state
    }
}
