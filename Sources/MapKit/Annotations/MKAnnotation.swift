/// The texts of an annotation: Apple's protocol has them as optional requirements, which are optionals once more where they are asked of any annotation.
public protocol _MKAnnotationTexts: NSObjectProtocol {
    @_disfavoredOverload var title: String? { get }
    @_disfavoredOverload var subtitle: String? { get }
}

extension _MKAnnotationTexts {
    @_disfavoredOverload public var title: String? { nil }
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// An object that stands at a place of the map. Title and subtitle are optional.
///
/// Source: Apple's documentation of `MKAnnotation`.
public protocol MKAnnotation: _MKAnnotationTexts {
    /// The place. It may change; map views follow classes of MapKit and those that declare it `@objc dynamic`.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    public var title: String?? { .some(annotationTitle) }
    public var subtitle: String?? { .some(annotationSubtitle) }

    var annotationTitle: String? { (self as any _MKAnnotationTexts).title }
    var annotationSubtitle: String? { (self as any _MKAnnotationTexts).subtitle }
}
