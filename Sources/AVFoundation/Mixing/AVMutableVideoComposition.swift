/// A composition of video that is being made. Source: Apple's documentation of `AVMutableVideoComposition`.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    override init(_ state: State) { super.init(state) }
    public convenience init() { self.init(State()) }

    /// Shows an asset's video upright, once its file has been read.
    open override class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVMutableVideoComposition {
        _ = try await asset.source.load()
        return AVMutableVideoComposition(propertiesOf: asset)
    }

    open override var frameDuration: CMTime {
        get { state.frameDuration }
        set { state.frameDuration = newValue }
    }
    open override var renderSize: CGSize {
        get { state.renderSize }
        set { state.renderSize = newValue }
    }
    open override var renderScale: Float {
        get { state.renderScale }
        set { state.renderScale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { state.instructions }
        set { state.instructions = newValue }
    }
    open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
        get { state.timingTrackID }
        set { state.timingTrackID = newValue }
    }
    open override var colorPrimaries: String? {
        get { state.colorPrimaries }
        set { state.colorPrimaries = newValue }
    }
    open override var colorTransferFunction: String? {
        get { state.colorTransferFunction }
        set { state.colorTransferFunction = newValue }
    }
    open override var colorYCbCrMatrix: String? {
        get { state.colorYCbCrMatrix }
        set { state.colorYCbCrMatrix = newValue }
    }
}
