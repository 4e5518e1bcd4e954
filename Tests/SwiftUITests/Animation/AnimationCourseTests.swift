import Testing

@testable import SwiftUI

@MainActor struct AnimationCourseTests {
    private func course(_ animation: Animation, velocity: Double = 0) -> AnimationCourse<Double> {
        AnimationCourse(animation: animation, start: 10, from: 100, to: 200, velocity: velocity)
    }

    @Test func linearCoursesAreWhereTheTimeIs() {
        let course = course(.linear(duration: 2))
        #expect(course.value(at: 10) == 100)
        #expect(abs(course.value(at: 10.5) - 125) < 0.001)
        #expect(course.value(at: 12) == 200)
        #expect(!course.isOver(at: 11.9))
        #expect(course.isOver(at: 12))
    }

    @Test func delaysAndSpeedsCount() {
        let course = course(.linear(duration: 2).speed(2).delay(1))
        #expect(course.value(at: 11) == 100)
        #expect(abs(course.value(at: 11.5) - 150) < 0.001)
        #expect(course.isOver(at: 12))
    }

    @Test func easedCoursesBeginAndEndSlowly() {
        let course = course(.easeInOut(duration: 1))
        #expect(course.value(at: 10.1) < 110)
        #expect(abs(course.value(at: 10.5) - 150) < 0.001)
        #expect(course.value(at: 10.9) > 190)
    }

    @Test func springsWithoutBounceDoNotOvershoot() {
        let course = course(.spring(duration: 0.5, bounce: 0))
        let values = stride(from: 0.0, through: 2, by: 0.05).map { course.value(at: 10 + $0) }
        #expect(values == values.sorted())
        #expect(values.allSatisfy { $0 <= 200 })
        #expect(abs(course.value(at: 10 + course.animation.duration) - 200) < 0.5)
    }

    @Test func bouncySpringsOvershoot() {
        let course = course(.spring(response: 0.5, dampingFraction: 0.3))
        #expect(stride(from: 0.0, through: 1, by: 0.01).contains { course.value(at: 10 + $0) > 220 })
    }

    @Test func springsGoOnWithTheirVelocity() {
        let course = course(.spring(duration: 0.5, bounce: 0), velocity: 300)
        #expect(abs(course.velocity(at: 10) - 300) < 10)
    }

    @Test func runsThereAndBackAgain() {
        let course = course(.linear(duration: 1).repeatCount(3, autoreverses: true))
        #expect(abs(course.value(at: 11.25) - 175) < 0.001)
        #expect(abs(course.value(at: 12.25) - 125) < 0.001)
        #expect(course.isOver(at: 13))
    }
}
