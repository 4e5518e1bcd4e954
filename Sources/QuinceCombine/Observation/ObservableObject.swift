import OpenCombine

/// An object with a publisher that speaks before the object changes.
///
/// The publisher made by default speaks before any `@Published` property of the object changes, those of its superclasses included.
/// Behaviour: Apple's documentation of `ObservableObject`.
public protocol ObservableObject: AnyObject {
    /// The publisher's type.
    associatedtype ObjectWillChangePublisher: OpenCombine.Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Speaks before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Speaks before the object changes: one publisher for the object's whole life.
    public var objectWillChange: ObservableObjectPublisher { ObjectWillChange.publisher(of: self) }
}
