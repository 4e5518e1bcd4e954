import CoreMedia
import Testing

struct CMTimeTests {
    @Test func sumsAreExact() {
        let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
        #expect(sum.value == 7)
        #expect(sum.timescale == 12)
        #expect(!sum.hasBeenRounded)
        #expect(CMTime(value: 5, timescale: 600) - CMTime(value: 7, timescale: 600) == CMTime(value: -2, timescale: 600))
        #expect((-CMTime(value: 5, timescale: 600)).value == -5)
    }

    @Test func sumsBeyondTheLargestTimescaleAreRounded() {
        let sum = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_646)
        #expect(sum.timescale == 2_147_483_647)
        #expect(sum.value == 2)
        #expect(sum.hasBeenRounded)
    }

    @Test func sumsThatDoNotFitHalveTheTimescale() {
        let sum = CMTime(value: .max, timescale: 600) + CMTime(value: .max, timescale: 600)
        #expect(sum.timescale == 300)
        #expect(sum.value == .max)
        #expect(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
    }

    @Test func infinityAndIndefinitenessSpread() {
        let one = CMTime(value: 1, timescale: 1)
        #expect(one + .positiveInfinity == .positiveInfinity)
        #expect(one - .positiveInfinity == .negativeInfinity)
        #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
        #expect((one + .indefinite).isIndefinite)
        #expect(!(one + .invalid).isValid)
    }

    @Test func timesAreOrdered() {
        let times: [CMTime] = [.invalid, .indefinite, CMTime(value: 1, timescale: 2), .positiveInfinity, .negativeInfinity, .zero]
        #expect(times.sorted() == [.negativeInfinity, .zero, CMTime(value: 5, timescale: 10), .indefinite, .positiveInfinity, .invalid])
        #expect(CMTime(value: 1, timescale: 2).hashValue == CMTime(value: 300, timescale: 600).hashValue)
        #expect(CMTimeMaximum(.zero, CMTime(value: 1, timescale: 1)).value == 1)
    }

    @Test func secondsBecomeTheNearestTime() {
        let time = CMTime(seconds: 0.29, preferredTimescale: 100)
        #expect(time.value == 29)
        #expect(time.seconds == 0.29)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .positiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
        #expect(CMTime(seconds: 1e17, preferredTimescale: 600).timescale == 75)
        #expect(CMTime.invalid.seconds.isNaN)
    }

    @Test func scalesAreConvertedAsTheMethodSays() {
        let time = CMTime(value: 5, timescale: 10)
        #expect(time.convertScale(1, method: .roundHalfAwayFromZero).value == 1)
        #expect(time.convertScale(1, method: .roundTowardZero).value == 0)
        #expect(time.convertScale(1, method: .quickTime).value == 0)
        #expect(CMTime(value: -1, timescale: 4).convertScale(1, method: .roundTowardNegativeInfinity).value == -1)
        #expect(CMTime(value: -1, timescale: 4).convertScale(1, method: .roundTowardPositiveInfinity).value == 0)
        #expect(time.convertScale(600, method: .default).value == 300)
        #expect(!time.convertScale(600, method: .default).hasBeenRounded)
        #expect(!time.convertScale(0, method: .default).isValid)
    }

    @Test func timesAreMultiplied() {
        #expect(CMTimeMultiply(CMTime(value: 3, timescale: 10), multiplier: 4) == CMTime(value: 12, timescale: 10))
        #expect(CMTimeMultiplyByRatio(CMTime(value: 10, timescale: 10), multiplier: 1, divisor: 4).value == 3)
        #expect(!CMTimeMultiplyByRatio(.zero, multiplier: 1, divisor: 0).isValid)
        #expect(CMTimeMultiplyByFloat64(CMTime(value: 10, timescale: 1), multiplier: 1.5) == CMTime(value: 15, timescale: 1))
    }

    @Test func timesHaveTexts() {
        #expect(CMTime(value: 1, timescale: 2).debugDescription == "{1/2 = 0.500}")
        #expect(CMTime.indefinite.debugDescription == "{INDEFINITE}")
        #expect(CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(CMTime(value: 3, timescale: 7), allocator: nil)).value == 3)
    }
}

struct CMTimeRangeTests {
    private let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 4, timescale: 1))

    @Test func rangesHoldTheirStartAndNotTheirEnd() {
        #expect(range.end == CMTime(value: 5, timescale: 1))
        #expect(range.containsTime(CMTime(value: 1, timescale: 1)))
        #expect(!range.containsTime(range.end))
        #expect(range.containsTimeRange(CMTimeRange(start: CMTime(value: 2, timescale: 1), end: range.end)))
    }

    @Test func rangesAreUnitedAndIntersected() {
        let other = CMTimeRange(start: CMTime(value: 3, timescale: 1), end: CMTime(value: 9, timescale: 1))
        #expect(range.union(other) == CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 9, timescale: 1)))
        #expect(range.intersection(other) == CMTimeRange(start: CMTime(value: 3, timescale: 1), end: CMTime(value: 5, timescale: 1)))
        #expect(range.intersection(CMTimeRange(start: CMTime(value: 7, timescale: 1), end: other.end)).isEmpty)
        #expect(!range.union(.invalid).isValid)
    }

    @Test func timesAreMappedBetweenRanges() {
        let target = CMTimeRange(start: .zero, duration: CMTime(value: 8, timescale: 1))
        let mapped = CMTimeMapTimeFromRangeToRange(CMTime(value: 2, timescale: 1), fromRange: range, toRange: target)
        #expect(mapped == CMTime(value: 2, timescale: 1))
        #expect(CMTimeClampToRange(CMTime(value: 99, timescale: 1), range: range) == range.end)
    }
}

struct CVPixelBufferTests {
    @Test func buffersHaveTheirPlanes() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        #expect(CVPixelBufferGetBytesPerRow(buffer) >= 20)
        #expect(CVPixelBufferGetPlaneCount(buffer) == 0)
        CVPixelBufferLockBaseAddress(buffer, [])
        CVPixelBufferGetBaseAddress(buffer)?.storeBytes(of: 7, as: UInt8.self)
        #expect(CVPixelBufferGetBaseAddress(buffer)?.load(as: UInt8.self) == 7)
        CVPixelBufferUnlockBaseAddress(buffer, [])
        #expect(CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made) == kCVReturnSuccess)
        #expect(made.map(CVPixelBufferGetPlaneCount) == 2)
        #expect(CVPixelBufferCreate(nil, -1, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 4, 4, 1, nil, &made) == kCVReturnInvalidPixelFormat)
        #expect(made == nil)
    }
}
