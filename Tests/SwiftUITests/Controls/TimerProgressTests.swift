import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TimerProgressTests {
    private let start = Date(timeIntervalSince1970: 1000)
    private func timer(_ length: TimeInterval, countsDown: Bool = true) -> TimerProgress {
        TimerProgress(interval: start...start.addingTimeInterval(length), countsDown: countsDown)
    }

    @Test func theBarIsFullAtFirstAndEmptyAtTheEnd() {
        let timer = timer(100)
        #expect([-10, 0, 25, 100, 200].map { timer.fraction(at: start.addingTimeInterval($0)) } == [1, 1, 0.75, 0, 0])
        #expect(self.timer(100, countsDown: false).fraction(at: start.addingTimeInterval(25)) == 0.25)
        #expect(self.timer(0).fraction(at: start) == 0)
    }

    @Test func itMovesUntilTheEndAndNotAfterwards() {
        let dates = timer(100).entries(from: start.addingTimeInterval(50), mode: .normal)
        #expect(dates.count == 201)
        #expect(dates.first == start.addingTimeInterval(50))
        #expect(dates.last == start.addingTimeInterval(100))
        #expect(timer(100).entries(from: start.addingTimeInterval(100), mode: .normal).count == 1)
        // Before the start nothing moves.
        let early = timer(1).entries(from: start.addingTimeInterval(-5), mode: .normal)
        #expect(early.count == 22 && early[1] == start)
    }

    @Test func theTimeStandsBelowTheBar() throws {
        let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
        let hosted = Hosted(ProgressView(timerInterval: past) { Text("Tea") })
        let bar = try #require(first(UIProgressView.self, in: hosted.view))
        #expect(bar.progress == 0)
        #expect(hosted.found.compactMap(\.label).contains("Tea"))
        #expect(hosted.found.compactMap(\.label).contains("0:00"))
        let rising = Hosted(ProgressView(timerInterval: past, countsDown: false))
        #expect(first(UIProgressView.self, in: rising.view)?.progress == 1)
    }

    private func first<Kind: UIView>(_ type: Kind.Type, in view: UIView) -> Kind? {
        view as? Kind ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }
}
