// Names of the years before Swift 4.2, which the compiler still takes in apps whose language version is Swift 4 and hides from all others.

@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
@available(swift, obsoleted: 4.2, renamed: "MKDirections.ETAResponse")
public typealias MKETAResponse = MKDirections.ETAResponse
@available(swift, obsoleted: 4.2, renamed: "MKMapSnapshotter.Options")
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
@available(swift, obsoleted: 4.2, renamed: "MKMapSnapshotter.Snapshot")
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
@available(swift, obsoleted: 4.2, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
@available(swift, obsoleted: 4.2, renamed: "MKAnnotationView.CollisionMode")
public typealias MKAnnotationViewCollisionMode = MKAnnotationView.CollisionMode
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearchCompleter.FilterType")
public typealias MKSearchCompletionFilterType = MKLocalSearchCompleter.FilterType
