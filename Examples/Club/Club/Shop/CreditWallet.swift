import Foundation
import Observation

/// The court credits that the user has.
///
/// The App Store forgets consumables once they are finished, so the app counts them.
@MainActor @Observable final class CreditWallet {
    private(set) var balance: Int
    /// The purchases that have been counted, so that none counts twice.
    @ObservationIgnored private var counted: Set<String>
    @ObservationIgnored private let defaults: UserDefaults

    private static let welcomeGift = 1
    private enum Key {
        static let balance = "creditBalance", counted = "countedPurchases"
    }

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        balance = defaults.object(forKey: Key.balance) as? Int ?? Self.welcomeGift
        counted = Set(defaults.stringArray(forKey: Key.counted) ?? [])
    }

    /// Adds the credits of a purchase, once.
    func add(_ count: Int, purchase id: UInt64) {
        guard counted.insert(String(id)).inserted else { return }
        change(by: count)
    }

    /// Takes the credits of a refunded purchase away, as far as they are still there.
    func refund(_ count: Int, purchase id: UInt64) {
        guard counted.remove(String(id)) != nil else { return }
        change(by: -min(count, balance))
    }

    /// - Returns: Whether there were enough credits.
    func spend(_ count: Int) -> Bool {
        guard balance >= count else { return false }
        change(by: -count)
        return true
    }

    func giveBack(_ count: Int) { change(by: count) }

    private func change(by count: Int) {
        balance += count
        defaults.set(balance, forKey: Key.balance)
        defaults.set(counted.sorted(), forKey: Key.counted)
    }
}
