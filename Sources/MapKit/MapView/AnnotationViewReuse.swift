@_spi(Quince) import QuinceFoundation

/// Annotation views that wait to be used again, and the classes of identifiers.
@MainActor final class AnnotationViewReuse {
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var waiting: [String: [MKAnnotationView]] = [:]
    /// Views of an identifier that wait at most.
    private static let limit = 64

    func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type as? MKAnnotationView.Type }

    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

    func dequeue(_ identifier: String) -> MKAnnotationView? {
        guard let view = waiting[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func make(_ identifier: String, _ annotation: any MKAnnotation) -> MKAnnotationView? {
        if let view = dequeue(identifier) {
            view.annotation = annotation
            return view
        }
        return classes[identifier].flatMap { Self.instance($0, annotation, identifier) }
    }

    /// The method of a class that makes its views: classes of apps register it.
    static let factorySelector = "initWithAnnotation:reuseIdentifier:"

    private static func instance(_ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String) -> MKAnnotationView? {
        let arguments: [Any?] = [annotation, identifier]
        if let made = ObjectRuntime.method(factorySelector, of: type as AnyObject)?(type as AnyObject, arguments) as? MKAnnotationView,
            Swift.type(of: made) == type
        {
            return made
        }
        switch type {
        case is MKUserLocationView.Type: return MKUserLocationView(annotation: annotation, reuseIdentifier: identifier)
        case is MKMarkerAnnotationView.Type: return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        case is MKPinAnnotationView.Type: return MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        default: return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
    }

    func enqueue(_ view: MKAnnotationView) {
        guard let identifier = view.reuseIdentifier, waiting[identifier]?.count ?? 0 < Self.limit else { return }
        waiting[identifier, default: []].append(view)
    }
}
