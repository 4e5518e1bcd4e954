/// A part of a composition of video that is being made. Source: Apple's documentation of `AVMutableVideoCompositionInstruction`.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    override init(_ state: State) { super.init(state) }
    public convenience init() { self.init(State()) }

    open override var timeRange: CMTimeRange {
        get { state.timeRange }
        set { state.timeRange = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { state.background }
        set { state.background = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { state.layers }
        set { state.layers = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { state.enablePostProcessing }
        set { state.enablePostProcessing = newValue }
    }
    open override var requiredSourceSampleDataTrackIDs: [NSNumber] {
        get { state.requiredSampleDataTrackIDs }
        set { state.requiredSampleDataTrackIDs = newValue }
    }
}
