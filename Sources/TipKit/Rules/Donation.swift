import QuinceFoundation

extension Tips.Event {
    /// A donation: when it was made, and the members of its value.
    ///
    /// Source: TipKit's interface.
    @dynamicMemberLookup public struct Donation: Sendable {
        /// The time of the donation.
        public let date: Date
        private let info: DonationInfo

        init(date: Date, info: DonationInfo) { (self.date, self.info) = (date, info) }

        /// A member of the donation's value.
        public subscript<Member>(dynamicMember keyPath: KeyPath<DonationInfo, Member>) -> Member { info[keyPath: keyPath] }
    }
}

extension Tips {
    /// A duration by which donations are filtered. Source: Apple's documentation of `Tips.DonationTimeRange`.
    public struct DonationTimeRange: Sendable {
        /// Seconds.
        let duration: TimeInterval

        public static var minute: DonationTimeRange { minutes(1) }
        public static var hour: DonationTimeRange { hours(1) }
        public static var day: DonationTimeRange { days(1) }
        public static var week: DonationTimeRange { weeks(1) }
        public static func minutes(_ value: Int) -> DonationTimeRange { DonationTimeRange(duration: 60 * Double(value)) }
        public static func hours(_ value: Int) -> DonationTimeRange { DonationTimeRange(duration: 3600 * Double(value)) }
        public static func days(_ value: Int) -> DonationTimeRange { DonationTimeRange(duration: 86400 * Double(value)) }
        public static func weeks(_ value: Int) -> DonationTimeRange { DonationTimeRange(duration: 604_800 * Double(value)) }
    }

    /// The number and age up to which an event's donations are kept. Source: Apple's documentation of `Tips.DonationLimit`.
    public struct DonationLimit: Sendable {
        public let maximumCount: Int
        /// nil = donations of any age.
        public let maximumAge: DonationTimeRange?

        public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
            (self.maximumCount, self.maximumAge) = (maximumCount, maximumAge)
        }

        /// The limit of events without one of their own.
        static let standard = DonationLimit(maximumCount: 1000)
    }
}

extension Sequence {
    /// The donations of a duration up to now.
    ///
    /// Source: Apple's documentation of `donatedWithin(_:)`.
    public func donatedWithin<DonationInfo: Codable & Sendable>(_ timeRange: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        let start = TipCenter.shared.now().addingTimeInterval(-timeRange.duration)
        return filter { $0.date >= start }
    }

    /// The largest group of donations that have the same value of a member; the first of those of the same size.
    ///
    /// Source: TipKit's interface.
    public func largestSubset<DonationInfo: Codable & Sendable, Value: Hashable>(groupedBy keyPath: KeyPath<DonationInfo, Value>)
        -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        groups(by: keyPath).reduce([]) { $1.count > $0.count ? $1 : $0 }
    }

    /// The smallest group of donations that have the same value of a member; the first of those of the same size.
    ///
    /// Source: TipKit's interface.
    public func smallestSubset<DonationInfo: Codable & Sendable, Value: Hashable>(
        groupedBy keyPath: KeyPath<DonationInfo, Value>
    ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
        let groups = groups(by: keyPath)
        return groups.dropFirst().reduce(groups.first ?? []) { $1.count < $0.count ? $1 : $0 }
    }

    /// The donations by their values of a member, in the order in which the values first occur.
    private func groups<DonationInfo: Codable & Sendable, Value: Hashable>(by keyPath: KeyPath<DonationInfo, Value>) -> [[Element]]
    where Element == Tips.Event<DonationInfo>.Donation {
        var groups: [[Element]] = [], places: [Value: Int] = [:]
        for donation in self {
            let value = donation[dynamicMember: keyPath]
            if let place = places[value] {
                groups[place].append(donation)
            } else {
                places[value] = groups.count
                groups.append([donation])
            }
        }
        return groups
    }
}
