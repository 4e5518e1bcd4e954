/// How one track's picture is placed in a composition of video: its matrix, opacity and shown part over time.
///
/// Source: Apple's documentation of `AVVideoCompositionLayerInstruction`.
open class AVVideoCompositionLayerInstruction: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct State: Sendable {
        var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
        var transform = Ramps(initial: [1, 0, 0, 1, 0, 0])
        var opacity = Ramps(initial: [1])
        /// x, y, width and height in the track's pixels; all of the picture before the first change.
        var crop = Ramps(initial: [])
    }

    var state: State

    init(_ state: State) {
        self.state = state
        super.init()
    }

    open var trackID: CMPersistentTrackID { state.trackID }

    /// The ramp of the matrix at a time.
    ///
    /// - Returns: Whether there is one; without it nothing is written.
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = state.transform.ramp(at: time) else { return false }
        startTransform?.pointee = CGAffineTransform(components: ramp.from)
        endTransform?.pointee = CGAffineTransform(components: ramp.to)
        timeRange?.pointee = ramp.range
        return true
    }

    /// The ramp of the opacity at a time.
    ///
    /// - Returns: Whether there is one; without it nothing is written.
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = state.opacity.ramp(at: time) else { return false }
        startOpacity?.pointee = Float(ramp.from[0])
        endOpacity?.pointee = Float(ramp.to[0])
        timeRange?.pointee = ramp.range
        return true
    }

    /// The ramp of the shown part at a time.
    ///
    /// - Returns: Whether there is one; without it nothing is written.
    open func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?, endCropRectangle: UnsafeMutablePointer<CGRect>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = state.crop.ramp(at: time) else { return false }
        startCropRectangle?.pointee = CGRect(components: ramp.from)
        endCropRectangle?.pointee = CGRect(components: ramp.to)
        timeRange?.pointee = ramp.range
        return true
    }

    open func copy(with zone: NSZone? = nil) -> Any { AVVideoCompositionLayerInstruction(state) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableVideoCompositionLayerInstruction(state) }
}

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

extension CGAffineTransform {
    var components: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }

    init(components: [Double]) {
        let values = components.map { CGFloat($0) }
        self.init(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }
}

extension CGRect {
    var components: [Double] { [origin.x, origin.y, width, height].map { Double($0) } }

    init(components: [Double]) {
        self.init(x: components[0], y: components[1], width: components[2], height: components[3])
    }
}
