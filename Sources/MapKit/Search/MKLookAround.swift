/// Pictures of streets, of which Quince has none.
///
/// Source: Apple's documentation of `MKLookAroundScene`.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    override init() {}
}

/// Asks for the pictures of a place's streets; there are none anywhere.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D
    open private(set) var mapItem: MKMapItem?
    open private(set) var isCancelled = false
    open private(set) var isLoading = false

    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }

    open var scene: MKLookAroundScene? { get async throws { nil } }

    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, nil) }
    }

    open func cancel() { isCancelled = true }
}

@available(*, unavailable, message: "not yet in Quince: features of the map that can be chosen")
public enum MKMapFeatureAnnotation {}
@available(*, unavailable, message: "not yet in Quince: features of the map that can be chosen")
public enum MKMapItemRequest {}
@available(*, unavailable, message: "not yet in Quince: views of map items")
public enum MKMapItemDetailViewController {}
@available(*, unavailable, message: "not yet in Quince: views of map items")
public enum MKSelectionAccessory {}
@available(*, unavailable, message: "not yet in Quince: the zoom slider, which iOS has on the Mac only")
public enum MKZoomControl {}
@available(*, unavailable, message: "not yet in Quince: the pitch button, which iOS has on the Mac only")
public enum MKPitchControl {}
