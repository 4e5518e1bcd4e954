import OpenCombine

extension Publishers {
    /// Publishes the values of any number of publishers of one type as they come. Apple's documentation: `Publishers.MergeMany`.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let merged = MergedValues(subscriber, count: publishers.count)
            merged.start { merged.subscribe(to: publishers[$0], $0) }
        }

        /// Adds one more publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the values of this publisher and another of its type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
