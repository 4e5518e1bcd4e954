import Foundation
import Testing

@testable import TipKit

extension TipKitTests {
    @MainActor @Suite struct RuleTests {
        @Test func aTipWithoutRulesIsAvailableOnceItsDatastoreIsConfigured() throws {
            let stage = try TipStage(isConfigured: false)
            #expect(PlainTip().status == .pending)
            #expect(!PlainTip().shouldDisplay)
            try stage.configure()
            #expect(PlainTip().status == .available)
            #expect(PlainTip().id == "PlainTip")
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
        }

        @Test func parametersDecideOnTheirTips() throws {
            try TipStage()
            #expect(MemberTip().status == .pending)
            MemberTip.isMember = true
            #expect(MemberTip.isMember)
            #expect(MemberTip().status == .available)
            #expect(PairTip().status == .pending)
            MemberTip.visits = 4
            #expect(PairTip().status == .available)
            MemberTip.isMember.toggle()
            #expect(MemberTip().status == .pending)
            #expect(MemberTip.$isMember.id.hasSuffix("MemberTip+isMember"))
        }

        @Test func parametersKeepTheirValuesUntilTheDatastoreIsConfigured() throws {
            let stage = try TipStage(isConfigured: false)
            MemberTip.isMember = true
            #expect(!MemberTip.isMember)
            try stage.configure()
            #expect(!MemberTip.isMember)
            MemberTip.nickname = "Ada"
            #expect(MemberTip.nickname == "Ada")
            MemberTip.nickname = nil
            #expect(MemberTip.nickname == nil)
        }

        @Test func donationsAreCountedByTimeAndValue() async throws {
            let stage = try TipStage()
            await MemberTip.viewed.donate(.init(name: "Sea", height: 0))
            await MemberTip.viewed.donate(.init(name: "Peak", height: 2000))
            await MemberTip.opened.donate()
            #expect(EventTip().status == .pending)
            stage.clock.advance(60 * 60 * 25)
            MemberTip.opened.sendDonation()
            MemberTip.viewed.sendDonation(.init(name: "Ridge", height: 1500))
            #expect(EventTip().status == .pending)
            MemberTip.opened.sendDonation()
            #expect(EventTip().status == .available)
            #expect(MemberTip.opened.donations.count == 3)
            #expect(MemberTip.opened.donations.donatedWithin(.minute).count == 2)
            #expect(MemberTip.opened.donations.donatedWithin(.days(2)).count == 3)
            #expect(MemberTip.viewed.donations.map(\.name) == ["Sea", "Peak", "Ridge"])
            #expect(MemberTip.viewed.donations.last?.date == stage.clock.now)
        }

        @Test func donationsAreGroupedByMembers() throws {
            try TipStage()
            for name in ["Sea", "Peak", "Peak", "Lake"] { MemberTip.viewed.sendDonation(.init(name: name, height: 1)) }
            #expect(MemberTip.viewed.donations.largestSubset(groupedBy: \.name).map(\.name) == ["Peak", "Peak"])
            #expect(MemberTip.viewed.donations.smallestSubset(groupedBy: \.name).map(\.name) == ["Sea"])
        }

        @Test func eventsHaveLimits() async throws {
            let stage = try TipStage()
            let few = Tips.Event(id: "few", donationLimit: Tips.DonationLimit(maximumCount: 2))
            for _ in 0..<3 { few.sendDonation() }
            #expect(few.donations.count == 2)
            let recent = Tips.Event(id: "recent", donationLimit: Tips.DonationLimit(maximumCount: 9, maximumAge: .hour))
            recent.sendDonation()
            stage.clock.advance(3601)
            #expect(recent.donations.isEmpty)
            try await few.deleteDonations()
            #expect(few.donations.isEmpty)
        }

        @Test func donationsFromBeforeTheConfigurationCount() async throws {
            let stage = try TipStage(isConfigured: false)
            MemberTip.opened.sendDonation()
            #expect(MemberTip.opened.donations.isEmpty)
            try stage.configure()
            #expect(MemberTip.opened.donations.count == 1)
        }

        @Test func aPredicateOfFoundationIsARule() throws {
            try TipStage()
            let rule = Tips.Rule(MemberTip.$visits) {
                PredicateExpressions.build_Comparison(
                    lhs: PredicateExpressions.build_Arg($0), rhs: PredicateExpressions.build_Arg(2), op: .greaterThan)
            }
            #expect(!rule.isMet)
            MemberTip.visits = 3
            #expect(rule.isMet)
        }

        @Test func statusUpdatesBeginWithTheStatus() async throws {
            try TipStage()
            var updates = MemberTip().statusUpdates.makeAsyncIterator()
            #expect(await updates.next() == .pending)
            MemberTip.isMember = true
            #expect(await updates.next() == .available)
            // Nothing changes.
            MemberTip.isMember = true
            MemberTip().invalidate(reason: .actionPerformed)
            #expect(await updates.next() == .invalidated(.actionPerformed))
            var display = PlainTip().shouldDisplayUpdates.makeAsyncIterator()
            #expect(await display.next() == true)
        }
    }
}
