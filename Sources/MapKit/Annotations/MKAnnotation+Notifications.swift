import Foundation

extension NSNotification.Name {
    /// An annotation's title or subtitle has changed; the annotation is the object. Apps post it themselves.
    ///
    /// Source: Apple's documentation of `MKAnnotationCalloutInfoDidChange`.
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name("MKAnnotationCalloutInfoDidChangeNotification")
}
