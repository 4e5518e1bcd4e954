import Testing

@testable import DeviceCore

struct HomeScreenStateTests {
    private var home = HomeScreenState(isAvailable: true)

    @Test mutating func whatNeverShowsAnythingIsStartedTwiceMore() {
        let restarts = (0..<4).map { home.end(at: Double($0) * 60) }
        #expect(restarts == [true, true, false, false])
    }

    /// However long it takes to get there.
    @Test mutating func whatEndsSoonAfterItIsShownIsStartedTwiceMore() {
        for (time, isStarted) in [(0.0, true), (100, true), (200, false)] {
            home.show(at: time)
            #expect(home.end(at: time + 9) == isStarted)
        }
    }

    @Test mutating func whatWasOfUseIsStartedAgain() {
        for time in [0.0, 100, 200, 300, 400] {
            home.show(at: time)
            #expect(home.end(at: time + 10) == true)
        }
    }

    @Test mutating func aUsefulOneForgivesEarlierEnds() {
        #expect(home.end(at: 0) == true)
        #expect(home.end(at: 1) == true)
        home.show(at: 2)
        #expect(home.end(at: 20) == true)
        #expect(home.end(at: 21) == true)
        #expect(home.end(at: 22) == true)
        #expect(home.end(at: 23) == false)
    }

    @Test mutating func whoWantsItStartedAgainBeginsAnew() {
        for time in 0..<3 { _ = home.end(at: Double(time)) }
        home.forgetEnds()
        #expect(home.end(at: 4) == true)
    }
}
