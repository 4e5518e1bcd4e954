/// Placement of a track's picture that is being made. Source: Apple's documentation of `AVMutableVideoCompositionLayerInstruction`.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    override init(_ state: State) { super.init(state) }

    public convenience init() { self.init(State()) }
    public convenience init(assetTrack track: AVAssetTrack) { self.init(State(trackID: track.trackID)) }

    open override var trackID: CMPersistentTrackID {
        get { state.trackID }
        set { state.trackID = newValue }
    }

    /// Places the picture from a time on. The matrix maps the track's pixels to those of the composition, from the top left.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        state.transform.set(transform.components, transform.components, CMTimeRange(start: time, duration: .zero))
    }

    /// Moves the picture evenly from one matrix to another.
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) { state.transform.set(startTransform.components, endTransform.components, timeRange) }

    /// - Parameter opacity: 0…1.
    open func setOpacity(_ opacity: Float, at time: CMTime) {
        let value = Self.clamped(opacity)
        state.opacity.set([value], [value], CMTimeRange(start: time, duration: .zero))
    }

    /// Changes the opacity evenly, between 0 and 1.
    open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {
        state.opacity.set([Self.clamped(startOpacity)], [Self.clamped(endOpacity)], timeRange)
    }

    /// Shows a part of the picture from a time on, in pixels of the track before the matrix.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        state.crop.set(cropRectangle.components, cropRectangle.components, CMTimeRange(start: time, duration: .zero))
    }

    /// Moves the shown part evenly from one rectangle to another.
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange
    ) { state.crop.set(startCropRectangle.components, endCropRectangle.components, timeRange) }

    private static func clamped(_ opacity: Float) -> Double { Double(min(max(opacity, 0), 1)) }
}
