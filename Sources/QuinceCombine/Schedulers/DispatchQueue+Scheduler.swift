import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
    /// A time of a dispatch queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        /// The interval from this time to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.rawValue, other.dispatchTime.rawValue)
            let nanoseconds = Int(clamping: start > end ? start - end : end - start)
            return .nanoseconds(start > end ? -nanoseconds : nanoseconds)
        }

        /// The time an interval after this one.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            n.magnitude == .max ? SchedulerTimeType(.distantFuture) : SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// An interval in nanoseconds. Number literals are seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
            Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            /// The interval as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            private init(_ value: Int, times unit: Int) {
                let (product, overflow) = value.multipliedReportingOverflow(by: unit)
                magnitude = overflow ? (value > 0 ? .max : .min) : product
            }

            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let value): self.init(value, times: 1_000_000_000)
                case .milliseconds(let value): self.init(value, times: 1_000_000)
                case .microseconds(let value): self.init(value, times: 1000)
                case .nanoseconds(let value): self.init(nanoseconds: value)
                case .never: self.init(nanoseconds: .max)
                @unknown default: self.init(nanoseconds: .max)
                }
            }

            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init(integerLiteral value: Int) { self = .seconds(value) }

            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(nanoseconds: value)
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude * rhs.magnitude) }
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            public static func seconds(_ s: Double) -> Stride {
                let nanoseconds = s * 1_000_000_000
                return Stride(nanoseconds: Int(exactly: nanoseconds.rounded(.towardZero)) ?? (s > 0 ? .max : .min))
            }
            public static func seconds(_ s: Int) -> Stride { Stride(s, times: 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, times: 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { Stride(us, times: 1000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    /// The options for performing scheduled actions on a queue.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        nonisolated(unsafe) let action = action
        async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: Self.inOrder(date.dispatchTime), qos: options.qos, flags: options.flags) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let options = options ?? SchedulerOptions()
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(qos: options.qos, flags: options.flags, handler: action)
        timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
