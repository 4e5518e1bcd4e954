import Testing

@_spi(Quince) @testable import QuinceFoundation

@Suite struct RunLoopTests {
    @Test func aStopBeforeTheTurnEndsIt() {
        let loop = RunLoop.current
        let timer = Timer(timeInterval: 1000, repeats: false) { _ in }
        loop.add(timer, forMode: .default)
        defer { timer.invalidate() }
        loop.stopTurn()
        let start = ContinuousClock.now
        #expect(loop.run(mode: .default, before: Date(timeIntervalSinceNow: 20)))
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
