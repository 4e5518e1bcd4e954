/// An annotation at a place that can be moved.
///
/// Source: Apple's documentation of `MKPointAnnotation`.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    private var place = CLLocationCoordinate2D()

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            notifyChange()
        }
    }

    public override init() {}

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}
