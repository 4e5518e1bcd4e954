import Testing
import UIKit

@testable import SwiftUI

struct LineLengthsTests {
    @Test func unmeasuredLinesAreAsLongAsTheOthersOnAverage() {
        var lengths = LineLengths(count: 1000, gap: 10)
        lengths.set(40, at: 0)
        lengths.set(60, at: 500)
        #expect(lengths.average == 50)
        #expect(lengths.total == 59_990)
        #expect(lengths.offset(of: 1) == 50)
        #expect(lengths.offset(of: 501) == 30_060)
    }

    @Test func whatIsMeasuredAgainCountsOnce() {
        var lengths = LineLengths(count: 3, gap: 0)
        for index in 0..<3 { lengths.set(10, at: index) }
        lengths.set(30, at: 1)
        #expect((0...3).map { lengths.offset(of: $0) } == [0, 10, 40, 50])
        lengths.forget()
        #expect(lengths.total == 0 && lengths[1] == nil)
    }

    @Test func linesBetweenPlacesAreThoseThatReachThere() {
        var lengths = LineLengths(count: 100, gap: 0)
        lengths.set(10, at: 0)
        #expect(lengths.lines(from: 25, to: 45) == 2..<5)
        #expect(lengths.lines(from: -100, to: -50).isEmpty)
        #expect(lengths.lines(from: 990, to: 5000) == 98..<100)
    }
}
