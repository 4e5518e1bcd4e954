import Testing

@testable import Simulator

struct VirtualClockTests {
    @Test(
        "Durations beyond all bounds",
        arguments: [
            (-1.0, UInt64(0)), (.nan, 0), (1.5, 1_500_000_000), (1e12, 1_000_000_000_000_000_000), (.infinity, 1_000_000_000_000_000_000),
        ])
    func durations(seconds: Double, nanoseconds: UInt64) { #expect(VirtualClock.nanoseconds(seconds) == nanoseconds) }
}
