/// The changes of one process to its screen in one turn of its run loop: the unit that is sent to the compositors.
///
/// Operations apply in order, all or none. The binary and the text form of a commit are exactly equivalent.
public struct Commit: Equatable, Sendable {
    public enum Operation: Equatable, Sendable {
        /// Makes the bitmap known under a new name.
        case addImage(ImageID, RenderImage)
        case removeImage(ImageID)
        /// Creates the layer if it is new, then sets these properties; properties not named keep their values.
        case setLayer(LayerID, LayerProperties)
        /// Forgets the layer, which must stand in no `sublayers` or `mask` any more by the commit's end.
        case removeLayer(LayerID)
        case addAnimation(LayerID, RenderAnimation)
        case removeAnimation(LayerID, key: String)
        /// The layer at the top of the tree: the display, in its native (portrait) orientation.
        case setRoot(LayerID)
    }

    /// Counts the process's commits from 1.
    public var sequence: UInt64
    /// Media time of the commit, in seconds (`CACurrentMediaTime` of the process).
    public var time: Double
    public var operations: [Operation]

    public init(sequence: UInt64, time: Double, operations: [Operation] = []) {
        (self.sequence, self.time, self.operations) = (sequence, time, operations)
    }
}
