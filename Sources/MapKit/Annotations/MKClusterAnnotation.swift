/// Annotations that stand too close for each to be shown.
///
/// Source: Apple's documentation of `MKClusterAnnotation`.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    /// By default the title of the first member that has one.
    open var title: String?
    /// By default how many more there are.
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]
    /// The middle of the members.
    public let coordinate: CLLocationCoordinate2D

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(max(points.count, 1))
        let middle = MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
        coordinate = points.isEmpty ? CLLocationCoordinate2D() : middle.coordinate
        title = memberAnnotations.lazy.compactMap(\.annotationTitle).first
        subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
    }
}
