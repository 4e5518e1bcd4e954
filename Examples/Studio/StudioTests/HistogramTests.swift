import Testing

@testable import Studio

struct HistogramTests {
    @Test func nothingHasNoSamplesAndNoMeans() {
        #expect(Histogram().samples.isEmpty)
        #expect(Histogram().mean(of: .red) == nil)
        #expect(Histogram(rgbx: []).samples.isEmpty)
    }

    @Test func levelsAreCountedByChannel() throws {
        // Two pixels: white, and pure red.
        let histogram = Histogram(rgbx: [255, 255, 255, 0, 255, 0, 0, 99])
        #expect(histogram.counts[.red]?.last == 2)
        #expect(histogram.counts[.green]?.last == 1)
        #expect(histogram.counts[.green]?.first == 1)
        #expect(try #require(histogram.mean(of: .red)) == 1)
        #expect(try #require(histogram.mean(of: .blue)) == 0.5)
    }

    @Test func sharesAreRelativeToTheMostFrequentLevel() {
        let samples = Histogram(rgbx: [255, 255, 255, 0, 255, 0, 0, 99]).samples
        #expect(samples.count == 3 * Histogram.binCount)
        #expect(samples.map(\.share).max() == 1)
        #expect(samples.first { $0.channel == .blue && $0.level == 1 }?.share == 0.5)
    }
}
