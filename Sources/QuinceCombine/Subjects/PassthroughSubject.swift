import OpenCombine
import QuinceFoundation

/// A subject that passes on what it is sent, and keeps nothing.
///
/// Subscribers hear of it in the order they came, as on iOS. Behaviour: Apple's documentation of `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>(value: nil)

    public init() {}

    public func send(subscription: any Subscription) { core.add(subscription) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        core.subscribe(subscriber, to: self)
    }

    public func send(_ input: Output) { core.send(input) }

    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
}
