import OpenCombine
import QuinceFoundation

/// Publishes one value in each interval at most: the first at once, of those that follow in an interval the first or the latest at its end.
///
/// Behaviour: Apple's documentation of `Publishers.Throttle`. OpenCombine's own loses what is published while it subscribes. A type cannot hide
/// another one within `Publishers`, so this one is got by the operator alone, for the schedulers of the system.
public struct _Throttle<Upstream: OpenCombine.Publisher, Context: Scheduler>: OpenCombine.Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// Whether the latest value of an interval is published; else its first.
    public let latest: Bool

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure { upstream.subscribe(Throttling(self, subscriber)) }
}

extension OpenCombine.Publisher {
    /// Publishes the first or the latest value of each interval, on a run loop.
    public func throttle(for interval: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop, latest: Bool) -> _Throttle<Self, RunLoop> {
        _Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Publishes the first or the latest value of each interval, on a queue.
    public func throttle(for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue, latest: Bool)
        -> _Throttle<Self, DispatchQueue>
    { _Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest) }

    /// Publishes the first or the latest value of each interval, on a queue.
    public func throttle(for interval: OperationQueue.SchedulerTimeType.Stride, scheduler: OperationQueue, latest: Bool)
        -> _Throttle<Self, OperationQueue>
    { _Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest) }

    /// Publishes the first or the latest value of each interval, at once where that is possible.
    public func throttle(for interval: ImmediateScheduler.SchedulerTimeType.Stride, scheduler: ImmediateScheduler, latest: Bool)
        -> _Throttle<Self, ImmediateScheduler>
    { _Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest) }
}

private final class Throttling<Upstream: OpenCombine.Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = NSLock()
    private let throttle: _Throttle<Upstream, Context>
    private var downstream: Downstream?
    private var subscription: (any Subscription)?
    private var demand = Subscribers.Demand.none
    /// The value of the interval so far.
    private var pending: Input?
    private var completion: Subscribers.Completion<Failure>?
    private var isScheduled = false
    private var lastTime: Context.SchedulerTimeType?

    init(_ throttle: _Throttle<Upstream, Context>, _ downstream: Downstream) {
        (self.throttle, self.downstream) = (throttle, downstream)
    }

    func receive(subscription: any Subscription) {
        let receiver: Downstream? = lock.withLock {
            guard self.subscription == nil else { return nil }
            self.subscription = subscription
            return downstream
        }
        guard let receiver else { return subscription.cancel() }
        // First, so that it has asked for values when they come.
        receiver.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { if throttle.latest || pending == nil { pending = input } }
        schedule()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { self.completion = completion }
        schedule()
    }

    /// Delivers what there is as soon as the interval is over; at once where none runs, and the end with what is still to come.
    private func schedule() {
        let (isDue, time) = lock.withLock { () -> (Bool, Context.SchedulerTimeType?) in
            guard !isScheduled, downstream != nil, pending != nil ? demand > 0 : completion != nil else { return (false, nil) }
            isScheduled = true
            guard pending != nil, let lastTime else { return (true, nil) }
            let next = lastTime.advanced(by: throttle.interval)
            return (true, next > throttle.scheduler.now ? next : nil)
        }
        guard isDue else { return }
        if let time {
            throttle.scheduler.schedule(after: time) { self.deliver() }
        } else {
            throttle.scheduler.schedule { self.deliver() }
        }
    }

    private func deliver() {
        let (receiver, value, end) = lock.withLock { () -> (Downstream?, Input?, Subscribers.Completion<Failure>?) in
            isScheduled = false
            guard let downstream else { return (nil, nil, nil) }
            defer { if completion != nil { (self.downstream, subscription) = (nil, nil) } }
            guard let pending, demand > 0 else { return (downstream, nil, completion) }
            demand -= 1
            lastTime = throttle.scheduler.now
            self.pending = nil
            return (downstream, pending, completion)
        }
        guard let receiver else { return }
        let more = value.map { receiver.receive($0) } ?? .none
        if let end { return receiver.receive(completion: end) }
        if more > 0 { request(more) }
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        schedule()
    }

    func cancel() {
        let (upstream, released) = lock.withLock { () -> ((any Subscription)?, Downstream?) in
            defer { (subscription, downstream, pending) = (nil, nil, nil) }
            return (subscription, downstream)
        }
        withExtendedLifetime(released) { upstream?.cancel() }
    }
}
