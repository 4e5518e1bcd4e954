import OpenCombine
import QuinceFoundation

/// A subject with a value, which new subscribers are given first.
///
/// Subscribers hear of values in the order they came, as on iOS. Behaviour: Apple's documentation of `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let core: SubjectCore<Output, Failure>

    public init(_ value: Output) { core = SubjectCore(value: value) }

    /// The value; setting it sends it.
    public var value: Output {
        // A core that was made with a value always has one.
        get { core.current! }
        set { core.send(newValue) }
    }

    public func send(subscription: any Subscription) { core.add(subscription) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        core.subscribe(subscriber, to: self)
    }

    public func send(_ input: Output) { core.send(input) }

    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
}
