import OpenCombine
import QuinceFoundation

/// A subscription that listens to several publishers of one failure: what `Merge` and `CombineLatest` have in common.
class ManyUpstreams<Downstream: Subscriber>: Subscription {
    /// Guards the state; never held while somebody else's code runs.
    let lock = NSRecursiveLock()
    /// Holds values back until the one before has been taken, in the order they came.
    private let delivery = NSRecursiveLock()
    private(set) var downstream: Downstream?
    private(set) var subscriptions: [(any Subscription)?]
    private(set) var demand = Subscribers.Demand.none
    private var finished = 0
    private let count: Int

    init(_ downstream: Downstream, count: Int) {
        (self.downstream, self.count) = (downstream, count)
        subscriptions = Array(repeating: nil, count: count)
    }

    /// Hands the subscriber its subscription, then subscribes to each publisher by its number.
    func start(_ subscribe: (Int) -> Void) {
        // The subscriber hears nothing before it knows its subscription.
        downstream?.receive(subscription: self)
        for index in 0..<count where isActive { subscribe(index) }
        if count == 0 { finish(.finished) }
    }

    func subscribe<P: Publisher>(to publisher: P, _ index: Int) where P.Failure == Downstream.Failure {
        publisher.subscribe(UpstreamSubscriber<P.Output, Downstream>(self, index))
    }

    private var isActive: Bool { lock.withLock { downstream != nil } }

    // MARK: What subclasses say

    /// Returns the demand with which a publisher's subscription begins.
    func firstDemand() -> Subscribers.Demand { demand }
    /// A value of a publisher; returns what it may give more.
    func received(_ value: Any, from index: Int) -> Subscribers.Demand { .none }
    /// More was asked for.
    func requested(_ more: Subscribers.Demand) {}
    /// Whether values still wait to be given.
    var hasPending: Bool { false }

    // MARK: Upstream

    fileprivate func begin(_ subscription: any Subscription, _ index: Int) {
        let first: Subscribers.Demand? = lock.withLock {
            guard downstream != nil, subscriptions[index] == nil else { return nil }
            subscriptions[index] = subscription
            return firstDemand()
        }
        guard let first else { return subscription.cancel() }
        if first > 0 { subscription.request(first) }
    }

    fileprivate func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        if case .failure = completion { return finish(completion) }
        lock.withLock {
            finished += 1
            subscriptions[index] = nil
        }
        finishIfDone()
    }

    /// Ends when every publisher has and nothing waits.
    func finishIfDone() {
        if lock.withLock({ finished == count && !hasPending }) { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (receiver, others) = lock.withLock {
            defer { (downstream, subscriptions) = (nil, Array(repeating: nil, count: count)) }
            return (downstream, subscriptions)
        }
        for case let other? in others { other.cancel() }
        receiver?.receive(completion: completion)
    }

    // MARK: Downstream

    /// Gives a value for which there is demand.
    func deliver(_ value: Downstream.Input) {
        let receiver: Downstream? = lock.withLock {
            guard demand > 0 else { return nil }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        delivery.lock()
        let more = receiver.receive(value)
        delivery.unlock()
        if more > 0 { request(more) }
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        requested(more)
    }

    func cancel() {
        let (released, all) = lock.withLock {
            defer { (downstream, subscriptions) = (nil, Array(repeating: nil, count: count)) }
            return (downstream, subscriptions)
        }
        for case let subscription? in all { subscription.cancel() }
        withExtendedLifetime(released) {}
    }
}

/// Listens to one of several publishers.
private struct UpstreamSubscriber<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    private let owner: ManyUpstreams<Downstream>
    private let index: Int

    init(_ owner: ManyUpstreams<Downstream>, _ index: Int) { (self.owner, self.index) = (owner, index) }

    func receive(subscription: any Subscription) { owner.begin(subscription, index) }
    func receive(_ input: Input) -> Subscribers.Demand { owner.received(input, from: index) }
    func receive(completion: Subscribers.Completion<Failure>) { owner.complete(completion, index) }
}

/// The latest value of each publisher. What comes while nobody asks is forgotten but for the latest.
final class LatestValues<Downstream: Subscriber>: ManyUpstreams<Downstream> {
    private var values: [Any?]
    private let combine: ([Any]) -> Downstream.Input

    init(_ downstream: Downstream, count: Int, _ combine: @escaping ([Any]) -> Downstream.Input) {
        values = Array(repeating: nil, count: count)
        self.combine = combine
        super.init(downstream, count: count)
    }

    override func received(_ value: Any, from index: Int) -> Subscribers.Demand {
        let all: [Any] = lock.withLock {
            values[index] = .some(value)
            return values.compactMap { $0 }
        }
        if all.count == values.count { deliver(combine(all)) }
        return .none
    }

    override func requested(_ more: Subscribers.Demand) {
        for case let subscription? in lock.withLock({ subscriptions }) { subscription.request(more) }
    }
}

/// The values of several publishers as they come; without unlimited demand each publisher is asked for one value at a time.
final class MergedValues<Downstream: Subscriber>: ManyUpstreams<Downstream> {
    private var waiting: [(index: Int, value: Downstream.Input)] = []

    override func firstDemand() -> Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

    override var hasPending: Bool { !waiting.isEmpty }

    override func received(_ value: Any, from index: Int) -> Subscribers.Demand {
        let isWanted = lock.withLock {
            if demand > 0, waiting.isEmpty { return true }
            waiting.append((index, value as! Downstream.Input))
            return false
        }
        guard isWanted else { return .none }
        deliver(value as! Downstream.Input)
        return .max(1)
    }

    override func requested(_ more: Subscribers.Demand) {
        while let next = lock.withLock({ demand > 0 && !waiting.isEmpty ? waiting.removeFirst() : nil }) {
            deliver(next.value)
            lock.withLock { subscriptions[next.index] }?.request(.max(1))
        }
        finishIfDone()
    }
}
