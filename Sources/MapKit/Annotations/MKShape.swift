/// An annotation with texts; the base of points and of shapes.
///
/// Source: Apple's documentation of `MKShape`.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    open var title: String? { didSet { if title != oldValue { notifyChange() } } }
    open var subtitle: String? { didSet { if subtitle != oldValue { notifyChange() } } }
    /// The place of the shape; subclasses say where.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    /// The map view that shows the shape.
    weak var observer: (any AnnotationObserver)?

    override init() {}

    func notifyChange() {
        guard let observer else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { observer.annotationChanged(self) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { observer.annotationChanged(self) } }
        }
    }
}

/// Notified when an annotation's place or texts have changed.
@MainActor protocol AnnotationObserver: AnyObject, Sendable {
    func annotationChanged(_ annotation: any MKAnnotation)
}
