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
