/// The layer tree of one process as its commits have built it. Both compositors draw from this.
public struct RenderTree: Equatable, Sendable {
    public internal(set) var root: LayerID?
    public internal(set) var layers: [LayerID: RenderLayer] = [:]
    /// Which layer each layer hangs from, as sublayer or mask.
    public internal(set) var parents: [LayerID: LayerID] = [:]
    public internal(set) var images: [ImageID: RenderImage] = [:]
    /// The layers that have animations, so that a commit does not look at all layers for those that are over.
    var animated: Set<LayerID> = []
    /// The total size of all images' pixels, in bytes.
    var imageBytes = 0
    /// Sequence and media time of the last commit applied.
    public internal(set) var sequence: UInt64 = 0
    public internal(set) var time: Double = 0

    public init() {}
}
