import Foundation

/// The observation of a property; it ends when the object goes or is told to.
public class NSKeyValueObservation: NSObject {
    private let observation: PropertyObservation

    init(_ observation: PropertyObservation) { self.observation = observation }

    deinit { observation.end() }

    /// Ends the observation.
    public func invalidate() { observation.end() }
}
