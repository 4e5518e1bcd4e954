import OpenCombine
import QuinceFoundation

extension Publishers {
    /// When collected values are given.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Each time the interval has passed.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Each time the interval has passed or so many values are there.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes the values of an interval together. Apple's documentation: `collect(_:options:)`.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(TimedCollection(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Publishes values in groups, by time or by time and number.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> { .init(upstream: self, strategy: strategy, options: options) }
}

private final class TimedCollection<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let lock = NSRecursiveLock()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int?
    private let options: Context.SchedulerOptions?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var demand = Subscribers.Demand.none
    private var values: [Input] = []

    init(_ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let context, let interval): (scheduler, self.interval, limit) = (context, interval, nil)
        case .byTimeOrCount(let context, let interval, let count): (scheduler, self.interval, limit) = (context, interval, count)
        }
    }

    func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
            guard upstream == nil else { return nil }
            upstream = subscription
            timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: options
            ) { [weak self] in self?.give() }
            return downstream
        }
        guard let receiver else { return subscription.cancel() }
        receiver.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = lock.withLock {
            values.append(input)
            return limit.map { values.count >= $0 } ?? false
        }
        if isFull { give() }
        return .none
    }

    /// Gives what is there, if anything is and somebody asks for it.
    private func give() {
        let (receiver, group) = lock.withLock { () -> (Downstream?, [Input]) in
            guard demand > 0, !values.isEmpty else { return (nil, []) }
            demand -= 1
            defer { values = [] }
            return (downstream, values)
        }
        guard let receiver else { return }
        let more = receiver.receive(group)
        lock.withLock { demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { give() }
        let receiver = end()
        receiver?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        let source = lock.withLock { upstream }
        _ = end()
        source?.cancel()
    }

    private func end() -> Downstream? {
        let (receiver, running) = lock.withLock { () -> (Downstream?, (any Cancellable)?) in
            defer { (downstream, upstream, timer, values) = (nil, nil, nil, []) }
            return (downstream, timer)
        }
        running?.cancel()
        return receiver
    }
}
