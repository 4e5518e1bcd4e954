import Testing

@testable import UIKit

struct AxisMotionTests {
    /// Content slows down to 10 points a second and stops there: it does not jump to where it would get in the end.
    @Test(arguments: [-2000.0, 300, 1500])
    func contentComesToRestWithoutAJump(velocity: CGFloat) {
        let motion = AxisMotion(from: 100, velocity: velocity, rate: 0.998, limits: -10_000...10_000, bounces: true)
        #expect(abs(motion.position(at: motion.duration - 0.001) - motion.end) < 0.02)
        #expect(motion.end == AxisMotion.landing(from: 100, velocity: velocity, rate: 0.998))
        #expect(abs(motion.end - (100 + (velocity - (velocity < 0 ? -10 : 10)) * 0.4995)) < 0.01)
    }

    @Test func slowContentStays() {
        #expect(AxisMotion.landing(from: 5, velocity: 9, rate: 0.998) == 5)
    }
}
