/// Draws a scene's picture of a street. No request finds a scene here, so that there is none to draw.
///
/// Source: Apple's documentation of `MKLookAroundSnapshotter`.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Points.
        open var size = CGSize(width: 256, height: 256)
        open var traitCollection = UITraitCollection()

        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.pointOfInterestFilter, copy.size, copy.traitCollection) = (pointOfInterestFilter, size, traitCollection)
            return copy
        }
    }

    /// A picture of a scene.
    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage

        init(image: UIImage) { self.image = image }
    }

    open private(set) var isLoading = false

    public init(scene: MKLookAroundScene, options: MKLookAroundSnapshotter.Options) { super.init() }

    /// Fails with `MKError.placemarkNotFound`: there are no pictures of streets.
    open var snapshot: MKLookAroundSnapshotter.Snapshot { get async throws { throw MKError(.placemarkNotFound) } }

    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundSnapshotter.Snapshot?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.placemarkNotFound)) }
    }

    open func cancel() {}
}
