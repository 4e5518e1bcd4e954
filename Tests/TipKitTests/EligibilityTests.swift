import Foundation
import Testing

@testable import TipKit

extension TipKitTests {
    @MainActor @Suite struct EligibilityTests {
        private func display(_ tip: any Tip) -> Bool {
            let isShown = TipCenter.shared.beginDisplay(of: tip)
            if isShown { TipCenter.shared.endDisplay(of: tip) }
            return isShown
        }

        @Test func aTipWaitsUntilTheDisplayFrequencyPermitsIt() throws {
            let stage = try TipStage([.displayFrequency(.daily)])
            #expect(display(PlainTip()))
            #expect(OtherTip().status == .pending)
            #expect(!display(OtherTip()))
            #expect(UrgentTip().status == .available, "its option lets it ignore the frequency")
            #expect(PlainTip().status == .available, "a tip that was displayed before does not wait")
            stage.clock.advance(86399)
            #expect(OtherTip().status == .pending)
            stage.clock.advance(1)
            #expect(OtherTip().status == .available)
        }

        @Test func withoutAFrequencyAllTipsAreAvailable() throws {
            try TipStage()
            #expect(display(PlainTip()))
            #expect(display(OtherTip()))
        }

        @Test func aTipEndsAfterItsLastDisplay() throws {
            try TipStage()
            #expect(display(ShortTip()))
            #expect(ShortTip().status == .available)
            #expect(TipCenter.shared.beginDisplay(of: ShortTip()))
            #expect(ShortTip().status == .available, "as long as it shows")
            TipCenter.shared.endDisplay(of: ShortTip())
            #expect(ShortTip().status == .invalidated(.displayCountExceeded))
        }

        @Test func displaysOfOneTipAtATimeCountOnce() throws {
            try TipStage()
            #expect(TipCenter.shared.beginDisplay(of: ShortTip()))
            #expect(TipCenter.shared.beginDisplay(of: ShortTip()))
            TipCenter.shared.endDisplay(of: ShortTip())
            TipCenter.shared.endDisplay(of: ShortTip())
            #expect(ShortTip().status == .available)
        }

        @Test func theTimesOfDisplaysAddUp() throws {
            let stage = try TipStage()
            #expect(TipCenter.shared.beginDisplay(of: BriefTip()))
            stage.clock.advance(200)
            TipCenter.shared.endDisplay(of: BriefTip())
            #expect(BriefTip().status == .available)
            #expect(TipCenter.shared.beginDisplay(of: BriefTip()))
            stage.clock.advance(100)
            TipCenter.shared.endDisplay(of: BriefTip())
            #expect(BriefTip().status == .invalidated(.displayDurationExceeded))
        }

        @Test func anInvalidatedTipKeepsItsReasonUntilItIsReset() async throws {
            try TipStage()
            PlainTip().invalidate(reason: .tipClosed)
            PlainTip().invalidate(reason: .actionPerformed)
            #expect(PlainTip().status == .invalidated(.tipClosed))
            #expect(AnyTip(PlainTip()).status == .invalidated(.tipClosed))
            await PlainTip().resetEligibility()
            #expect(PlainTip().status == .available)
        }

        @Test func overridesForTestingComeBeforeRules() async throws {
            let stage = try TipStage()
            PlainTip().invalidate(reason: .tipClosed)
            try await stage.relaunch()
            Tips.showAllTipsForTesting()
            #expect(MemberTip().status == .available)
            #expect(PlainTip().status == .available, "it was closed in an earlier launch")
            MemberTip().invalidate(reason: .tipClosed)
            #expect(MemberTip().status == .invalidated(.tipClosed))
            Tips.hideTipsForTesting([PlainTip.self])
            #expect(PlainTip().status == .pending)
            #expect(AnyTip(PlainTip()).status == .pending)
            #expect(OtherTip().status == .available)
            Tips.hideAllTipsForTesting()
            #expect(OtherTip().status == .pending)
            Tips.showTipsForTesting([OtherTip.self])
            #expect(OtherTip().status == .available)
        }

        @Test func launchArgumentsOverrideRules() throws {
            try TipStage(arguments: ["app", "-com.apple.TipKit.HideAllTips", "1", "-com.apple.TipKit.ShowTips", "MemberTip,buttons"])
            #expect(PlainTip().status == .pending)
            #expect(MemberTip().status == .available)
            #expect(ButtonTip().status == .available)
        }

        @Test func aGroupHasOneTipAtATime() async throws {
            try TipStage()
            let first = TipGroup {
                MemberTip()
                PlainTip()
            }
            let ordered = TipGroup(.ordered) {
                MemberTip()
                PlainTip()
            }
            #expect(first.currentTip is PlainTip)
            #expect(ordered.currentTip == nil)
            var updates = ordered.currentTipUpdates.makeAsyncIterator()
            MemberTip.isMember = true
            #expect(first.currentTip is MemberTip)
            #expect(ordered.currentTip is MemberTip)
            #expect(await updates.next(isolation: MainActor.shared) is MemberTip)
            MemberTip().invalidate(reason: .actionPerformed)
            #expect(ordered.currentTip is PlainTip)
            #expect(await updates.next(isolation: MainActor.shared) is PlainTip)
        }

        @Test func aChangeOfAGroupIsObserved() async throws {
            try TipStage()
            let group = TipGroup { MemberTip() }
            await confirmation { changed in
                await withCheckedContinuation { continuation in
                    withObservationTracking {
                        _ = group.currentTip
                    } onChange: {
                        changed()
                        continuation.resume()
                    }
                    MemberTip.isMember = true
                }
            }
        }
    }
}
