import Foundation
import Testing

@testable import Club

@MainActor struct CreditWalletTests {
    private let defaults: UserDefaults = .temporary()

    @Test func guestsBeginWithACredit() {
        #expect(CreditWallet(defaults: defaults).balance == 1)
    }

    @Test func aPurchaseCountsOnce() {
        let wallet = CreditWallet(defaults: defaults)
        wallet.add(5, purchase: 7)
        wallet.add(5, purchase: 7)
        #expect(wallet.balance == 6)
        let later = CreditWallet(defaults: defaults)
        later.add(5, purchase: 7)
        #expect(later.balance == 6)
    }

    @Test func onlyWhatIsThereCanBeSpent() {
        let wallet = CreditWallet(defaults: defaults)
        #expect(!wallet.spend(2))
        #expect(wallet.spend(1))
        #expect(wallet.balance == 0)
        wallet.giveBack(1)
        #expect(wallet.balance == 1)
    }

    @Test func aRefundTakesCreditsAway() {
        let wallet = CreditWallet(defaults: defaults)
        wallet.add(5, purchase: 7)
        #expect(wallet.spend(4))
        wallet.refund(5, purchase: 7)
        #expect(wallet.balance == 0)
        wallet.refund(5, purchase: 7)
        #expect(wallet.balance == 0)
    }
}
