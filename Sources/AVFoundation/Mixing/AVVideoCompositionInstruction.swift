/// An instruction for a part of a composition of video. Source: Apple's documentation of `AVVideoCompositionInstructionProtocol`.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var timeRange: CMTimeRange { get }
    var enablePostProcessing: Bool { get }
    /// Whether the picture changes though its sources do not.
    var containsTweening: Bool { get }
    /// Numbers of tracks; nil for all.
    var requiredSourceTrackIDs: [NSValue]? { get }
    /// The track that is shown unchanged; invalid for none.
    var passthroughTrackID: CMPersistentTrackID { get }
}

/// The pictures shown in a part of a composition of video, one over another.
///
/// Source: Apple's documentation of `AVVideoCompositionInstruction`.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, NSCopying, NSMutableCopying,
    @unchecked Sendable
{
    struct State {
        var timeRange = CMTimeRange.invalid
        var background: CGColor?
        var layers: [AVVideoCompositionLayerInstruction] = []
        var enablePostProcessing = true
        var requiredSampleDataTrackIDs: [NSNumber] = []
    }

    var state: State

    init(_ state: State) {
        self.state = state
        super.init()
    }

    open var timeRange: CMTimeRange { state.timeRange }
    /// The colour where no picture is; nil is black.
    open var backgroundColor: CGColor? { state.background }
    /// The topmost first.
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { state.layers }
    open var enablePostProcessing: Bool { state.enablePostProcessing }
    open var requiredSourceSampleDataTrackIDs: [NSNumber] { state.requiredSampleDataTrackIDs }
    open var requiredSourceTrackIDs: [NSValue]? { state.layers.map { NSNumber(value: $0.trackID) } }
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    open var containsTweening: Bool {
        state.layers.contains { layer in
            [layer.state.transform, layer.state.opacity].contains { $0.ramps.contains { $0.from != $0.to } }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { AVVideoCompositionInstruction(state) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableVideoCompositionInstruction(state) }
}
