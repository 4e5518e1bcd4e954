import QuinceFoundation

extension Tips {
    /// An action of the user's that can occur again and again. Rules count its donations.
    ///
    /// Source: Apple's documentation of `Tips.Event`.
    public struct Event<DonationInfo: Codable & Sendable>: RuleInput {
        public let id: String
        private let limit: DonationLimit

        /// Creates an event whose donations have a value.
        ///
        /// - Parameter id: The identifier that its donations are kept under.
        public init(id: String) { self.init(id: id, limit: .standard) }

        /// Creates an event whose donations have no value.
        ///
        /// - Parameter id: The identifier that its donations are kept under.
        public init(id: String) where DonationInfo == EmptyDonation { self.init(id: id, limit: .standard) }

        /// Creates an event whose donations have a value, and are kept up to a number and an age.
        public init(id: String, donationLimit: DonationLimit) { self.init(id: id, limit: donationLimit) }

        /// Creates an event whose donations have no value, and are kept up to a number and an age.
        public init(id: String, donationLimit: DonationLimit) where DonationInfo == EmptyDonation {
            self.init(id: id, limit: donationLimit)
        }

        private init(id: String, limit: DonationLimit) { (self.id, self.limit) = (id, limit) }

        /// The donations that are kept, the oldest first: the latest 1000, unless the event has a limit of its own.
        public var donations: [Donation] {
            TipCenter.shared.donations(to: id, limit: limit).compactMap { record in
                let info = try? TipCoding.decode(DonationInfo.self, record.info)
                return info.map { Donation(date: record.date, info: $0) }
            }
        }

        /// Donates the event with a value, and waits until the donation is kept.
        public func donate(_ donation: DonationInfo) async {
            record(donation)
            await TipCenter.shared.saved()
        }

        /// Donates the event, and waits until the donation is kept.
        public func donate() async where DonationInfo == EmptyDonation { await donate(EmptyDonation()) }

        /// Donates the event with a value.
        ///
        /// - Parameter completion: Called when the donation is kept, on no particular thread.
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            record(donation)
            guard let completion else { return }
            Task {
                await TipCenter.shared.saved()
                completion()
            }
        }

        /// Donates the event.
        ///
        /// - Parameter completion: Called when the donation is kept, on no particular thread.
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
            sendDonation(EmptyDonation(), completion)
        }

        /// Deletes the donations.
        ///
        /// - Throws: The error of the file system where the datastore cannot be written.
        public func deleteDonations() async throws {
            TipCenter.shared.deleteDonations(to: id)
            try await TipCenter.shared.savedOrThrow()
        }

        private func record(_ info: DonationInfo) {
            guard let data = try? TipCoding.encode(info) else {
                return NSLog("TipKit: a donation to the event '%@' could not be encoded, and does not count.", id)
            }
            TipCenter.shared.donate(data, to: id, limit: limit)
        }

        public var _ruleValue: Event { self }
    }

    /// The value of donations that have none. Source: Apple's documentation of `Tips.EmptyDonation`.
    public struct EmptyDonation: Codable, Sendable {
        init() {}
    }
}
